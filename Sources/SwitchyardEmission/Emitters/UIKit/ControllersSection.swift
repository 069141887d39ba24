import SwitchyardModel
import SwitchyardSwiftCode

/// The user's half: a protocol with one requirement a screen, `CourierControllers`.
struct ControllersSection {
  let file: CoreFile

  private var modules: [ModuleNames] { file.nestedModules { !$0.screens.isEmpty } }

  var functions: ScreenFunctions { ScreenFunctions(file: file, result: "UIViewController") }

  var declarations: [SwiftDeclaration] {
    [
      .protocol(
        file.module.controllers,
        doc: "Makes the controllers of \(file.module.title): one for each screen, and a new one each time.",
        attributes: [.mainActor],
        file.module.screens.map(functions.requirement) + modules.map { functions.part($0, $0.controllers) })
    ]
  }
}
