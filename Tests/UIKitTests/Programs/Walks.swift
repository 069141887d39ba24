import SwitchyardRuntime
import UIKit

/// An app in a window, with what a walk needs to go through it.
@MainActor
struct Walkable<Graph: RouteGraph> {
  let navigator: RouteNavigator<Graph>
  let coordinator: NavigationCoordinator<Graph>
  let changeGuards: (UInt64) -> Void
}

/// Walks through an app once for each seed, and prints what is wrong with the first walk that goes wrong; else how often
/// what has happened.
@MainActor
func walk<Graph: RouteGraph>(
  _ name: String, _ seeds: ClosedRange<UInt64>, links: [String], externals: [Graph.External],
  make: (UIWindow) -> Walkable<Graph>
) {
  var counts: [String: Int] = [:]
  // What goes wrong leaves some behind.
  let alive = ScreenController.alive
  for seed in seeds {
    StandIn.reset()
    if let fault = walkOnce(seed, links: links, externals: externals, counts: &counts, make: make) {
      return print("\(name), walk \(seed): \(fault)")
    }
    StandIn.reset()
    if ScreenController.alive > alive {
      return print("\(name), walk \(seed): \(ScreenController.alive - alive) controllers are never freed")
    }
  }
  for (what, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(name) # \(what) # \(count)") }
}

@MainActor
private func walkOnce<Graph: RouteGraph>(
  _ seed: UInt64, links: [String], externals: [Graph.External], counts: inout [String: Int],
  make: (UIWindow) -> Walkable<Graph>
) -> String? {
  let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
  let window = UIWindow(windowScene: scene)
  let app = make(window)
  let walk = RandomWalk(seed: seed, app, window: window, links: links, externals: externals)
  let fault = walk.run(steps: 20, rests: 10)
  counts.merge(walk.counts) { $0 + $1 }
  return fault
}
