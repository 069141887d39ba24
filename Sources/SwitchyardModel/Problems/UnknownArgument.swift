internal import SwitchyardDiagnostics

/// An argument for a parameter that is not there, or that is not to be given here.
struct UnknownArgument: Problem {
  enum Flaw {
    case noParameter(Hint)
    /// The flow's own `root:` gives it.
    case boundByFlow(at: SourceSpan)
    /// A placeholder that differs from an unbound parameter in capitals only.
    case placeholder(parameter: String)
    /// `start: { tabs: { … } }`.
    case tabBar
  }

  static let rule = ModelRules.unknownArgument

  var callee: Callee
  var argument: String
  var flaw: Flaw
  var span: SourceSpan
  var subject: String?

  var message: String {
    switch flaw {
    case .noParameter where callee.kind == .event: "\(callee.words) carries no '\(argument)'"
    case .noParameter: "\(callee.words) has no parameter '\(argument)'"
    case .boundByFlow: "\(callee.words) gives '\(argument)' to its root itself"
    case .placeholder(let parameter):
      "'{\(argument)}' binds nothing: the parameter of \(callee.words) is called '\(parameter)'"
    case .tabBar: "'tabs' takes no arguments"
    }
  }

  var notes: [Finding.Note] {
    switch flaw {
    case .noParameter(let hint): hint.note.map { [$0] } ?? []
    case .boundByFlow(let span): [Finding.Note("it is bound here", at: span)]
    case .placeholder, .tabBar: []
    }
  }

  var help: String? {
    switch flaw {
    case .noParameter(let hint): hint.help
    case .boundByFlow: "remove it here, or there"
    case .placeholder(let parameter): "write {\(parameter)}"
    case .tabBar: "give the tabs' roots their arguments in 'tabs'"
    }
  }
}
