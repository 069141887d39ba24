import SwitchyardModel
import SwitchyardSwiftCode

/// Named stacks: `CourierFlow`.
struct FlowSection {
  let file: CoreFile

  private var flows: [Flow] { file.module.flows.map { file.graph[$0] } }
  private var modules: [ModuleNames] { file.nestedModules { !$0.flows.isEmpty } }

  var declarations: [SwiftDeclaration] {
    if flows.isEmpty, !file.isRoot { return [] }
    return [.comment("MARK: - Flows"), enumeration, .extension(.named(file.module.flow), name)]
  }

  private var enumeration: SwiftDeclaration {
    let own = flows.map {
      SwiftDeclaration.case(file.named.flows[$0.id.index], doc: $0.documentation(in: file.graph))
    }
    let nested = modules.map { SwiftDeclaration.case($0.nesting, [.unnamed(.named($0.flow))]) }
    return .enum(
      file.module.flow, inherits: ["NamedCase"], doc: "A named stack of \(file.module.title), presented or started.",
      own + nested)
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
