import SwitchyardModel
import SwitchyardSwiftCode

/// What each screen can emit, as a type of its own, so that it cannot send what the spec does not let it send:
/// `CourierFeedEvent`.
struct ScreenEventSection {
  let file: CoreFile

  var declarations: [SwiftDeclaration] {
    let enumerations = file.module.screens.compactMap { enumeration(file.graph[$0]) }
    return enumerations.isEmpty ? [] : [.comment("MARK: - Events of each screen")] + enumerations
  }

  private func enumeration(_ screen: Screen) -> SwiftDeclaration? {
    if screen.emittedEvents.isEmpty { return nil }
    let name = SwiftIdentifier(
      checkedName: file.named.names.events(of: screen, in: file.graph.modules[screen.module.index]))
    let cases = screen.emittedEvents.map { emitted -> SwiftDeclaration in
      let payload = file.named.declaration(
        of: file.graph.events[emitted.event.index].payload, named: file.named.payloads[emitted.event.index])
      return .case(file.named.events[emitted.event.index], payload)
    }
    let event = ChunkedSwitch(
      subject: "self", rows: screen.emittedEvents.map { row($0.event) }, otherwise: nil
    ).property("event", .named(file.types.event), doc: nil)
    return .enum(name, inherits: ["ScreenEvent"], doc: "What `\(screen.name)` can emit.", cases + event)
  }

  /// `case .openPost(let id): return .openPost(id: id)`
  private func row(_ event: EventID) -> SwitchRow {
    let names = file.named.payloads[event.index]
    let bound = BoundNames(of: Array(names.indices), in: names)
    let arguments = names.indices.map { (names[$0], SwiftExpression.name(bound.name(at: $0))) }
    return SwitchRow(
      .case(file.named.events[event.index], bound.patterns), returns: file.named.event(event, SwiftArguments(arguments))
    )
  }
}
