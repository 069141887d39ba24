internal import SwitchyardDiagnostics

/// A file in which nothing stands but comments.
struct EmptyFile: Problem {
  static let rule = SpecRules.version

  let isIncluded: Bool
  let span: SourceSpan

  var message: String { "the file is empty: it holds no spec" }
  var help: String? {
    let version = "'\(RootKey.switchyard.rawValue): \(SpecDecoder.version)'"
    return isIncluded ? "begin it with \(version)" : "begin it with \(version) and '\(RootKey.name.rawValue): App'"
  }
}

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
