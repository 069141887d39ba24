internal import SwitchyardDiagnostics

/// A `switchyard:` that names no version that this program reads.
struct UnknownVersion: Problem {
  static let rule = SpecRules.version

  enum Fault {
    case missing
    case noValue
    /// A number above the known versions.
    case newer(String)
    case notAVersion(String)
    case notAScalar
  }

  let fault: Fault
  let span: SourceSpan

  private var key: String { RootKey.switchyard.rawValue }
  private var known: String { SpecDecoder.version }

  var message: String {
    switch fault {
    case .missing: "the file does not say which version of the spec language it is written in"
    case .noValue: "'\(key)' has no value"
    case .newer(let version):
      "the file is written in version \(version.clipped) of the spec language, and this program reads version \(known)"
    case .notAVersion(let text): "'\(key)' must be the version of the spec language, not '\(text.clipped)'"
    case .notAScalar: "'\(key)' must be the version of the spec language"
    }
  }

  var help: String? {
    switch fault {
    case .missing: "begin it with '\(key): \(known)'"
    case .newer: "write '\(key): \(known)', or use a newer program"
    case .noValue, .notAVersion, .notAScalar: "write '\(key): \(known)'"
    }
  }
}
