import SwitchyardModel
import SwitchyardSwiftCode

/// Each screen with what it is shown with: `CourierRoute`.
struct RouteSection {
  private let file: CoreFile
  private let screens: [Screen]
  private let modules: [ModuleNames]

  init(file: CoreFile) {
    self.file = file
    screens = file.module.screens.map { file.graph[$0] }
    modules = file.nestedModules { !$0.screens.isEmpty }
  }

  var declarations: [SwiftDeclaration] {
    if screens.isEmpty, !file.isRoot { return [] }
    return [.comment("MARK: - Routes"), enumeration, .extension(.named(file.module.route), members)]
      + ScreenSection(file: file).declarations
  }

  private var enumeration: SwiftDeclaration {
    let own = screens.map { screen -> SwiftDeclaration in
      let names = file.named.screenParameters[screen.id.index]
      return .case(
        file.named.screens[screen.id.index], file.named.declaration(of: screen.parameters, named: names),
        doc: screen.documentation, attributes: screen.deprecated.map { [.deprecated($0.isEmpty ? nil : $0)] } ?? [])
    }
    let nested = modules.map { SwiftDeclaration.case($0.nesting, [.unnamed(.named($0.route))]) }
    return .enum(
      file.module.route, inherits: ["NavigationRoute"],
      doc: "A screen of \(file.module.title) with what it is shown with.",
      own + nested)
  }

  private var members: [SwiftDeclaration] {
    screen + arguments + path + url
  }

  private var screen: [SwiftDeclaration] {
    let own = screens.map { screen in
      let name = file.named.screens[screen.id.index]
      return SwitchRow(.case(name), returns: .implicitMember(name))
    }
    let nested = modules.map { $0.handingOn("route", returns: .implicitMember($0.nesting, ["route.screen"])) }
    return ChunkedSwitch(subject: "self", rows: own + nested, otherwise: nil)
      .property("screen", .named(file.module.screen), doc: "The screen alone, whatever it is shown with.")
  }

  private var arguments: [SwiftDeclaration] {
    let cases = screens.map {
      ArgumentList.Case(
        name: file.named.screens[$0.id.index], parameters: $0.parameters,
        names: file.named.screenParameters[$0.id.index])
    }
    let nested = modules.map { $0.handingOn("route", returns: "route.arguments") }
    return ArgumentList(graph: file.graph, cases: cases, handingOn: nested)
      .property(doc: "What the screen is shown with, in the order of its parameters.")
  }

  private var path: [SwiftDeclaration] {
    let own = screens.compactMap { screen in
      screen.address?.row(
        of: file.named.screens[screen.id.index], named: file.named.screenParameters[screen.id.index], in: file.graph)
    }
    let nested = modules.map { $0.handingOn("route", returns: "route.path") }
    let rows = own + nested
    let isWhole = rows.count == screens.count + modules.count
    return ChunkedSwitch(subject: "self", rows: rows, otherwise: .nil, isWhole: isWhole)
      .property(
        "path", "String?", doc: "The address of the screen, percent-encoded; nil where the spec gives it none.")
  }

  /// Where the spec names neither a host nor a scheme, there are no URLs. What a module's route is asked for is its
  /// path, so that a new host leaves the modules' files as they are.
  private var url: [SwiftDeclaration] {
    guard file.isRoot, let origin = file.graph.links.origin else { return [] }
    let example = file.graph.screens.lazy.compactMap(\.address).first { $0.isFixed }?.pattern ?? "/…"
    return [
      .computed(
        "url", "String?",
        doc: "The whole URL of the screen, such as `\(origin + example)`; nil where the spec gives it no address.",
        [
          .expression(
            .call(
              "path.map", trailing: SwiftClosure([], [.expression(.binary(.string(origin), .add, "$0"))])))
        ])
    ]
  }
}

extension Links {
  /// What the URLs of the app begin with: the first host, or else the first scheme.
  fileprivate var origin: String? {
    hosts.first.map { "https://" + $0 } ?? schemes.first.map { $0 + "://" }
  }
}
