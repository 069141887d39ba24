// What a transition is, in the words that the test expects.
import SwitchyardRuntime

func words<Graph>(of transition: NavigationTransition<Graph>) -> String {
  func routes(_ first: Graph.Route, _ rest: [Graph.Route]) -> String {
    ([first] + rest).map(\.description).joined(separator: " + ")
  }
  switch transition {
  case .push(let first, let rest): return "push \(routes(first, rest))"
  case .replaceTop(let first, let rest): return "replaceTop \(routes(first, rest))"
  case .setRoot(let first, let rest): return "setRoot \(routes(first, rest))"
  case .setAfterRoot(let first, let rest): return "setAfterRoot \(routes(first, rest))"
  case .setAfter(let screen, let inclusive, let first, let rest):
    return "setAfter \(screen) \(inclusive) \(routes(first, rest))"
  case .pop: return "pop"
  case .popTo(let screen): return "popTo \(screen)"
  case .popToRoot: return "popToRoot"
  case .present(let layer, let style, let isDismissable):
    return "present \(words(of: layer)) \(style.rawValue) \(isDismissable)"
  case .dismiss: return "dismiss"
  case .dismissLayer(.flow(let flow)): return "dismiss flow \(flow)"
  case .dismissLayer(.screen(let screen)): return "dismiss screen \(screen)"
  case .dismissAll: return "dismissAll"
  case .start(.tabs(let tab)): return "start tabs \(tab)"
  case .start(.flow(let flow, let root)): return "start flow \(flow) \(root)"
  case .start(.screen(let root)): return "start \(root)"
  case .open(let url): return "open \(url)"
  case .raise(let event): return "raise \(event)"
  case .defer: return "defer"
  case .ignore: return "ignore"
  case .steps(let steps): return "[\(steps.map { words(of: $0) }.joined(separator: "; "))]"
  case .select(let tab, let then): return "tab \(tab): \(words(of: then))"
  case .attempt(let first, let other): return "{\(words(of: first))} else {\(words(of: other))}"
  case .unanimated(let inner): return "still: \(words(of: inner))"
  }
}

private func words<Graph>(of layer: NavigationLayer<Graph>) -> String {
  switch layer {
  case .flow(let flow, let root): "flow \(flow) true \(root)"
  case .screen(let route): "screen \(route.screen) false \(route)"
  case .stack(let route): "screen \(route.screen) true \(route)"
  }
}
