import SwitchyardModel
import SwitchyardSwiftCode

/// The coordinator of the app, `CourierCoordinator`, and the `switch` from a route to its controller.
struct CoordinatorSection {
  let file: CoreFile

  private var modules: [ModuleNames] { file.nestedModules { !$0.screens.isEmpty } }

  var declarations: [SwiftDeclaration] {
    (file.isRoot ? [alias, coordinator] : [])
      + [.extension(.named(file.module.route), attributes: [.mainActor], controller)]
  }

  private var alias: SwiftDeclaration {
    .typealias(
      file.types.coordinator, .generic("NavigationCoordinator", [.named(file.types.router)]),
      doc: "Shows \(file.graph.name) in a window, with UIKit.")
  }

  private var coordinator: SwiftDeclaration {
    let initializer = SwiftDeclaration.initializer(
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
                .call("entry.route.controller", ["of": "entry", "by": "controllers", "sendingTo": "navigator"]))
            ]))
      ])
    return .extension("NavigationCoordinator", where: [.equals("Graph", .named(file.types.router))], [initializer])
  }

  /// Routes of a module are the module's to answer, in its own file. In a class Swift would warn of a call of a method that
  /// is named `self`, as that of a screen may be; in an enum it does not.
  private var controller: [SwiftDeclaration] {
    let arguments: SwiftArguments = ["of": "entry", "by": "controllers", "sendingTo": "navigator"]
    let functions = ControllersSection(file: file).functions
    var rows = file.module.screens.map { id in
      functions.row(
        of: id, by: "controllers", sending: .call("navigator.sender", ["for": "entry"]),
        besides: ["entry", "navigator"])
    }
    rows += modules.map { module in
      let factory = SwiftExpression.member("controllers", module.nesting)
      return module.handingOn(
        "route", returns: .call("route.controller", ["of": "entry", "by": factory, "sendingTo": "navigator"]))
    }
    return ChunkedSwitch(subject: "self", rows: rows, otherwise: nil).function(
      "controller",
      [
        SwiftParameter("of", "entry", .member(.named(file.types.state), "Entry")),
        SwiftParameter("by", "controllers", .any(.named(file.module.controllers))),
        SwiftParameter("sendingTo", "navigator", .named(file.types.navigator)),
      ],
      returns: "UIViewController", handing: arguments, doc: "The controller that shows the screen, made anew.",
      access: file.isRoot ? .fileprivate : .internal, modifiers: [])
  }
}
