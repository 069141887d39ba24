/// The names of a generated enum's cases, in their order, from one literal.
///
/// The compiler needs seconds for an array literal of a thousand strings, and nothing for one long string.
///
/// ```swift
/// private let tabNames = NameTable("feed dialogs settings")
/// tabNames[1]  // "dialogs"
/// ```
public struct NameTable: Sendable {
  private let names: [String]

  /// - Parameter literal: the names, separated by single spaces or line ends.
  public init(_ literal: StaticString) {
    names = literal.withUTF8Buffer { bytes in
      bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The name of the case at a position; empty where there is none.
  public subscript(position: Int) -> String {
    names.indices.contains(position) ? names[position] : ""
  }
}
