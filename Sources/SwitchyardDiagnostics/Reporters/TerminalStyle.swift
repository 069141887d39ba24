/// The colours of the text reporter, or none of them.
package struct TerminalStyle: Sendable {
  private let isColored: Bool

  /// For files and pipes, and wherever `NO_COLOR` is set.
  package static let plain = TerminalStyle(isColored: false)
  /// For terminals.
  package static let colored = TerminalStyle(isColored: true)

  func bold(_ text: String) -> String { paint(text, "1") }
  func dim(_ text: String) -> String { paint(text, "2") }
  func stroke(_ text: String) -> String { paint(text, "1;32") }
  func label(_ text: String) -> String { paint(text, "36") }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: paint("error", "1;31")
    case .warning: paint("warning", "1;35")
    }
  }

  /// Select Graphic Rendition of ECMA-48, and back to normal.
  private func paint(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[" + code + "m" + text + "\u{1B}[0m" : text
  }
}
