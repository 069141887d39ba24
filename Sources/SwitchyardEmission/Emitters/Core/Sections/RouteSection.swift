import SwitchyardModel
import SwitchyardSwiftCode

/// Each screen with what it is shown with: `CourierRoute`.
struct RouteSection {
  let file: CoreFile

  private var screens: [ScreenID] { file.module.screens }
  private var modules: [ModuleNames] { file.nestedModules { !$0.screens.isEmpty } }

  var declarations: [SwiftDeclaration] {
    if screens.isEmpty, !file.isRoot { return [] }
    return [.comment("MARK: - Routes"), enumeration, .extension(.named(file.module.route), members)]
  }

  private var enumeration: SwiftDeclaration {
    var cases = screens.map { id -> SwiftDeclaration in
      let payload = file.named.declaration(
        of: file.graph.screens[id.index].parameters, named: file.named.screenParameters[id.index])
      return .case(
        file.named.screens[id.index], payload, doc: Documentation.screen(id, in: file.named),
        attributes: deprecation(of: id))
    }
    cases += modules.map { .case($0.nesting, [.unnamed(.named($0.route))]) }
    return .enum(
      file.module.route, inherits: ["NavigationRoute"],
      doc: "The screens of \(file.module.title), with their arguments.", cases)
  }

  private func deprecation(of id: ScreenID) -> [SwiftAttribute] {
    guard let message = file.graph.screens[id.index].deprecated else { return [] }
    return [.deprecated(message.isEmpty ? nil : message)]
  }

  private var members: [SwiftDeclaration] {
    screen + arguments + path + url
  }

  private var screen: [SwiftDeclaration] {
    var rows = screens.map { id in
      let name = file.named.screens[id.index]
      return SwiftSwitchCase.case(.case(name), returns: .implicitMember(name))
    }
    rows += modules.map { $0.handingOn("route", returns: .implicitMember($0.nesting, ["route.screen"])) }
    return ChunkedSwitch(subject: "self", rows: rows, otherwise: nil)
      .property("screen", .named(file.module.screen), doc: "The screen, without its arguments.")
  }

  private var arguments: [SwiftDeclaration] {
    let cases = screens.map { id in
      ArgumentList.Case(
        name: file.named.screens[id.index], parameters: file.graph.screens[id.index].parameters,
        names: file.named.screenParameters[id.index])
    }
    let nested = modules.map { $0.handingOn("route", returns: "route.arguments") }
    return ArgumentList(graph: file.graph, cases: cases, handingOn: nested)
      .property(doc: "The arguments, in the order of the screen's parameters.")
  }

  private var path: [SwiftDeclaration] {
    var rows = screens.compactMap { id in
      file.named.address(of: id)?.row(
        of: file.named.screens[id.index], named: file.named.screenParameters[id.index], in: file.graph)
    }
    let modules = modules
    rows += modules.map { $0.handingOn("route", returns: "route.path") }
    let isWhole = rows.count == screens.count + modules.count
    return ChunkedSwitch(subject: "self", rows: rows, otherwise: .nil, isWhole: isWhole)
      .property(
        "path", "String?",
        doc: """
          The path of the screen, percent-encoded. Arguments that it does not name are left out. Nil if the spec gives the screen
          no path, or for a value that no link takes: an empty text, `..`, infinity.
          """)
  }

  /// Where the spec names neither a host nor a scheme, there are no URLs. What a module's route is asked for is its
  /// path, so that a new host leaves the modules' files as they are.
  private var url: [SwiftDeclaration] {
    guard file.isRoot, let origin = file.graph.links.origin else { return [] }
    let addresses = file.graph.screens.lazy.compactMap { file.named.address(of: $0.id) }
    let example = addresses.first { $0.isFixed }?.pattern ?? "/…"
    return [
      .computed(
        "url", "String?",
        doc: """
          The path as a whole URL, such as `\(origin + example)`, which opens the app where one of its links has that path. Nil where
          there is no path.
          """,
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
