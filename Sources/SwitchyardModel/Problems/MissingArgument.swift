internal import SwitchyardDiagnostics

/// A parameter that no binding, no event, no default gives a value.
struct MissingArgument: Problem {
  /// Who could have given it.
  enum Giver {
    case event(String)
    case link(String)
    case nobody
  }

  /// What looks as if it had been meant to give it.
  enum Near {
    /// The event carries it, but as another type.
    case otherType(String, from: String, at: SourceSpan)
    /// The only one of the right type, under another name: `event.postID`.
    case otherName(String)
  }

  static let rule = ModelRules.missingArgument

  var callee: Callee
  var parameter: String
  var type: String
  var giver: Giver
  var near: Near?
  var declaredAt: SourceSpan
  var span: SourceSpan
  var subject: String?

  var message: String {
    let need = "\(callee.words) needs '\(parameter): \(type)', and "
    switch giver {
    case .event(let event): return need + "event '\(event)' does not carry it"
    case .link(let pattern): return need + "'\(pattern)' has no placeholder for it"
    case .nobody: return need + "nothing gives it here"
    }
  }

  var notes: [Finding.Note] {
    var notes = [Finding.Note("'\(parameter)' is declared here", at: declaredAt)]
    if case .otherType(let type, let giver, let span) = near {
      notes.append(Finding.Note("'\(parameter)' of \(giver) is \(type)", at: span))
    }
    return notes
  }

  var help: String? {
    if case .otherName(let source) = near { return "bind it: \(callee.name): { \(parameter): \(source) }" }
    let bind = "bind it (\(callee.name): { \(parameter): … })"
    switch giver {
    case .event(let event): return bind + ", let '\(event)' carry it ({ \(parameter): \(type) }), or give it a default"
    case .link: return bind + ", write {\(parameter)} in the pattern, or give it a default"
    case .nobody: return bind + ", or give it a default"
    }
  }
}
