import SwitchyardSwiftCode

/// Chooses what stands in an arm until the user has written it, so that the function goes on compiling.
///
/// What stands in the placeholders that are there already, where it names nothing of its own; else what fits the function's
/// result: `return false`, `return nil`, `break`, `EmptyView()`, and where nothing is known to fit, `fatalError`.
struct PlaceholderChoice {
  private let outline: SwiftOutline
  private let found: ReadSwitch
  private let arms: [ReadCase]
  /// The same for every screen; nil where nothing is known to fit.
  private var known: String?

  init(_ outline: SwiftOutline, _ found: ReadSwitch, arms: [ReadCase]) {
    self.outline = outline
    self.found = found
    self.arms = arms
    known = copied ?? fitting(result)
  }

  /// - Parameter name: of the screen, as the spec has it.
  func statement(for name: String) -> String {
    known ?? "fatalError(\"'\(name)' is not shown yet\")"
  }

  private var text: SwiftText { outline.text }

  private func word(_ index: Int) -> String {
    text.code.indices.contains(index) ? text.text(of: text.code[index]) : ""
  }

  // MARK: - As in other arms

  /// What stands in the first placeholder that is of no screen alone.
  private var copied: String? {
    for arm in arms where !arm.statements.isEmpty {
      let first = text.code[arm.statements.lowerBound]
      let last = text.code[arm.statements.upperBound - 1]
      guard let screen = placeholder(behind: last), !arm.statements.contains(where: { names(screen, $0) }) else {
        continue
      }
      let statement = text.bytes[first.start..<last.end]
      if !statement.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
        return String(decoding: statement, as: UTF8.self)
      }
    }
    return nil
  }

  /// The screen of the mark that stands on the same line.
  private func placeholder(behind token: SwiftToken) -> Substring? {
    let layout = TextLayout(text.bytes)
    guard let comment = text.comment(startingAt: layout.endOfBlanks(from: token.end)) else { return nil }
    let note = text.text(of: comment).drop { $0 == "/" || $0 == " " }
    guard note.hasPrefix(StubMark.placeholderOpening) else { return nil }
    return note.dropFirst(StubMark.placeholderOpening.count).split(separator: ".").last
  }

  /// `FeedView` and `"feed"` name the screen `feed`.
  private func names(_ screen: Substring, _ index: Int) -> Bool {
    let word = word(index)
    return !["return", "false", "true", "nil", "break"].contains(word)
      && word.lowercased().contains(screen.lowercased())
  }

  // MARK: - By the result

  private enum Result {
    case nothing
    case value(of: String)
    case unknown
  }

  private var function: ReadFunction? {
    found.isInClosure ? nil : found.function.map { outline.functions[$0] }
  }

  private var result: Result {
    guard let function else { return .unknown }
    return function.result.map { .value(of: $0) } ?? .nothing
  }

  private func fitting(_ result: Result) -> String? {
    switch result {
    case .unknown:
      // Where another arm does nothing, this one may.
      return arms.contains { $0.statements.count == 1 && word($0.statements.lowerBound) == "break" } ? "break" : nil
    case .nothing:
      if isValue { return nil }
      return arms.contains(where: assigns) ? "return" : "break"
    case .value(let type):
      guard let value = value(of: type) else { return nil }
      if type.hasPrefix("some ") { return returns ? nil : value }
      return isValue ? value : "return " + value
    }
  }

  private func value(of type: String) -> String? {
    if type == "Bool" { return "false" }
    if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
    return type == "some View" && function?.attributes.contains("ViewBuilder") == true ? "EmptyView()" : nil
  }

  /// Whether the switch is itself a value: `return switch …`, `let x = switch …`, or all that the function has.
  var isValue: Bool {
    if ["=", "return", "try", "await", "(", ","].contains(word(found.start - 1)) { return true }
    guard let function, function.result != nil, let body = function.body, !arms.isEmpty else { return false }
    return body.open + 1 == found.start && body.close - 1 == found.body.close && !returns
  }

  private var returns: Bool {
    arms.contains { $0.statements.contains { word($0) == "return" } }
  }

  /// `view = FeedView()`: what is assigned in every arm must not be missed in one.
  private func assigns(_ arm: ReadCase) -> Bool {
    arm.statements.count > 2 && word(arm.statements.lowerBound + 1) == "="
  }
}
