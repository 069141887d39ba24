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

  /// Whether the file has a `name`, too, and so means to be a root file. Else it looks like a part that is read alone.
  let isNamed: Bool
  let span: SourceSpan

  var message: String {
    "'\(RootKey.module.rawValue)' belongs in a file that another one includes, and this is "
      + (isNamed ? "the root file" : "read alone")
  }
  var help: String? {
    isNamed
      ? "leave it out, or include this file in another one with '\(RootKey.include.rawValue)'"
      : "read the root file instead, which includes this one; in a root file, "
        + "write '\(RootKey.name.rawValue)' in place of '\(RootKey.module.rawValue)'"
  }
}
