internal import SwitchyardSwiftCode

extension GeneratedNames {
  /// What is generated for each module and seen in one file alone: constants.
  package enum Table: String, CaseIterable, Sendable {
    case screenNames = "ScreenNames"
    case eventNames = "EventNames"
    case links = "Links"
    case deprecatedRoutes = "DeprecatedRoutes"
  }

  /// `courierScreenNames`, `courierCheckoutScreenNames`.
  package func table(_ table: Table, of module: Module) -> String {
    SwiftIdentifier.lowerCamelCase(of: app) + (module.name ?? "") + table.rawValue
  }
}
