import SwitchyardModel
import SwitchyardSwiftCode

/// Where the app begins: the first alternative whose condition holds.
struct StartAlternatives {
  let named: NamedGraph

  var body: [SwiftStatement] {
    let expressions = TransitionExpression(named: named, bindings: .none)
    let alternatives = named.graph.start
    if alternatives.count == 1 { return [.expression(expressions.start(alternatives[0].target))] }
    var statements: [SwiftStatement] = []
    for alternative in alternatives {
      let target = SwiftStatement.return(expressions.start(alternative.target))
      // The app has to begin somewhere, so the last one stands for all that is left.
      guard let condition = named.expression(of: alternative.condition), statements.count + 1 < alternatives.count
      else { return statements + [target] }
      statements.append(.if([.holds(condition)], [target]))
    }
    return statements
  }
}
