/// The words that Swift keeps for itself, and where a name that is spelled like one needs backticks.
///
/// Found by compiling every word of the grammar at every place with Swift 6.3.1; the tests compile them all again.
/// The other words of the grammar (`get`, `some`, `actor`, `open` …) have a meaning in few places only and are safe.
enum SwiftKeyword {
  /// The places where a name needs backticks.
  struct Uses: OptionSet, Sendable {
    let rawValue: UInt8

    /// Where a case, a property or a function is declared.
    static let declaration = Uses(rawValue: 1 << 0)
    /// After a dot.
    static let member = Uses(rawValue: 1 << 1)
    /// In front of an argument, or of a pattern in a payload.
    static let label = Uses(rawValue: 1 << 2)
    /// As the label of a parameter, where it is declared. (In front of an argument the compiler warns of `` `let`: ``.)
    static let parameter = Uses(rawValue: 1 << 3)
    /// As a parameter or local name, where it is introduced and where it is read.
    static let binding = Uses(rawValue: 1 << 4)
    /// As a type's name.
    static let type = Uses(rawValue: 1 << 5)

    static let reserved: Uses = [.declaration, .binding, .type]
    static let everywhere: Uses = [.declaration, .member, .label, .parameter, .binding, .type]
  }

  static func uses(of text: String) -> Uses {
    mayBeKept(first: text.utf8.first ?? 0, count: text.utf8.count) ? table[text] ?? [] : []
  }

  /// Rules most names out without a look at the table: whether some word has that first letter and that length.
  private static func mayBeKept(first: UInt8, count: Int) -> Bool {
    count < 16 && lengths[Int(first & 31)] & 1 << count != 0
  }

  /// The lengths of the words, as bits, for each first letter.
  private static let lengths: [UInt16] = {
    var lengths = [UInt16](repeating: 0, count: 32)
    for word in table.keys {
      lengths[Int(word.utf8.first! & 31)] |= 1 << word.utf8.count
    }
    return lengths
  }()

  /// `E.Type` and `E.Protocol` are metatypes whether they are escaped or not.
  static func isTaken(asMember text: String) -> Bool {
    text == "Type" || text == "Protocol"
  }

  /// A type that is called `self` is hidden by the value of that name wherever there is one.
  static func isTaken(asType text: String) -> Bool {
    text == "self" || isTaken(asMember: text)
  }

  private static let reserved = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "internal", "operator",
    "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
    "repeat", "return", "switch", "throw", "where", "while", "Any", "Self", "as", "false", "is", "nil", "super",
    "throws", "true", "try",
  ]

  private static let table: [String: Uses] = {
    var table: [String: Uses] = [:]
    for word in reserved {
      table[word] = .reserved
    }
    table["let"] = [.reserved, .parameter]
    table["var"] = [.reserved, .parameter]
    table["inout"] = [.reserved, .label, .parameter]
    table["init"] = [.reserved, .member]
    table["self"] = [.reserved, .member]
    table["_"] = .everywhere
    table["await"] = [.binding, .type]
    table["Type"] = [.declaration, .type]
    table["Protocol"] = [.declaration, .type]
    // First in a closure they would begin an observer.
    table["didSet"] = .binding
    table["willSet"] = .binding
    for word in ["any", "async", "each", "some"] {
      table[word] = .type
    }
    return table
  }()
}
