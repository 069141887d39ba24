import SwitchyardModel
import SwitchyardSwiftCode

/// The coordinator of the app, `CourierCoordinator`, and the `switch` from a route to its controller.
struct CoordinatorSection {
  let file: CoreFile

  private var modules: [ModuleNames] { file.nestedModules { !$0.screens.isEmpty } }

  var declarations: [SwiftDeclaration] {
    let members = file.isRoot ? [initializer] + controller : controller
    let alias = SwiftDeclaration.typealias(
      file.types.coordinator, .generic("NavigationCoordinator", [.named(file.types.router)]),
      doc: "Shows \(file.graph.name) in a window, with UIKit.")
    let coordinator = SwiftDeclaration.extension(
      "NavigationCoordinator", where: [.equals("Graph", .named(file.types.router))], members)
    return (file.isRoot ? [alias] : []) + [coordinator]
  }

  private var initializer: SwiftDeclaration {
    .initializer(
      [
        SwiftParameter("navigator", .named(file.types.navigator)),
        SwiftParameter("controllers", .any(.named(file.types.controllers))),
        SwiftParameter("window", "UIWindow"),
      ],
      doc: "- Parameter controllers: kept as long as the coordinator is, so it must not keep that.",
      modifiers: [.convenience],
      [
        .call(
          "self.init", ["navigator": "navigator", "window": "window"],
          trailing: SwiftClosure(
            ["entry"],
            [
              .expression(
                .call(
                  "Self.controller",
                  ["for": "entry.route", "of": "entry", "by": "controllers", "sendingTo": "navigator"]))
            ]))
      ])
  }

  /// Routes of a module are the module's to answer; it has a function of the same name in its own file.
  private var controller: [SwiftDeclaration] {
    var rows = file.module.screens.map(row)
    rows += modules.map { module in
      module.handingOn(
        "route",
        returns: .call(
          "controller",
          [
            "for": "route", "of": "entry", "by": .member("controllers", module.nesting), "sendingTo": "navigator",
          ]))
    }
    return ChunkedSwitch(subject: "route", rows: rows, otherwise: nil).function(
      "controller",
      [
        SwiftParameter("for", "route", .named(file.module.route)),
        SwiftParameter("of", "entry", .member(.named(file.types.state), "Entry")),
        SwiftParameter("by", "controllers", .any(.named(file.module.controllers))),
        SwiftParameter("sendingTo", "navigator", .named(file.types.navigator)),
      ],
      returns: "UIViewController",
      handing: ["for": "route", "of": "entry", "by": "controllers", "sendingTo": "navigator"], doc: nil,
      access: file.isRoot ? .private : .internal)
  }

  /// `case .post(let id): return controllers.post(id: id, send: navigator.sender(for: entry))`
  private func row(of id: ScreenID) -> SwiftSwitchCase {
    let names = file.named.screenParameters[id.index]
    let bound = Self.apart(names.bound)
    var arguments: [SwiftArgument] = zip(names.labels, bound).map { ($0, .name($1)) }
    if !file.graph[id].emittedEvents.isEmpty {
      arguments.append(("send", .call("navigator.sender", ["for": "entry"])))
    }
    return .case(
      .case(file.named.screens[id.index], SwiftPatterns(unlabelled: bound.map { .let($0) })),
      returns: .call(.member("controllers", file.named.screens[id.index]), SwiftArguments(arguments)))
  }

  /// Names that the row itself uses give way.
  private static func apart(_ names: [SwiftIdentifier]) -> [SwiftIdentifier] {
    let used: [SwiftIdentifier] = ["controllers", "entry", "navigator"]
    guard names.contains(where: used.contains) else { return names }
    var bound: [SwiftIdentifier] = []
    for name in names {
      var name = name
      while used.contains(name) || bound.contains(name) { name = name.appending("_") }
      bound.append(name)
    }
    return bound
  }
}
