/// How tightly an expression holds together; the renderer puts parentheses where a looser one stands in a tighter.
struct SwiftPrecedence: Comparable {
  let level: UInt8

  /// `try x` reaches as far to the right as it can.
  static let loosest = SwiftPrecedence(level: 0)
  /// Casts too: `a as? B ?? c` and `a is B < c` read better in parentheses, and the second one is not even parsed.
  static let ternary = SwiftPrecedence(level: 10)
  static let operandOfCast = SwiftPrecedence(level: 46)
  static let prefix = SwiftPrecedence(level: 90)
  static let postfix = SwiftPrecedence(level: 100)

  var tighter: SwiftPrecedence { SwiftPrecedence(level: level + 1) }

  static func < (left: SwiftPrecedence, right: SwiftPrecedence) -> Bool { left.level < right.level }
}

extension SwiftExpression {
  var precedence: SwiftPrecedence {
    switch self {
    case .try, .optionalTry, .await: .loosest
    case .ternary: .ternary
    case .binary(_, let symbol, _): symbol.precedence
    case .cast: .ternary
    case .not, .negative, .address: .prefix
    case .integer(let number): number < 0 ? .prefix : .postfix
    case .double(let number): number.sign == .minus ? .prefix : .postfix
    case .closure, .path, .name, .nil, .boolean, .literal, .interpolation, .array, .dictionary, .tuple, .member,
      .implicitMember, .implicitCall, .call, .subscript, .chained, .type, .metatype, .initializer, .keyPath, .macro,
      .projection:
      .postfix
    }
  }

  /// Whether it begins or ends with a character that an operator beside it would swallow: `..<.zero` is one operator.
  var touchesOperators: Bool {
    switch self {
    case .implicitMember, .implicitCall, .chained, .keyPath: true
    case .member(let base, _), .call(let base, _, _), .subscript(let base, _): base.touchesOperators
    default: false
    }
  }

  /// Whether it begins on the next line where it does not fit behind a `=`: unlike a call or an array, whose brackets
  /// open there.
  var beginsOwnLine: Bool {
    switch self {
    case .binary, .ternary, .cast, .member, .subscript: true
    case .literal(let text): text.form == .line
    case .path, .name, .implicitMember: true
    case .try(let operand), .optionalTry(let operand), .await(let operand), .not(let operand), .negative(let operand):
      operand.beginsOwnLine
    default: false
    }
  }

  /// Whether there is nothing in it that could be broken.
  var isLeaf: Bool {
    switch self {
    case .path, .name, .nil, .boolean, .integer, .double, .literal, .implicitMember, .type, .metatype, .initializer,
      .keyPath, .projection:
      true
    default: false
    }
  }
}
