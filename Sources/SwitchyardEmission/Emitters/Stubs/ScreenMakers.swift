import SwitchyardModel
import SwitchyardSwiftCode

/// What makes the screens of the app, or of one module, for a target that shows them: a protocol of the generated code with
/// one requirement a screen, and the user's type that implements it.
struct ScreenMakers: Sendable {
  struct Member: Sendable {
    let name: SwiftIdentifier
    /// As the spec names it: `checkout.payment`; nil for a module, whose screens are made by a type of its own.
    let qualifiedName: String?
    /// The requirement as a new stub implements it.
    let declaration: SwiftDeclaration
    /// What must be imported for the types of its parameters.
    let modules: [String]
  }

  /// `CourierControllers`
  let `protocol`: SwiftIdentifier
  /// `CourierScreenControllers`
  let type: SwiftIdentifier
  /// As prose names it: `Courier`, `the module Checkout`.
  let title: String
  /// What they are: `controllers`, `views`.
  let noun: String
  /// What the file imports, in alphabetical order.
  let imports: [String]
  let members: [Member]

  /// The stub's text.
  func file(_ header: String) -> SwiftFile {
    let modules = members.filter { $0.qualifiedName == nil }
    let screens = members.filter { $0.qualifiedName != nil }
    return SwiftFile(
      header: [header], imports: imports.map { SwiftImport(SwiftIdentifier(checkedName: $0)) },
      [
        .struct(
          type, inherits: [.named(`protocol`)],
          doc: "Makes the \(noun) of \(title).\n\nA new screen does not build until it has its function here.",
          (modules + screens).map(\.declaration.withoutAttributes))
      ])
  }
}

extension ScreenMakers {
  /// For UIKit: the root's first, then those of each module that has screens.
  static func controllers(in named: NamedGraph, _ options: EmissionOptions) -> [ScreenMakers] {
    let controller = named.callee("UIViewController", of: "UIKit") ?? "UINavigationController"
    return ScreenFiles.modules(in: named, options).map { file in
      let functions = ControllersSection(file: file).functions
      return ScreenMakers(
        protocol: file.module.controllers, type: file.module.ownControllers, title: file.module.title,
        noun: "controllers", imports: ScreenImports(file: file, framework: "UIKit").modules,
        members: file.members(
          screen: { functions.requirement(of: $0).implemented(by: [.placeholder(.call(controller), $1)]) },
          module: { functions.part($0, $0.controllers).implemented(by: [.expression(.call(.name($0.ownControllers)))]) }
        ))
    }
  }

  /// For SwiftUI, in the same order.
  static func views(in named: NamedGraph, _ options: EmissionOptions) -> [ScreenMakers] {
    let text = named.callee("Text", of: "SwiftUI")
    let placeholder = { (name: String) -> SwiftExpression in
      text.map { .call($0, [.string(name)]) } ?? .call("EmptyView")
    }
    return ScreenFiles.modules(in: named, options).map { file in
      let functions = ScreensSection(file: file).functions
      return ScreenMakers(
        protocol: file.module.screenViews, type: file.module.ownViews, title: file.module.title, noun: "views",
        imports: ScreenImports(file: file, framework: "SwiftUI").modules,
        members: file.members(
          screen: { functions.requirement(of: $0).implemented(by: [.placeholder(placeholder($1), $1)]) },
          module: { functions.part($0, $0.screenViews).implemented(by: [.expression(.call(.name($0.ownViews)))]) }))
    }
  }
}

extension NamedGraph {
  /// What a placeholder makes, with its module where a screen or a parameter is called like it; nil where the module is
  /// hidden in the same way.
  fileprivate func callee(_ type: SwiftIdentifier, of module: SwiftIdentifier) -> SwiftExpression? {
    if !isHidden(type) { return .name(type) }
    return isHidden(module) ? nil : .member(.name(module), type)
  }

  private func isHidden(_ name: SwiftIdentifier) -> Bool {
    graph.screens.contains { screen in
      screen.name == name.text || screen.parameters.contains { $0.name == name.text }
    }
  }
}

extension CoreFile {
  /// A member for each screen of the file's module, and for each module nested in it.
  fileprivate func members(
    screen: (ScreenID, String) -> SwiftDeclaration, module: (ModuleNames) -> SwiftDeclaration
  ) -> [ScreenMakers.Member] {
    let screens = self.module.screens.map { id in
      let name = graph.qualifiedName(of: id)
      return ScreenMakers.Member(
        name: named.screens[id.index], qualifiedName: name, declaration: screen(id, name),
        modules: graph[id].parameters.compactMap { graph.importedModule(of: $0.type.base) })
    }
    let modules = nestedModules { !$0.screens.isEmpty }.map { nested in
      ScreenMakers.Member(name: nested.nesting, qualifiedName: nil, declaration: module(nested), modules: [])
    }
    return screens + modules
  }
}

extension SwiftStatement {
  fileprivate static func placeholder(_ value: SwiftExpression, _ name: String) -> SwiftStatement {
    .noted(.expression(value), StubMark.placeholder(name))
  }
}

extension SwiftDeclaration {
  /// Beside a conformance the compiler takes those of the requirement.
  fileprivate var withoutAttributes: SwiftDeclaration {
    var declaration = self
    declaration.attributes = []
    return declaration
  }
}
