import SwitchyardModel
import SwitchyardSwiftCode

/// The user's half, a protocol with one requirement a screen, `CourierScreens`; and the `switch` from a route to the view
/// that it makes.
struct ScreensSection {
  let file: CoreFile

  private var modules: [ModuleNames] { file.nestedModules { !$0.screens.isEmpty } }

  var declarations: [SwiftDeclaration] {
    [requirements, .extension(.named(file.module.route), attributes: [.mainActor], view)]
  }

  // MARK: - Requirements

  var functions: ScreenFunctions {
    ScreenFunctions(file: file, result: "AnyView", attributes: [.named("ScreenBuilder")])
  }

  private var requirements: SwiftDeclaration {
    .protocol(
      file.module.screenViews, doc: "Makes the views of \(file.module.title): one function for each screen.",
      attributes: [.mainActor],
      file.module.screens.map(functions.requirement) + modules.map { functions.part($0, $0.screenViews) })
  }

  // MARK: - Switch

  /// Routes of a module are the module's to answer, in its own file. In a struct Swift would warn of a call of a method that
  /// is named `self`, as that of a screen may be; in an enum it does not.
  private var view: [SwiftDeclaration] {
    var rows = file.module.screens.map { id in
      functions.row(of: id, by: "screens", sending: .call("context.sender"), besides: ["context"])
    }
    rows += modules.map { module in
      let screens = SwiftExpression.member("screens", module.nesting)
      return module.handingOn("route", returns: .call("route.view", ["in": "context", "by": screens]))
    }
    return ChunkedSwitch(subject: "self", rows: rows, otherwise: nil).function(
      "view",
      [
        SwiftParameter("in", "context", .generic("ScreenContext", [.named(file.types.router)])),
        SwiftParameter("by", "screens", .any(.named(file.module.screenViews))),
      ],
      returns: "AnyView", handing: ["in": "context", "by": "screens"],
      doc: "The view of the screen, where that stands.",
      access: file.isRoot ? .fileprivate : .internal, modifiers: [])
  }
}
