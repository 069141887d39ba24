import SwitchyardDiagnostics
import SwitchyardModel

/// The substitution variables of an association: texts of which any one may stand where the variable does.
///
/// A URL may write `:` as it is or as `%3A`, and `é` as `%C3%A9` or `%c3%a9`. Patterns are compared with the URL as it is
/// written, so each such byte is a variable of its own. What RFC 3986 calls unreserved is never encoded by those who keep
/// to it, and stands for itself.
struct AssociationVariables {
  /// Where a text stands: what may stand there as it is differs.
  enum Part {
    case path
    case query
  }

  private var names: [String] = []
  private var values: [String: [String]] = [:]
  /// What placeholders of a type take.
  var globs: [ValueType.Base: AssociationGlob] = [:]

  var isEmpty: Bool { names.isEmpty }

  var json: JSONValue {
    .object(names.map { .init($0, .array((values[$0] ?? []).map { .string($0) })) })
  }

  /// The names of Apple's own variables; a type that is called so is told apart by a mark.
  private static let taken: Set<String> = ["alpha", "upper", "lower", "alnum", "digit", "xdigit", "region", "lang"]

  /// `$(Sort)`; another variable of that name has the same values, or a mark is added.
  mutating func reference(to name: String, _ texts: [String]) -> String {
    var name = name
    while Self.taken.contains(name) || values[name].map({ $0 != texts }) ?? false { name += "'" }
    if values[name] == nil {
      names.append(name)
      values[name] = texts
    }
    return "$(\(name))"
  }

  /// `$(%3A)`: one byte, however it is written.
  mutating func reference(toSpellingsOf byte: UInt8, _ texts: [String]) -> String {
    reference(to: Self.encoded(byte), texts)
  }

  /// A text, each byte of it however it may be written.
  mutating func spelling(of text: String, in part: Part) -> (text: String, isLoose: Bool) {
    var spelling = ""
    var isLoose = false
    for byte in text.utf8 {
      let spellings = Self.spellings(of: byte, in: part)
      spelling += spellings.count == 1 ? spellings[0] : reference(toSpellingsOf: byte, spellings)
      isLoose = isLoose || spellings[0] == "?"
    }
    return (spelling, isLoose)
  }

  /// Every way to write each of some texts; nil where these are too many. Variables cannot hold variables.
  static func spellings(of texts: [String], in part: Part) -> [String]? {
    var all: [String] = []
    for text in texts {
      var spellings = [""]
      for byte in text.utf8 {
        let ways = self.spellings(of: byte, in: part)
        spellings = spellings.flatMap { start in ways.map { start + $0 } }
        if spellings.count > mostSpellings { return nil }
      }
      all += spellings
    }
    return all
  }

  private static let mostSpellings = 64

  /// The first one is the plainest. A literal wildcard can't be written: any character may stand for it.
  private static func spellings(of byte: UInt8, in part: Part) -> [String] {
    let character = String(UnicodeScalar(byte))
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      return [character]
    case UInt8(ascii: "*"): return ["?"] + encodings(of: byte)
    case UInt8(ascii: "?") where part == .query: return ["?"] + encodings(of: byte)
    case UInt8(ascii: "&"), UInt8(ascii: "="):
      return part == .query ? encodings(of: byte) : [character] + encodings(of: byte)
    case UInt8(ascii: "/") where part == .query: return [character] + encodings(of: byte)
    case UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "'"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
      UInt8(ascii: "@"):
      return [character] + encodings(of: byte)
    default: return encodings(of: byte)
    }
  }

  private static func encodings(of byte: UInt8) -> [String] {
    let upper = encoded(byte)
    let lower = upper.lowercased()
    return upper == lower ? [upper] : [upper, lower]
  }

  private static func encoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }
}
