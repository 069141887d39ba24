import SwitchyardModel
import SwitchyardSwiftCode

/// What a case carries, without its Swift types: `arguments` of routes and events.
struct ArgumentList {
  struct Case {
    let name: SwiftIdentifier
    let parameters: [Parameter]
    let names: ParameterNames
  }

  let graph: RouteGraph
  let cases: [Case]
  /// For cases of modules.
  let handingOn: [SwiftSwitchCase]

  /// Left out where no case carries anything: the runtime's own answer is the same.
  func property(doc: String) -> [SwiftDeclaration] {
    var rows = cases.compactMap { $0.parameters.isEmpty ? nil : row($0) }
    let isWhole = rows.count == cases.count
    rows += handingOn
    if rows.isEmpty { return [] }
    return ChunkedSwitch(subject: "self", rows: rows, otherwise: [], isWhole: isWhole)
      .property("arguments", "[CaseArgument]", doc: doc)
  }

  private func row(_ one: Case) -> SwiftSwitchCase {
    let values = one.parameters.indices.map { place -> SwiftArgument in
      let value = ArgumentConversion.argument.converted(
        .name(one.names.bound[place]), of: one.parameters[place].type, in: graph)
      return (place == 0 ? "of" : nil, value)
    }
    return SwiftSwitchCase.case(
      .case(one.name, one.names.patterns), returns: .call("CaseArgument.list", SwiftArguments(values)))
  }
}
