import SwitchyardModel
import SwitchyardSwiftCode

/// What a case carries, without its Swift types: `arguments` of routes and events.
struct ArgumentList {
  struct Case {
    let name: SwiftIdentifier
    let parameters: [Parameter]
    let names: [SwiftIdentifier]
  }

  let graph: RouteGraph
  let cases: [Case]
  /// For cases of modules.
  let handingOn: [SwitchRow]

  /// Left out where no case carries anything: the runtime's own answer is the same.
  func property(doc: String) -> [SwiftDeclaration] {
    let own = cases.filter { !$0.parameters.isEmpty }
    if own.isEmpty, handingOn.isEmpty { return [] }
    let isWhole = own.count == cases.count
    return ChunkedSwitch(subject: "self", rows: own.map(row) + handingOn, otherwise: [], isWhole: isWhole)
      .property("arguments", "[CaseArgument]", doc: doc)
  }

  private func row(_ one: Case) -> SwitchRow {
    let bound = BoundNames(of: Array(one.names.indices), in: one.names)
    let values = one.parameters.indices.map { place -> SwiftArgument in
      let value = ArgumentConversion.argument.converted(
        .name(bound.name(at: place)), of: one.parameters[place].type, in: graph)
      return (place == 0 ? "of" : nil, value)
    }
    return SwitchRow(
      .case(one.name, bound.patterns), returns: .call("CaseArgument.list", SwiftArguments(values)))
  }
}
