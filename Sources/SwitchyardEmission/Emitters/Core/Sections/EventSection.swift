import SwitchyardModel
import SwitchyardSwiftCode

/// Everything that can happen: `CourierEvent`, and in a module's file the events that the module alone names.
struct EventSection {
  private let file: CoreFile
  private let events: [Event]
  private let modules: [ModuleNames]

  init(file: CoreFile) {
    self.file = file
    events = file.module.events.map { file.graph[$0] }
    modules = file.nestedModules { !$0.events.isEmpty }
  }

  var declarations: [SwiftDeclaration] {
    if events.isEmpty, !file.isRoot { return [] }
    if events.isEmpty, modules.isEmpty { return [.comment("MARK: - Events"), nothing] }
    let table = PositionTable(
      type: file.module.event, table: file.module.eventTable, cases: events.map { file.named.events[$0.id.index] },
      names: events.map(\.name), parameters: events.map(\.payload),
      parameterNamesDoc: "The names of what the event carries, in the order of its payload.",
      handingOn: modules.map { $0.handingOn("event", returns: "event.name") },
      handingOnParameterNames: modules.map { $0.handingOn("event", returns: "event.parameterNames") })
    return [
      .comment("MARK: - Events"), enumeration,
      .extension(
        .named(file.module.event), table.name + arguments + table.parameterNames + table.position),
    ] + table.literal
  }

  /// Of an enum without cases there is no value, and the compiler warns of every function that takes one.
  private var nothing: SwiftDeclaration {
    .struct(
      file.module.event, inherits: ["NamedCase"],
      doc: "Nothing happens to the navigation of \(file.module.title): there is no such event.",
      [
        .initializer([], access: .private, []),
        .computed("name", "String", doc: "The name in the spec.", [.expression(.string(""))]),
      ])
  }

  private var enumeration: SwiftDeclaration {
    var cases = events.map { event -> SwiftDeclaration in
      let payload = file.named.declaration(of: event.payload, named: file.named.payloads[event.id.index])
      return .case(file.named.events[event.id.index], payload, doc: event.documentation)
    }
    cases += modules.map { .case($0.nesting, [.unnamed(.named($0.event))]) }
    let doc =
      file.isRoot
      ? "The events of \(file.module.title): what screens emit, what transitions raise, and what is raised from outside."
      : "The events that only \(file.module.title) names."
    return .enum(file.module.event, inherits: ["NamedCase"], doc: doc, cases)
  }

  private var arguments: [SwiftDeclaration] {
    let cases = events.map {
      ArgumentList.Case(
        name: file.named.events[$0.id.index], parameters: $0.payload, names: file.named.payloads[$0.id.index])
    }
    let nested = modules.map { $0.handingOn("event", returns: "event.arguments") }
    return ArgumentList(graph: file.graph, cases: cases, handingOn: nested)
      .property(doc: "What the event carries, in the order of its payload.")
  }
}
