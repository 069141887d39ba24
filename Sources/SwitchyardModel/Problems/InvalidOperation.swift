internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// An operation or a modifier that makes no sense where it stands.
struct InvalidOperation: Problem {
  enum Flaw {
    /// `push: checkout`, where 'checkout' is a flow.
    case flowForScreen(flow: String, at: SourceSpan, root: String?, key: String)
    /// `root: checkout`, where 'checkout' is a flow.
    case flowAsRoot(flow: String, at: SourceSpan, root: String?)
    case deferredEvent
    case stackOfFlow(flow: String)
    case url(String, URLText.Flaw)
    /// A screen's `events:` names what only the system raises.
    case emitsExternalEvent(String, at: SourceSpan)
  }

  static let rule = SpecRules.invalidOperation

  var flaw: Flaw
  var span: SourceSpan
  var subject: String?

  var message: String {
    switch flaw {
    case .flowForScreen(let flow, _, _, let key): "'\(key)' takes a screen, and '\(flow)' is a flow"
    case .flowAsRoot(let flow, _, _): "a root is a screen, and '\(flow)' is a flow"
    case .deferredEvent: "'defer' keeps links and external events only, and this event is neither"
    case .stackOfFlow(let flow):
      "'stack' is for a screen that is presented, and '\(flow)' is a flow, which has a stack anyway"
    case .url(let text, .empty): text.isEmpty ? "'open' has no URL" : "'\(text)' is no URL"
    case .url(let text, .missingScheme): "'\(text)' has no scheme, so nothing can open it"
    case .url(let text, let flaw): "'\(text)' is no URL: \(flaw.explanation)"
    case .emitsExternalEvent(let event, _):
      "'\(event)' is an external event, which the system raises and no screen emits"
    }
  }

  var notes: [Finding.Note] {
    switch flaw {
    case .flowForScreen(let flow, let span, _, _), .flowAsRoot(let flow, let span, _):
      [Finding.Note("flow '\(flow)' is declared here", at: span)]
    case .emitsExternalEvent(let event, let span): [Finding.Note("'\(event)' is declared here", at: span)]
    default: []
    }
  }

  var help: String? {
    switch flaw {
    case .flowForScreen(let flow, _, let root, "push"):
      "present it: { present: \(flow) }" + (root.map { "; or push its root, '\($0)'" } ?? "")
    case .flowForScreen(let flow, _, let root, _):
      "present it: { present: \(flow) }" + (root.map { "; or name its root, '\($0)'" } ?? "")
    case .flowAsRoot(_, _, let root): root.map { "name its root, '\($0)'" }
    case .deferredEvent: "let the event be one of 'external', or handle it here"
    case .stackOfFlow: "remove 'stack'"
    case .url(_, .empty): "write open: https://example.com"
    case .url(_, let flaw): flaw.help
    case .emitsExternalEvent: "remove it from this list; the screen's transitions may handle it all the same"
    }
  }
}
