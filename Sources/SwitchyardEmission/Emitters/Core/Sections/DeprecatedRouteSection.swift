import SwitchyardModel
import SwitchyardSwiftCode

/// The deprecated screens that a file shows, made without a warning.
///
/// A pattern may name a deprecated case, an expression may not, whoever writes it. But a requirement of a protocol may be
/// met by something that is deprecated, and whoever asks the protocol is not warned.
struct DeprecatedRouteSection {
  let file: CoreFile

  var declarations: [SwiftDeclaration] {
    guard file.named.hasDeprecatedScreens else { return [] }
    let shown = ShownScreens(file: file).screens.filter { file.graph[$0].deprecated != nil }
    let modules = file.named.modules.filter { module in shown.contains { file.graph[$0].module == module.id } }
    if modules.isEmpty { return [] }
    return [.comment("MARK: - Deprecated screens")]
      + modules.flatMap { module in declarations(of: module, shown.filter { file.graph[$0].module == module.id }) }
  }

  private func declarations(of module: ModuleNames, _ screens: [ScreenID]) -> [SwiftDeclaration] {
    [
      .protocol(
        module.deprecatedRoutes, inherits: ["Sendable"],
        doc: """
          Makes the deprecated screens that are shown from here. As requirements they can be asked for without the warning
          that everybody else gets.
          """,
        access: .private, modifiers: [.nonisolated], screens.map { maker(of: $0, in: module, isRequirement: true) }),
      .struct(
        module.deprecatedRouteMaker, inherits: [.named(module.deprecatedRoutes)], access: .private,
        modifiers: [.nonisolated], screens.map { maker(of: $0, in: module, isRequirement: false) }),
      .let(
        module.deprecated, type: .any(.named(module.deprecatedRoutes)), .call(.name(module.deprecatedRouteMaker)),
        access: .private, modifiers: [.nonisolated]),
    ]
  }

  /// `func old(id: Int) -> CourierRoute`
  private func maker(of id: ScreenID, in module: ModuleNames, isRequirement: Bool) -> SwiftDeclaration {
    let name = file.named.screens[id.index]
    let names = file.named.screenParameters[id.index].labels
    let parameters = zip(names, file.graph[id].parameters).map { name, parameter in
      SwiftParameter(name, file.named.swiftType(of: parameter.type))
    }
    let arguments = SwiftArguments(names.map { ($0, .name($0)) })
    let route: SwiftExpression = names.isEmpty ? .implicitMember(name) : .implicitMember(name, arguments)
    return .function(
      name, parameters, returns: .named(module.route), attributes: isRequirement ? [] : [.deprecated()],
      isRequirement ? nil : [.expression(route)])
  }
}
