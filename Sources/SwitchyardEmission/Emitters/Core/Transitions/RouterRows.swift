import SwitchyardModel
import SwitchyardSwiftCode

/// The switches of a router. Where there is a row for every value, there is no `default`: the compiler would warn of
/// one that is never taken.
struct RouterRows {
  let file: CoreFile

  private var named: NamedGraph { file.named }
  private var handlers: HandlerRows { HandlerRows(named: named) }

  /// Over `(route, event)`.
  var ofScreens: ChunkedSwitch {
    let modules = file.nestedModules { module in
      module.screens.contains { !named.graph.screens[$0.index].handlers.isEmpty }
    }
    let calls = modules.map { module in
      SwiftSwitchCase.case(
        .tuple([.case(module.nesting, [.let("route")]), .wildcard]),
        returns: ask(module, "screenTransition", "on", "route"))
    }
    var rows = calls
    for id in file.module.screens {
      rows += handlers.rows(of: named.graph.screens[id.index].handlers, emitter: id) { bound, event in
        .tuple([.case(named.screens[id.index], bound.patterns), event])
      }
    }
    let nestedCount = file.nestedModules { !$0.screens.isEmpty }.count
    let isWhole =
      modules.count == nestedCount
      && file.module.screens.allSatisfy {
        named.graph.screens[$0.index].handlers.certainCount == named.graph.events.count
      }
    return ChunkedSwitch(
      subject: .tuple(["route", "event"]), rows: rows, otherwise: .nil, isWhole: isWhole)
  }

  /// Over `(container, event)`. A stack without a name is a container, too, and handles nothing.
  var ofContainers: ChunkedSwitch {
    let modules = file.nestedModules(having: Self.handlesInFlows(named))
    let calls = modules.map { module in
      SwiftSwitchCase.case(
        .tuple([.case("flow", [.case(module.nesting, [.let("flow")])]), .wildcard]),
        returns: ask(module, "flowTransition", "in", "flow"))
    }
    let tabs = named.graph.tabs.flatMap { tab in
      handlers.rows(of: tab.handlers) { _, event in
        .tuple([.case("tab", [.case(named.tabs[tab.id.index])]), event])
      }
    }
    let flows = file.module.flows.flatMap { id in
      handlers.rows(of: named.graph[id].handlers) { _, event in
        .tuple([.case("flow", [.case(named.flows[id.index])]), event])
      }
    }
    return ChunkedSwitch(subject: .tuple(["container", "event"]), rows: calls + tabs + flows, otherwise: .nil)
  }

  /// Over `(flow, event)`, in a module.
  var ofFlows: ChunkedSwitch {
    let rows = file.module.flows.flatMap { id in
      handlers.rows(of: named.graph[id].handlers) { _, event in
        .tuple([.case(named.flows[id.index]), event])
      }
    }
    let isWhole = file.module.flows.allSatisfy { named.graph[$0].handlers.certainCount == named.graph.events.count }
    return ChunkedSwitch(subject: .tuple(["flow", "event"]), rows: rows, otherwise: .nil, isWhole: isWhole)
  }

  /// Over `event`.
  var ofApp: ChunkedSwitch {
    let rows = handlers.rows(of: named.graph.handlers) { _, event in event }
    let isWhole = named.graph.handlers.certainCount == named.graph.events.count
    return ChunkedSwitch(subject: "event", rows: rows, otherwise: .nil, isWhole: isWhole)
  }

  private static func handlesInFlows(_ named: NamedGraph) -> (ModuleNames) -> Bool {
    { module in module.flows.contains { !named.graph[$0].handlers.isEmpty } }
  }

  /// `CourierCheckoutRouter.screenTransition(for: event, on: route, guards: guards)`
  private func ask(
    _ module: ModuleNames, _ function: SwiftIdentifier, _ label: SwiftIdentifier, _ value: SwiftIdentifier
  ) -> SwiftExpression {
    .call(
      .member(.name(module.router), function),
      SwiftArguments([("for", "event"), (label, .name(value)), ("guards", "guards")]))
  }
}
