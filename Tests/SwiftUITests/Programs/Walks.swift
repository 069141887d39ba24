import SwiftUI
import SwitchyardRuntime

/// An app to walk through.
@MainActor
struct WalkedApp<Graph: RouteGraph> {
  let view: any View
  let navigator: RouteNavigator<Graph>
  /// What else can happen: the system raises something, a guard changes its mind.
  let surprises: [@MainActor () -> Void]
}

/// A button for each action.
struct ButtonsView: View {
  let actions: [@MainActor () -> Void]

  var body: some View {
    ForEach(Array(actions.indices), id: \.self) { place in
      Button("Button \(place)", action: actions[place])
    }
  }
}

/// Walks through a new app for each seed; prints what went wrong, or what was done and how often.
@MainActor
func walk<Graph: RouteGraph>(
  _ name: String, _ seeds: ClosedRange<Int>, steps: Int, links: [String], _ make: () -> WalkedApp<Graph>
) async {
  var counts: [String: Int] = [:]
  for seed in seeds {
    let walk = RandomWalk(seed: seed, app: make(), links: links)
    if let fault = await walk.fault(after: steps) { return print("\(name), seed \(seed): \(fault)") }
    counts.merge(walk.counts) { $0 + $1 }
  }
  for (what, count) in counts { print("\(name) # \(what) # \(count)") }
}

/// What the system makes of a style.
func styleOfTheSystem(_ style: LayerStyle) -> String {
  switch style {
  case .sheet: return "sheet"
  case .fullScreen:
    #if os(macOS)
    return "sheet"
    #else
    return "fullScreenCover"
    #endif
  case .popover:
    #if os(tvOS) || os(watchOS)
    return "sheet"
    #else
    return "popover"
    #endif
  }
}
