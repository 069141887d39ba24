internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// What takes arguments: a screen, a flow for its root, or a raised event.
struct BindingTarget {
  enum Subject {
    case screen(ScreenID)
    /// By its place among the flows that were written.
    case flow(Int, root: ScreenID)
    case event(EventID)
  }

  var subject: Subject
  var parameters: [Parameter]
  /// What a flow's own `root:` binds.
  var boundByFlow: [ArgumentSource?]?
  /// Where it is named.
  var span: SourceSpan

  /// Whose parameters they are.
  var owner: ParameterOwner {
    switch subject {
    case .screen(let id), .flow(_, let id): .screen(id)
    case .event(let id): .event(id)
    }
  }

  func callee(in draft: GraphDraft) -> Callee {
    switch subject {
    case .screen(let id): Callee(kind: .screen, name: draft.graph.qualifiedName(of: id))
    case .flow(let index, _): Callee(kind: .flow, name: draft.flows[index].spec.name.value)
    case .event(let id): Callee(kind: .event, name: draft.graph[id].name)
    }
  }

  /// Where the flow binds its root.
  func flowRoot(in draft: GraphDraft) -> SourceSpan? {
    guard case .flow(let index, _) = subject else { return nil }
    return draft.flows[index].spec.root?.name.span
  }
}
