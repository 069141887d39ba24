import SwitchyardDiagnostics
import SwitchyardModel

/// An entry of `specs:` in `switchyard.yaml` that leads to no spec.
struct UnknownSpec: Problem {
  static let rule = ModelRules.unknownReference

  enum Fault {
    /// In the system's words, such as "No such file or directory".
    case unreadable(String)
    case folderWithoutSpecs
  }

  let path: Spanned<String>
  let fault: Fault

  var span: SourceSpan { path.span }
  var subject: String? { "specs" }

  var message: String {
    switch fault {
    case .unreadable(let reason): "'\(path.value)' cannot be read: \(reason)"
    case .folderWithoutSpecs: "there is no *.routes.yaml in '\(path.value)' or below it"
    }
  }

  var help: String? { "paths are relative to the folder of this file" }
}
