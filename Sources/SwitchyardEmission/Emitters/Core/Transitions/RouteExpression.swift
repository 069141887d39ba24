import SwitchyardModel
import SwitchyardSwiftCode

/// Screens with what they are shown with.
extension TransitionExpression {
  /// `.post(id: id)`, `.checkout(.payment)`
  func route(_ destination: Destination) -> SwiftExpression {
    let place = destination.screen.index
    let name = named.screens[place]
    let module = named.graph.screens[place].module
    let isDeprecated = named.graph.screens[place].deprecated != nil
    let arguments = arguments(
      destination.arguments, for: named.graph.screens[place].parameters, named: named.screenParameters[place],
      leavingDefaultsOut: !isDeprecated)
    let route: SwiftExpression =
      if isDeprecated {
        .call(.member(.name(named[module].deprecated), name), arguments)
      } else if destination.arguments.isEmpty {
        .implicitMember(name)
      } else {
        // A case with defaults for all that it carries still needs its parentheses.
        .implicitMember(name, arguments)
      }
    return named.nested(route, in: module)
  }

  /// What stands between the parentheses.
  ///
  /// - Parameter leavingDefaultsOut: where Swift's own default does the same.
  func arguments(
    _ sources: [ArgumentSource], for parameters: [Parameter], named names: ParameterNames,
    leavingDefaultsOut: Bool = true
  ) -> SwiftArguments {
    var arguments: [SwiftArgument] = []
    for place in sources.indices {
      let value = value(of: sources[place], for: parameters[place])
      if let value = value ?? (leavingDefaultsOut ? nil : self.named.defaultValue(of: parameters[place])) {
        arguments.append((names.labels[place], value))
      }
    }
    return SwiftArguments(arguments)
  }

  /// Nil where Swift's own default does the same.
  private func value(of source: ArgumentSource, for parameter: Parameter) -> SwiftExpression? {
    switch source {
    case .event(let place): eventValue(at: place, for: parameter)
    case .screen(let place): .name(bindings.screen.name(at: place))
    case .literal(let literal): literal == parameter.defaultValue ? nil : named.expression(of: literal)
    case .defaultValue: nil
    case .nil: parameter.defaultValue == nil ? nil : .nil
    }
  }

  /// What a link leaves out is the parameter's default.
  private func eventValue(at place: Int, for parameter: Parameter) -> SwiftExpression {
    let value = SwiftExpression.name(bindings.event.name(at: place))
    guard placeholders.indices.contains(place), placeholders[place].type.isOptional,
      let defaultValue = parameter.defaultValue
    else { return value }
    return .binary(value, .nilCoalescing, named.expression(of: defaultValue))
  }
}
