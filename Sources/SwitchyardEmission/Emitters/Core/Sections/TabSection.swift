import SwitchyardModel
import SwitchyardSwiftCode

/// The places of the tab bar: `CourierTab`.
struct TabSection {
  let file: CoreFile

  private var tabs: [Tab] { file.graph.tabs }

  var declarations: [SwiftDeclaration] {
    let members = [allCases] + name + title + icon + root + hasStack
    return [.comment("MARK: - Tabs"), enumeration, .extension(.named(file.types.tab), members)]
  }

  private var enumeration: SwiftDeclaration {
    .enum(
      file.types.tab, inherits: ["NavigationTab"],
      doc: "The tabs of \(file.graph.name), in the order of the tab bar.",
      tabs.map { .case(file.named.tabs[$0.id.index], doc: $0.doc?.documentation) })
  }

  /// Written out: the compiler takes long for one that it makes itself.
  private var allCases: SwiftDeclaration {
    .computed(
      "allCases", .array(.named(file.types.tab)), modifiers: [.static],
      [.expression(.array(tabs.map { file.named.tab($0.id) }))])
  }

  private var name: [SwiftDeclaration] {
    property("name", "String", doc: "The name in the spec.", otherwise: nil) { .string($0.name) }
  }

  private var title: [SwiftDeclaration] {
    property(
      "title", "String?", doc: "The title in the tab bar: a key of the app's strings, or the text itself.",
      otherwise: .nil
    ) { tab in
      tab.title.map { .string($0) }
    }
  }

  private var icon: [SwiftDeclaration] {
    let doc = "The icon in the tab bar: an SF Symbol, or an image in the app's assets."
    return property("icon", "String?", doc: doc, otherwise: .nil) { tab in tab.icon.map { .string($0) } }
  }

  private var root: [SwiftDeclaration] {
    let routes = TransitionExpression(named: file.named, bindings: .none)
    let doc = "The screen that the tab's stack begins with."
    return property("root", .named(file.types.route), doc: doc, otherwise: nil) { routes.route($0.root) }
  }

  private var hasStack: [SwiftDeclaration] {
    let doc = "Whether screens can be pushed in the tab; if not, it shows its root alone."
    return property("hasStack", "Bool", doc: doc, otherwise: true) { $0.hasStack ? nil : false }
  }

  private func property(
    _ name: SwiftIdentifier, _ type: SwiftType, doc: String, otherwise: SwiftExpression?,
    value: (Tab) -> SwiftExpression?
  ) -> [SwiftDeclaration] {
    let rows = tabs.compactMap { tab in
      value(tab).map { SwiftSwitchCase.case(.case(file.named.tabs[tab.id.index]), returns: $0) }
    }
    return ChunkedSwitch(subject: "self", rows: rows, otherwise: otherwise, isWhole: rows.count == tabs.count)
      .property(name, type, doc: doc)
  }
}
