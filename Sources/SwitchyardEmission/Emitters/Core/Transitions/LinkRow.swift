import SwitchyardModel
import SwitchyardSwiftCode

/// What a link does once it has matched: its values are bound first, then the first alternative whose condition holds is
/// taken.
struct LinkRow {
  let named: NamedGraph
  let link: LinkPattern
  /// Among the patterns of its module.
  let number: Int

  var row: SwiftSwitchCase {
    var row = SwiftSwitchCase.case(.expression(.integer(number)), bindingStatements + alternatives)
    row.note = link.text
    return row
  }

  private var bindings: Bindings {
    Bindings(BindingUses(of: link.alternatives), payload: ParameterNames(link.placeholders), parameters: nil)
  }

  private var bindingStatements: [SwiftStatement] {
    let bound = bindings.event
    return link.placeholders.indices.filter { bound.binds($0) }.map { place in
      let type = link.placeholders[place].type
      let value = value(at: place, of: type)
      if type.isOptional { return .let(bound.name(at: place), value) }
      return .guard([.let(bound.name(at: place), value)], else: [.return(.nil)])
    }
  }

  private var alternatives: [SwiftStatement] {
    let expressions = TransitionExpression(named: named, bindings: bindings, placeholders: link.placeholders)
    var statements: [SwiftStatement] = []
    for alternative in link.alternatives {
      if let doc = alternative.doc?.documentation { statements.append(.comment(doc)) }
      let transition = SwiftStatement.return(expressions.expression(of: alternative.action))
      guard let condition = named.expression(of: alternative.condition) else { return statements + [transition] }
      statements.append(.if([.holds(condition)], [transition]))
    }
    return statements + [.return(.nil)]
  }

  /// The value of a placeholder, as an optional.
  private func value(at place: Int, of type: ValueType) -> SwiftExpression {
    let at: SwiftArguments = [.integer(place)]
    let text = SwiftExpression.call("link.string", at)
    switch type.base {
    case .string: return .call(type.isArray ? "link.strings" : "link.string", at)
    case .int: return .call("link.int", at)
    case .double: return .call("link.double", at)
    case .bool: return .call("link.bool", at)
    case .uuid: return .call(.member(text, "flatMap"), [.initializer("UUID", labels: ["uuidString"])])
    case .url: return .call(.member(text, "flatMap"), [.initializer("URL", labels: ["string"])])
    case .date:
      let seconds = SwiftExpression.call("link.double", at)
      return .call(.member(seconds, "map"), [.initializer("Date", labels: ["timeIntervalSinceReferenceDate"])])
    case .declared(let id):
      let type = named.declaredTypes[id.index]
      guard case .enumeration = named.graph[id].kind else {
        return .call(.member(text, "flatMap"), [.initializer(type)])
      }
      return .call("link.value", [nil: .integer(place), "as": .metatype(type)])
    }
  }
}
