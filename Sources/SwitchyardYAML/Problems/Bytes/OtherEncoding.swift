internal import SwitchyardDiagnostics

/// A file in UTF-16 or UTF-32: known by its byte order mark, or by where its first characters have zeros.
struct OtherEncoding: Problem {
  enum Encoding: String {
    case utf16 = "UTF-16"
    case utf32 = "UTF-32"
  }

  static let rule = YAMLRules.syntax

  let encoding: Encoding
  let span: SourceSpan

  var message: String { "this file is encoded as \(encoding.rawValue), but a spec is UTF-8" }
  var help: String? { "save it as UTF-8" }
}

extension OtherEncoding.Encoding {
  init?(of bytes: [UInt8]) {
    let head = Array(bytes.prefix(4))
    if head == [0, 0, 0xFE, 0xFF] || head == [0xFF, 0xFE, 0, 0] {
      self = .utf32
    } else if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) {
      self = .utf16
    } else {
      switch head.map({ $0 == 0 }) {
      case [true, true, true, false], [false, true, true, true]: self = .utf32
      case [true, false, true, false], [false, true, false, true]: self = .utf16
      default: return nil
      }
    }
  }
}
