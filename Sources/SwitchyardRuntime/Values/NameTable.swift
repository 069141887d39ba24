/// The names of a generated enum's cases, in their order, from one literal; each with the names of its parameters.
///
/// The compiler needs seconds for an array literal of a thousand strings, and nothing for one long string.
///
/// ```swift
/// private let screenNames = NameTable("feed post(id,page) settings")
/// screenNames[1]                       // "post"
/// screenNames.parameterNames(at: 1)    // ["id", "page"]
/// ```
public struct NameTable: Sendable {
  private let names: [String]
  /// What stands in the parentheses of each; empty where there are none.
  private let parameters: [String]

  /// - Parameter literal: the names, separated by single spaces or line ends.
  public init(_ literal: StaticString) {
    var names: [String] = []
    var parameters: [String] = []
    literal.withUTF8Buffer { bytes in
      for entry in bytes.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
        let name = entry.prefix { $0 != UInt8(ascii: "(") }
        names.append(String(decoding: name, as: UTF8.self))
        parameters.append(String(decoding: entry[name.endIndex...].dropFirst().dropLast(), as: UTF8.self))
      }
    }
    self.names = names
    self.parameters = parameters
  }

  /// The name of the case at a position; empty where there is none.
  public subscript(position: Int) -> String {
    names.indices.contains(position) ? names[position] : ""
  }

  /// The names of what the case at a position carries.
  public func parameterNames(at position: Int) -> [String] {
    guard parameters.indices.contains(position) else { return [] }
    return parameters[position].split(separator: ",").map { String($0) }
  }

  /// The position of a name, found one by one; -1 where it is not there.
  public func position(of name: String) -> Int {
    names.firstIndex(of: name) ?? -1
  }
}
