/// A line that says whether the next ones are compiled.
package struct ConditionalDirective: Sendable {
  package enum Kind: String, Sendable {
    case `if` = "#if"
    case elseif = "#elseif"
    case `else` = "#else"
    case endif = "#endif"

    var hasCondition: Bool { self == .if || self == .elseif }
  }

  package let kind: Kind
  package let start: Int
  /// Behind its condition.
  package let end: Int
  /// Of the first token of the code behind it.
  package let codeIndex: Int
  /// In how many `#if` it stands, its own among them.
  package let depth: Int
}
