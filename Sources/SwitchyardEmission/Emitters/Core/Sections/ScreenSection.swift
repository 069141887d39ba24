import SwitchyardModel
import SwitchyardSwiftCode

/// Each screen alone: `CourierScreen`. It stands beside the routes, and has the names, the titles and
/// what the spec says of its bars.
struct ScreenSection {
  let file: CoreFile

  private var screens: [ScreenID] { file.module.screens }
  private var modules: [ModuleNames] { file.nestedModules { !$0.screens.isEmpty } }

  var declarations: [SwiftDeclaration] {
    if screens.isEmpty, !file.isRoot { return [] }
    let table = PositionTable(
      type: file.module.screen, table: file.module.screenTable, cases: screens.map { file.named.screens[$0.index] },
      names: screens.map { file.module.qualifier + file.named.screens[$0.index].text },
      parameters: screens.map { file.graph.screens[$0.index].parameters },
      parameterNamesDoc: "The names of the parameters, in their order.", isQualified: !file.isRoot,
      handingOn: modules.map { $0.handingOn("screen", returns: "screen.name") },
      handingOnParameterNames: modules.map { $0.handingOn("screen", returns: "screen.parameterNames") })
    return [
      enumeration,
      .extension(
        .named(file.module.screen),
        table.name + table.parameterNames + title + allowsBack + hidesTabBar + table.position),
    ] + table.literal
  }

  private var enumeration: SwiftDeclaration {
    var cases = screens.map { SwiftDeclaration.case(file.named.screens[$0.index]) }
    cases += modules.map { .case($0.nesting, [.unnamed(.named($0.screen))]) }
    return .enum(
      file.module.screen, inherits: ["NavigationScreen"],
      doc: "The screens of \(file.module.title), without their arguments.",
      cases)
  }

  private var title: [SwiftDeclaration] {
    var rows = screens.compactMap { id in
      file.graph.screens[id.index].title.map {
        SwiftSwitchCase.case(.case(file.named.screens[id.index]), returns: .string($0))
      }
    }
    let modules = modules
    rows += modules.map { $0.handingOn("screen", returns: "screen.title") }
    let isWhole = rows.count == screens.count + modules.count
    return ChunkedSwitch(subject: "self", rows: rows, otherwise: .nil, isWhole: isWhole)
      .property(
        "title", "String?", doc: "The title in the navigation bar: a key of the app's strings, or the text itself.")
  }

  private var allowsBack: [SwiftDeclaration] {
    flag("allowsBack", false, of: \.allowsBack, doc: "Whether the user can go back from the screen.")
  }

  private var hidesTabBar: [SwiftDeclaration] {
    flag("hidesTabBar", true, of: \.hidesTabBar, doc: "Whether the tab bar is out of sight while the screen is shown.")
  }

  /// A row for each screen that has the value that is not the usual one.
  private func flag(
    _ name: SwiftIdentifier, _ unusual: Bool, of value: KeyPath<Screen, Bool>, doc: String
  ) -> [SwiftDeclaration] {
    var rows = screens.compactMap { id in
      file.graph.screens[id.index][keyPath: value] == unusual
        ? SwiftSwitchCase.case(.case(file.named.screens[id.index]), returns: .boolean(unusual)) : nil
    }
    let modules = modules
    rows += modules.map { $0.handingOn("screen", returns: .member("screen", name)) }
    let isWhole = rows.count == screens.count + modules.count
    return ChunkedSwitch(subject: "self", rows: rows, otherwise: .boolean(!unusual), isWhole: isWhole)
      .property(name, "Bool", doc: doc)
  }
}
