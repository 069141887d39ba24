import SwitchyardModel
import SwitchyardSwiftCode

/// Each screen alone: `CourierScreen`. It stands beside the routes, and has the names and the titles.
struct ScreenSection {
  private let file: CoreFile
  private let screens: [Screen]
  private let modules: [ModuleNames]

  init(file: CoreFile) {
    self.file = file
    screens = file.module.screens.map { file.graph[$0] }
    modules = file.nestedModules { !$0.screens.isEmpty }
  }

  var declarations: [SwiftDeclaration] {
    let table = PositionTable(
      type: file.module.screen, table: file.module.screenTable, cases: screens.map { file.named.screens[$0.id.index] },
      names: screens.map { file.graph.qualifiedName(of: $0.id) },
      handingOn: modules.map { $0.handingOn("screen", returns: "screen.name") })
    return [enumeration, .extension(.named(file.module.screen), table.name + title + table.position)] + table.literal
  }

  private var enumeration: SwiftDeclaration {
    let own = screens.map { SwiftDeclaration.case(file.named.screens[$0.id.index]) }
    let nested = modules.map { SwiftDeclaration.case($0.nesting, [.unnamed(.named($0.screen))]) }
    return .enum(
      file.module.screen, inherits: ["NamedCase"], doc: "A screen of \(file.module.title), whatever it is shown with.",
      own + nested)
  }

  private var title: [SwiftDeclaration] {
    let own = screens.compactMap { screen in
      screen.title.map { SwitchRow(.case(file.named.screens[screen.id.index]), returns: .string($0)) }
    }
    let rows = own + modules.map { $0.handingOn("screen", returns: "screen.title") }
    let isWhole = rows.count == screens.count + modules.count
    return ChunkedSwitch(subject: "self", rows: rows, otherwise: .nil, isWhole: isWhole)
      .property("title", "String?", doc: "The title that the spec gives the screen.")
  }
}
