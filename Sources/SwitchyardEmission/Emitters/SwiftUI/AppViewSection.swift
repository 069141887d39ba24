import SwitchyardModel
import SwitchyardSwiftCode

/// What an app puts into its window: `CourierView`.
struct AppViewSection {
  let file: CoreFile

  var declarations: [SwiftDeclaration] {
    file.isRoot ? [view] : []
  }

  private var view: SwiftDeclaration {
    let navigator = SwiftType.named(file.types.navigator)
    let screens = SwiftType.any(.named(file.module.screenViews))
    return .struct(
      file.types.view, inherits: ["View"],
      doc: "Shows \(file.graph.name) as its navigator says, with the views that `screens` makes.",
      attributes: [.mainActor],
      [
        .let("navigator", type: navigator, access: .private),
        .let("screens", type: screens, access: .private),
        .initializer(
          [SwiftParameter("navigator", navigator), SwiftParameter("screens", screens)],
          [.assign("self.navigator", "navigator"), .assign("self.screens", "screens")]),
        .computed(
          "body", .some("View"),
          [
            .expression(
              .call(
                "RouteNavigatorView", ["navigator"],
                trailing: SwiftClosure(
                  ["context"], [.call("context.entry.route.view", ["in": "context", "by": "screens"])])))
          ]),
      ])
  }
}
