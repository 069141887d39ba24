import SwitchyardDiagnostics
import SwitchyardModel

/// A generated type that something else beside it is called like, too.
struct SameTypeName: Problem {
  enum Holder {
    /// Another spec, whose Swift goes to the same folder.
    case spec(path: String, SourceSpan)
    /// The runtime, where it is embedded.
    case runtime
  }

  static let rule = ModelRules.nameCollision

  let name: String
  let holder: Holder
  let span: SourceSpan

  var message: String {
    switch holder {
    case .spec(let path, _): "this would become the type '\(name)', which '\(path)' has, too"
    case .runtime: "this would become the type '\(name)', which the embedded runtime has, too"
    }
  }

  var notes: [Finding.Note] {
    guard case .spec(_, let span) = holder else { return [] }
    return [Finding.Note("the other one is made of this", at: span)]
  }

  var help: String? {
    switch holder {
    case .spec: "give one of the specs another 'name', or generate them into folders of their own"
    case .runtime: "rename it, or import the runtime"
    }
  }
}
