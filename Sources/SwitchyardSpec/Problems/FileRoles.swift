internal import SwitchyardDiagnostics

/// `name` or `start` in a file that another one includes.
struct KeyOfRootFile: Problem {
  static let rule = SpecRules.include

  let key: RootKey
  /// The entry that includes the file.
  let include: SourceSpan
  let span: SourceSpan

  var message: String { "'\(key.rawValue)' belongs in the root file, and this file is included by another one" }
  var notes: [Finding.Note] { [Finding.Note("it is included here", at: include)] }
  var help: String? { "leave it out here" }
}

/// `module` in a file that no other one includes.
struct ModuleInRootFile: Problem {
  static let rule = SpecRules.include

  let span: SourceSpan

  var message: String {
    "'\(RootKey.module.rawValue)' belongs in a file that another one includes, and this is the root file"
  }
  var help: String? {
    "leave it out, or include this file in another one with '\(RootKey.include.rawValue)'"
  }
}
