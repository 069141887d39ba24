internal import SwitchyardSwiftCode

extension GeneratedNames {
  /// What is generated for each module and seen in its file alone: data, as one literal.
  package enum Table: String, CaseIterable, Sendable {
    case screenNames = "ScreenNames"
    case eventNames = "EventNames"
    case links = "Links"
  }

  /// `courierScreenNames`, `courierCheckoutScreenNames`.
  package func table(_ table: Table, of module: Module) -> String {
    SwiftIdentifier.lowerCamelCase(of: app) + (module.name ?? "") + table.rawValue
  }
}
