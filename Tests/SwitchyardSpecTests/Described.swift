import SwitchyardDiagnostics
import SwitchyardSpec

// What was decoded, in short words that a test can compare.

func described(_ destination: DestinationSpec) -> String {
  let arguments = destination.arguments.map { "\($0.name.value): \(described($0.value))" }
  return destination.name.value + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
}

func described(_ value: ArgumentValueSpec) -> String {
  switch value {
  case .event(let name): "event[\(name.value)]"
  case .screen(let name): "screen[\(name.value)]"
  case .literal(let text, let isQuoted): isQuoted ? "'\(text.value)'" : text.value
  case .null: "null"
  case .list(let values, _): "[\(values.map(described).joined(separator: ", "))]"
  }
}

func described(_ condition: ConditionSpec) -> String {
  (condition.isNegated ? "not " : "") + condition.name.value
}

func described(_ transition: TransitionSpec) -> String {
  let operation = transition.operation.map { [described($0)] } ?? []
  return (operation + transition.modifiers.map(described)).joined(separator: " · ")
}

func described(_ operation: OperationSpec) -> String {
  switch operation {
  case .push(let stack): "push \(stack.map(described).joined(separator: ", "))"
  case .replaceTop(let stack): "replaceTop \(stack.map(described).joined(separator: ", "))"
  case .setRoot(let stack): "setRoot \(stack.map(described).joined(separator: ", "))"
  case .setAfterRoot(let stack): "setAfterRoot \(stack.map(described).joined(separator: ", "))"
  case .setAfter(let spec):
    "setAfter \(spec.screen.value): \(spec.destinations.map(described).joined(separator: ", "))"
      + (spec.inclusive ? ", inclusive" : "")
  case .pop: "pop"
  case .popTo(let name): "popTo \(name.value)"
  case .popToRoot: "popToRoot"
  case .present(let destination): "present \(described(destination))"
  case .dismiss(let name): name.map { "dismiss \($0.value)" } ?? "dismiss"
  case .dismissAll: "dismissAll"
  case .start(let destination): "start \(described(destination))"
  case .raise(let destination): "raise \(described(destination))"
  case .defer: "defer"
  case .open(let url): "open \(url.value)"
  case .ignore: "ignore"
  case .steps(let steps): "steps [\(steps.map(described).joined(separator: "; "))]"
  }
}

func described(_ modifier: ModifierSpec) -> String {
  switch modifier {
  case .tab(let name): "tab \(name.value)"
  case .otherwise(let transition, _): "else (\(described(transition)))"
  case .when(let conditions, _): "when \(conditions.map(described).joined(separator: ", "))"
  case .style(let style, _): "style \(style.value)"
  case .stack(let value, _): "stack \(value)"
  case .dismissable(let value, _): "dismissable \(value)"
  case .animated(let value, _): "animated \(value)"
  case .doc(let text): "doc \(text.value)"
  case .allow(let allowances): "allow \(allowances.map(\.rule.value).joined(separator: ", "))"
  }
}
