import SwitchyardModel
import SwitchyardSwiftCode

/// What the parameters of a screen, or the items of an event's payload, are called in Swift.
struct ParameterNames: Sendable {
  /// As labels.
  let labels: [SwiftIdentifier]
  /// As a pattern binds them: the label, with an underscore behind it where that is a keyword, or a name that generated
  /// code uses itself.
  let bound: [SwiftIdentifier]

  init(_ parameters: [Parameter]) {
    labels = parameters.map { SwiftIdentifier(checkedName: $0.name) }
    bound = labels.contains(where: Self.isTaken) ? Self.boundNames(for: labels) : labels
  }

  /// As a pattern binds them whose row has further names of its own.
  func bound(besides used: [SwiftIdentifier]) -> [SwiftIdentifier] {
    guard bound.contains(where: used.contains) else { return bound }
    var names: [SwiftIdentifier] = []
    for var name in bound {
      while used.contains(name) || names.contains(name) { name = name.appending("_") }
      names.append(name)
    }
    return names
  }

  private static func boundNames(for labels: [SwiftIdentifier]) -> [SwiftIdentifier] {
    var bound: [SwiftIdentifier] = []
    for label in labels {
      var name = label
      while isTaken(name) || bound.contains(name) || name != label && labels.contains(name) {
        name = name.appending("_")
      }
      bound.append(name)
    }
    return bound
  }

  private static func isTaken(_ name: SwiftIdentifier) -> Bool {
    if name.isReserved || isTable(name) { return true }
    // Few names begin like one of them, and looking each up would take longer than all the rest.
    return firstLetters.contains(name.text.utf8.first ?? 0) && usedByGeneratedCode.contains(name.text)
  }

  /// Whether it may be called like a file's table of deprecated routes.
  private static func isTable(_ name: SwiftIdentifier) -> Bool {
    name.text.utf8.last == UInt8(ascii: "s") && name.text.hasSuffix(GeneratedNames.Table.deprecatedRoutes.rawValue)
  }

  private static let firstLetters = Array("gCDFLOUl".utf8)

  private static let usedByGeneratedCode: Set<String> = [
    "guards", "link", "CaseArgument", "Date", "DateArgument", "Foundation", "LinkDate", "LinkPath", "OwnArgument",
    "URL", "UUID",
  ]
}
