import SwitchyardModel
import SwitchyardSimulation
import SwitchyardSwiftCode

/// What the sections of one file of tests are made from.
struct TestFile {
  let core: CoreFile
  let samples: SampleNames
  let links: LinkMatcher
  let ways: any TransitionWayFinder

  var graph: RouteGraph { _read { yield core.named.graph } }
  var named: NamedGraph { core.named }
  var types: AppTypes { core.types }
  var isRoot: Bool { core.isRoot }
  var framework: TestOptions.Framework { core.options.tests.framework }

  /// The transitions of one screen, one container or the app, or of all links.
  struct Group {
    /// `screens.feed`
    var title: String
    var places: [TransitionPlace]
  }

  /// What of the app's transitions stands in this file, in the spec's order; those that have none are left out.
  var groups: [Group] {
    var groups = core.module.screens.map { group(graph.path(of: $0), at: .screen($0)) }
    if isRoot { groups += graph.tabs.map { group(graph.path(of: $0.id), at: .tab($0.id)) } }
    groups += core.module.flows.map { group(graph.path(of: $0), at: .flow($0)) }
    if isRoot { groups.append(group("transitions", at: .app)) }
    let links = core.module.links.flatMap { id in
      graph[id].alternatives.indices.map { TransitionPlace(.link(id), alternative: $0) }
    }
    groups.append(Group(title: "links", places: links))
    return groups.filter { !$0.places.isEmpty }
  }

  private func group(_ title: String, at level: HandlerLevel) -> Group {
    let places = graph.handlers(at: level).flatMap { handler in
      handler.alternatives.indices.map { TransitionPlace(.event(handler.event, at: level), alternative: $0) }
    }
    return Group(title: title, places: places)
  }
}
