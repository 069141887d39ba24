internal import SwitchyardDiagnostics

/// Why a file is not included.
enum IncludeFault: Error {
  case empty
  case absolute
  /// With the path of a file that is there and called nearly the same.
  case missing(near: String?)
  case outside
  case folder
  /// A pipe, a device or a socket.
  case irregular
  /// In the system's words.
  case unreadable(String)
}

/// An entry of `include:` whose file cannot be read, or must not be.
struct UnusableInclude: Problem {
  static let rule = SpecRules.include

  let path: String
  let fault: IncludeFault
  let span: SourceSpan

  private var name: String { "'\(path.clipped)'" }

  var message: String {
    switch fault {
    case .empty: "'\(RootKey.include.rawValue)' names no file"
    case .absolute: "\(name) is an absolute path"
    case .missing: "there is no file \(name)"
    case .outside: "\(name) lies outside the root file's package folder"
    case .folder: "\(name) is a folder"
    case .irregular: "\(name) is not a regular file"
    case .unreadable(let words): "\(name) cannot be read: \(words)"
    }
  }

  var help: String? {
    switch fault {
    case .missing(let near?): "did you mean '\(near)'?"
    case .missing where path.contains("\\"): "write the path with forward slashes"
    case .empty, .absolute, .missing: "write its path relative to this file"
    case .outside: "move it into the package, or the part that is needed"
    case .folder: "write the path of each file in it that is wanted"
    case .irregular: "include a file that holds the text"
    case .unreadable: nil
    }
  }
}

/// A file that includes itself, on whatever way.
struct IncludeCycle: Problem {
  static let rule = SpecRules.include

  /// The paths from the file back to itself.
  let chain: [String]
  let span: SourceSpan

  var message: String {
    let shown =
      chain.count > 8 ? chain.prefix(4) + ["…"] + chain.suffix(3) : chain[...]
    return "'\(chain[0])' includes itself: \(shown.joined(separator: " → "))"
  }

  var help: String? { "leave this include out: what is included once is known in every file" }
}

/// Two files that are one module.
struct RepeatedModule: Problem {
  static let rule = SpecRules.include

  let name: String
  let first: SourceSpan
  let span: SourceSpan

  var message: String { "two files are module '\(name.clipped)'" }
  var notes: [Finding.Note] { [Finding.Note("'\(name.clipped)' is declared here first", at: first)] }
  var help: String? { "give this file another module, or put both into one file" }
}
