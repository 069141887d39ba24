import SwitchyardModel
import SwitchyardSwiftCode

/// What each screen can emit, as a type of its own, so that it cannot send what the spec does not let it send:
/// `CourierFeedEvent`.
struct ScreenEventSection {
  let file: CoreFile

  var declarations: [SwiftDeclaration] {
    let enumerations = file.module.screens.compactMap(enumeration)
    return enumerations.isEmpty ? [] : [.comment("MARK: - Events of each screen")] + enumerations
  }

  private func enumeration(_ screen: ScreenID) -> SwiftDeclaration? {
    let events = file.graph.screens[screen.index].emittedEvents
    if events.isEmpty { return nil }
    var members = events.map { emitted -> SwiftDeclaration in
      let payload = file.named.declaration(
        of: file.graph.events[emitted.event.index].payload, named: file.named.payloads[emitted.event.index])
      return .case(file.named.events[emitted.event.index], payload)
    }
    members.append(
      .computed(
        "emitter", .named(file.types.screen), modifiers: [.static], [.expression(file.named.screen(screen))]))
    members += ChunkedSwitch(
      subject: "self", rows: events.map { file.named.rowAmongAllEvents($0.event) }, otherwise: nil
    )
    .property("event", .named(file.types.event), doc: nil)
    let name = file.named.names.events(of: file.graph[screen], in: file.graph[file.module.id])
    return .enum(
      SwiftIdentifier(checkedName: name), inherits: ["ScreenEvent"],
      doc: "What `" + file.named.screens[screen.index].text + "` can emit.", members)
  }
}

extension NamedGraph {
  /// `case .openPost(let id): return .openPost(id: id)`: an event of fewer as one of all events.
  func rowAmongAllEvents(_ event: EventID) -> SwiftSwitchCase {
    let names = payloads[event.index]
    let arguments = zip(names.labels, names.bound).map { ($0, SwiftExpression.name($1)) }
    return SwiftSwitchCase.case(
      .case(events[event.index], names.patterns), returns: self.event(event, SwiftArguments(arguments)))
  }
}
