import SwitchyardModel
import SwitchyardSwiftCode

/// Named stacks: `CourierFlow`.
struct FlowSection {
  let file: CoreFile

  private var flows: [Flow] { file.module.flows.map { file.graph[$0] } }
  private var modules: [ModuleNames] { file.nestedModules { !$0.flows.isEmpty } }

  var declarations: [SwiftDeclaration] {
    if flows.isEmpty, !file.isRoot { return [] }
    return [.comment("MARK: - Flows"), enumeration, .extension(.named(file.module.flow), name + root)]
  }

  private var enumeration: SwiftDeclaration {
    let own = flows.map {
      SwiftDeclaration.case(file.named.flows[$0.id.index], doc: $0.documentation(in: file.graph))
    }
    let nested = modules.map { SwiftDeclaration.case($0.nesting, [.unnamed(.named($0.flow))]) }
    return .enum(
      file.module.flow, inherits: ["NavigationFlow"],
      doc: "The named stacks of \(file.module.title), each presented or started.",
      own + nested)
  }

  /// Of a flow whose root takes what only the one who presents it knows there is none.
  private var root: [SwiftDeclaration] {
    let routes = TransitionExpression(named: file.named, bindings: .none)
    var rows = flows.compactMap { flow in
      flow.knownRoot(in: file.graph).map {
        SwiftSwitchCase.case(.case(file.named.flows[flow.id.index]), returns: routes.route($0))
      }
    }
    let modules = modules
    rows += modules.map { $0.handingOn("flow", returns: "flow.root") }
    let isWhole = rows.count == flows.count + modules.count
    return ChunkedSwitch(subject: "self", rows: rows, otherwise: isWhole && !rows.isEmpty ? nil : .nil)
      .property(
        "root", .optional(.named(file.types.route)),
        doc: "The first screen; nil if its arguments come from whoever presents the flow.")
  }

  private var name: [SwiftDeclaration] {
    let own = flows.map { flow in
      SwiftSwitchCase.case(
        .case(file.named.flows[flow.id.index]), returns: .string(file.graph.qualifiedName(of: flow.id)))
    }
    let nested = modules.map { $0.handingOn("flow", returns: "flow.name") }
    return ChunkedSwitch(subject: "self", rows: own + nested, otherwise: nil)
      .property("name", "String", doc: "The name in the spec.")
  }
}
