internal import SwitchyardDiagnostics

/// Gives events their numbers where they are named; one that nothing declares is there as soon as it is named.
struct EventNamer {
  let draft: GraphDraft

  func event(_ name: Spanned<String>, in module: ModuleID) -> EventID {
    let next = EventID(draft.graph.events.count)
    let id = draft.names.events.value(for: name.value, inserting: next)
    guard id == next else {
      draft.graph.uses.events[id.index] = true
      if draft.graph.events[id.index].module != module { draft.graph.events[id.index].module = .root }
      return id
    }
    var event = Event(id: id, name: name.value, declaredAt: name.span)
    event.module = module
    draft.graph.events.append(event)
    draft.graph.uses.events.append(true)
    NameChecker(bag: draft.bag).check(name, of: .event, subject: "events." + name.value)
    return id
  }
}
