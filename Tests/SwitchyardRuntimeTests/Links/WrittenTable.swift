import SwitchyardEmission

@testable import SwitchyardRuntime

/// A table of patterns that a test writes, matched as an app would.
struct WrittenTable {
  static let schemes = ["courier", "x-app+1"]
  static let hosts = ["courier.example", "www.courier.example"]

  let table: LinkTable

  init(_ patterns: [WrittenPattern]) {
    self.init(text: Self.text(patterns))
  }

  /// As it stands in generated code.
  static func text(_ patterns: String...) -> String {
    text(patterns.map(WrittenPattern.init))
  }

  private static func text(_ patterns: [WrittenPattern]) -> String {
    var encoder = LinkTableEncoder(schemes: schemes, hosts: hosts)
    for (place, pattern) in patterns.enumerated() { encoder.insert(pattern.numbered(place)) }
    return encoder.encode()
  }

  init(text: String) {
    // An own type 1 takes texts that begin with `u`; 2 takes none.
    table = LinkTable(words: LinkWords(everlasting: Self.keep(text))) { type, text in
      type == 1 && text.hasPrefix("u")
    }
  }

  init(_ patterns: String...) {
    self.init(patterns.map(WrittenPattern.init))
  }

  /// The pattern's place and its values, as in `2(42, nil)`; nil where nothing matches.
  func match(_ url: String) -> String? {
    table.match(url).map { "\($0.pattern)(\($0.allValues.map(\.description).joined(separator: ", ")))" }
  }

  /// As the bytes of a literal are kept: for ever.
  static func keep(_ text: String) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    return UnsafeBufferPointer(bytes)
  }
}
