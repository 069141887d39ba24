import SwitchyardModel
import SwitchyardSwiftCode

/// The names of an enum's cases in one literal, and a `switch` from each case to its place there.
struct PositionTable {
  let type: SwiftIdentifier
  /// The literal's variable.
  let table: SwiftIdentifier
  let cases: [SwiftIdentifier]
  let names: [String]
  /// What each case carries.
  let parameters: [[Parameter]]
  let parameterNamesDoc: String
  /// Whether the module's name stands in front of each.
  var isQualified = false
  /// For cases that are named elsewhere.
  let handingOn: [SwiftSwitchCase]
  let handingOnParameterNames: [SwiftSwitchCase]

  var name: [SwiftDeclaration] {
    let entry = SwiftExpression.subscript(.name(table), ["position"])
    let doc = isQualified ? "The qualified name, as in logs and in saved states." : "The name in the spec."
    if cases.isEmpty || !handingOn.isEmpty {
      return ChunkedSwitch(subject: "self", rows: handingOn, otherwise: cases.isEmpty ? nil : entry)
        .property("name", "String", doc: doc)
    }
    return [.computed("name", "String", doc: doc, [.expression(entry)])]
  }

  var parameterNames: [SwiftDeclaration] {
    let entry = SwiftExpression.call(.member(.name(table), "parameterNames"), ["at": "position"])
    let rows = handingOnParameterNames
    if parameters.allSatisfy(\.isEmpty), rows.isEmpty { return [] }
    let otherwise: SwiftExpression? = cases.isEmpty ? nil : parameters.allSatisfy(\.isEmpty) ? [] : entry
    return ChunkedSwitch(subject: "self", rows: rows, otherwise: rows.isEmpty ? entry : otherwise)
      .property("parameterNames", "[String]", doc: parameterNamesDoc)
  }

  var position: [SwiftDeclaration] {
    if cases.isEmpty { return [] }
    let rows = cases.indices.map { SwiftSwitchCase.case(.case(cases[$0]), returns: .integer($0)) }
    return ChunkedSwitch(subject: "self", rows: rows, otherwise: handingOn.isEmpty ? nil : -1)
      .property("position", "Int", doc: nil, access: .private)
  }

  var literal: [SwiftDeclaration] {
    if cases.isEmpty { return [] }
    let text = SwiftStringLiteral(wrapped: zip(names, parameters).map { $0 + $1.signature })
    return [.let(table, .call("NameTable", [.literal(text)]), access: .private, modifiers: [.nonisolated])]
  }
}

extension SwiftStringLiteral {
  /// Words that stand on one line where there is room for them, and otherwise on as many as they take.
  init(wrapped words: [String]) {
    var text = ""
    var column = 0
    var isOneLine = true
    for word in words {
      let width = word.utf8.count
      if column > 0, column + 1 + width > Self.width {
        text += "\n"
        column = 0
        isOneLine = false
      } else if column > 0 {
        text += " "
        column += 1
      }
      text += word
      column += width
    }
    self.init(text, form: isOneLine ? .line : .block)
  }

  /// The margin, less the indentation of an argument.
  private static let width = 118
}

extension [Parameter] {
  /// `(id,page)`, as a table of names has it; nothing where there are none.
  fileprivate var signature: String {
    isEmpty ? "" : "(" + map(\.name).joined(separator: ",") + ")"
  }
}
