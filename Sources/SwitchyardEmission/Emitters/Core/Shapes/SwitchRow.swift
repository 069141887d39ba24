import SwitchyardSwiftCode

/// An arm of a generated `switch`: what it matches, and what it does then.
struct SwitchRow {
  var pattern: SwiftPattern
  var condition: SwiftExpression?
  /// Behind the colon, such as the pattern of a link.
  var note: String?
  /// Above the arm.
  var comment: String?
  var body: [SwiftStatement]

  /// `case pattern: return value`. The `return` is there for the compiler: without it, all rows are solved as one
  /// expression, which takes six times as long.
  init(_ pattern: SwiftPattern, where condition: SwiftExpression? = nil, returns value: SwiftExpression) {
    self.init(pattern, where: condition, [.return(value)])
  }

  init(_ pattern: SwiftPattern, where condition: SwiftExpression? = nil, _ body: [SwiftStatement]) {
    self.pattern = pattern
    self.condition = condition
    self.body = body
  }
}
