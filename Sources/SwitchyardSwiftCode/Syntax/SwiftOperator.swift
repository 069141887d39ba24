/// An operator between two operands.
package enum SwiftOperator: Sendable {
  case shiftLeft, shiftRight
  case multiply, divide, remainder, bitAnd, wrappingMultiply
  case add, subtract, bitOr, bitXor, wrappingAdd
  case closedRange, halfOpenRange
  case nilCoalescing
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, identical, matches
  case and
  case or

  var text: StaticString {
    switch self {
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .bitAnd: "&"
    case .wrappingMultiply: "&*"
    case .add: "+"
    case .subtract: "-"
    case .bitOr: "|"
    case .bitXor: "^"
    case .wrappingAdd: "&+"
    case .closedRange: "..."
    case .halfOpenRange: "..<"
    case .nilCoalescing: "??"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .identical: "==="
    case .matches: "~="
    case .and: "&&"
    case .or: "||"
    }
  }

  var precedence: SwiftPrecedence {
    switch self {
    case .shiftLeft, .shiftRight: SwiftPrecedence(level: 80)
    case .multiply, .divide, .remainder, .bitAnd, .wrappingMultiply: SwiftPrecedence(level: 70)
    case .add, .subtract, .bitOr, .bitXor, .wrappingAdd: SwiftPrecedence(level: 60)
    case .closedRange, .halfOpenRange: SwiftPrecedence(level: 50)
    case .nilCoalescing: SwiftPrecedence(level: 40)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .identical, .matches:
      SwiftPrecedence(level: 30)
    case .and: SwiftPrecedence(level: 20)
    case .or: SwiftPrecedence(level: 15)
    }
  }

  /// Which side may hold the same precedence without parentheses.
  var associatesLeft: Bool {
    switch precedence.level {
    case 70, 60, 20, 15: true
    default: false
    }
  }

  var associatesRight: Bool { self == .nilCoalescing }

  var isRange: Bool { self == .closedRange || self == .halfOpenRange }
}
