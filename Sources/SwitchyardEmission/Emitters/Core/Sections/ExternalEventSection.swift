import SwitchyardModel
import SwitchyardSwiftCode

/// What is raised from outside the screens: `CourierExternalEvent`, so that nobody raises what a screen must emit.
struct ExternalEventSection {
  let file: CoreFile

  private var events: [Event] { file.graph.events.filter(\.isExternal) }

  var declarations: [SwiftDeclaration] {
    let cases = events.map { event -> SwiftDeclaration in
      let payload = file.named.declaration(of: event.payload, named: file.named.payloads[event.id.index])
      return .case(file.named.events[event.id.index], payload, doc: event.documentation)
    }
    let event = ChunkedSwitch(subject: "self", rows: events.map { file.named.rowAmongAllEvents($0.id) }, otherwise: nil)
      .property("event", .named(file.types.event), doc: nil)
    return [
      .comment("MARK: - External events"),
      .enum(
        file.types.externalEvent, inherits: ["ExternalEvent"],
        doc: "The events that are raised from outside the screens, whatever is shown: `navigator.raise(_:)`.",
        cases + event),
    ]
  }
}
