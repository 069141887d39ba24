internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// Where a transition, a root or a start stands: whose it is, of which event, which of the alternatives.
struct TransitionPlace {
  enum Level {
    case screen(ScreenID)
    /// By their places among those that were written.
    case flow(Int)
    case tab(Int)
    case app
    case link
    case flowRoot(Int)
    case tabRoot(Int)
    case start
  }

  var level: Level
  /// The file's own module, from which plain names are looked up.
  var module: ModuleID
  /// The event's name, or the link's pattern; empty for roots and starts.
  var trigger = ""
  /// Which of a list of alternatives it is, as written; nil where there is no list.
  var index: Int?

  /// `screens.post.transitions.close`, `transitions.buy[1]`, `links.paths./posts/{id}`.
  func path(in draft: GraphDraft) -> String {
    let suffix = index.map { "[\($0)]" } ?? ""
    switch level {
    case .screen(let id): return draft.graph.path(of: id) + ".transitions." + trigger + suffix
    case .flow(let index): return draft.pathOfFlow(index) + ".transitions." + trigger + suffix
    case .tab(let index): return draft.pathOfTab(index) + ".transitions." + trigger + suffix
    case .app: return "transitions." + trigger + suffix
    case .link: return "links.paths." + trigger + suffix
    case .flowRoot(let index): return draft.pathOfFlow(index)
    case .tabRoot(let index): return draft.pathOfTab(index)
    case .start: return "start" + suffix
    }
  }
}

extension GraphDraft {
  func pathOfTab(_ index: Int) -> String {
    "tabs." + tabs[index].spec.name.value
  }
}
