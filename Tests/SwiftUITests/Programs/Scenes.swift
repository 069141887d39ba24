import Combine
import Foundation
import SwiftUI
import SwitchyardRuntime

/// An app in its tabs, in a window.
@MainActor
final class Scene {
  let navigator = LayersNavigator()
  let host: StandInHost

  init() {
    host = StandInHost(LayersView(navigator: navigator, screens: LayersViews()))
    host.update()
    if let welcome = navigator.visibleSender(LayersWelcomeEvent.self) { welcome(.begin) }
    host.update()
  }

  /// What the visible screen of the tabs says has happened.
  func home(_ events: LayersHomeEvent...) {
    for event in events { navigator.visibleSender(LayersHomeEvent.self)?(event) }
    rest()
  }

  func item(_ event: LayersItemEvent) {
    navigator.visibleSender(LayersItemEvent.self)?(event)
    rest()
  }

  func news(_ event: LayersNewsEvent) {
    navigator.visibleSender(LayersNewsEvent.self)?(event)
    rest()
  }

  /// Until nothing moves.
  func rest() {
    host.update()
    while host.isMoving { host.finishAnimation() }
  }

  func tab(_ name: String) -> StandInNode? {
    host.content.tabs?.tabs.first { $0.tabItem?.labels.first == name }
  }

  var state: String { navigator.state.description }
}

@MainActor
extension StandInNode {
  /// A line for each screen of a stack.
  var screens: [String] { (stack?.screens ?? [self]).compactMap(\.texts.first) }
}

@MainActor
extension Optional where Wrapped == StandInNode {
  var screens: [String] { self?.screens ?? [] }
}

@MainActor let scenes: [(name: String, play: @MainActor () async -> [String])] = [
  ("tabs", { Scene().host.content.tabs?.tabs.map { $0.tabItem?.labels.joined(separator: " ") ?? "" } ?? [] }),
  (
    "bars",
    {
      let scene = Scene()
      scene.home(.deeper)
      return scene.tab("Home")?.stack?.screens.map { screen in
        [screen.title ?? "no title", screen.hidesBackButton ? "no way back" : "", screen.hidesTabBar ? "no tabs" : ""]
          .filter { !$0.isEmpty }.joined(separator: ", ")
      } ?? []
    }
  ),
  (
    "bare tab",
    { Scene().host.content.tabs?.tabs.map { $0.stack == nil ? "alone" : "stack" } ?? [] }
  ),
  (
    "back",
    {
      let scene = Scene()
      scene.home(.deeper)
      var told: [String] = []
      scene.navigator.onNavigation { told.append("\($0.action)") }
      scene.tab("Home")?.stack?.pop(3)
      scene.rest()
      scene.tab("Home")?.stack?.pop(1)
      scene.rest()
      return told + [scene.state]
    }
  ),
  (
    "tabs tapped",
    {
      let scene = Scene()
      scene.home(.push)
      for _ in 0..<3 { await Task.yield() }
      let tabs = scene.host.content.tabs
      tabs?.tabs[1].tag.map { tabs?.select($0) }
      let other = scene.state
      scene.rest()
      for _ in 0..<3 { await Task.yield() }
      tabs?.tabs[0].tag.map { tabs?.select($0) }
      scene.rest()
      let former = scene.state
      for _ in 0..<3 { await Task.yield() }
      tabs?.tabs[0].tag.map { tabs?.select($0) }
      return [other, former, scene.state]
    }
  ),
  (
    "swiped",
    {
      let scene = Scene()
      scene.home(.sheet)
      let begins = scene.host.takeTopLayerAway()
      let meanwhile = scene.state
      scene.rest()
      scene.home(.forced)
      let forced = scene.host.takeTopLayerAway()
      scene.navigator.open("layers://item/9")
      scene.rest()
      scene.item(.full)
      return ["\(begins)", meanwhile, "\(forced)", "\(scene.host.takeTopLayerAway())", scene.state]
    }
  ),
  (
    "one after the other",
    {
      let scene = Scene()
      scene.navigator.visibleSender(LayersHomeEvent.self)?(.twice)
      scene.host.update()
      var counts = [scene.host.layers.count]
      while scene.host.isMoving {
        scene.host.finishAnimation()
        counts.append(scene.host.layers.count)
      }
      return [counts.map(String.init).joined(separator: " ")] + scene.host.layers.map(\.style.rawValue)
    }
  ),
  (
    "replaced",
    {
      let scene = Scene()
      scene.home(.sheetStack)
      scene.news(.swap)
      return scene.host.animations + scene.host.layers.map { $0.content.screens.joined() } + scene.host.faults
    }
  ),
  (
    "animations",
    {
      let scene = Scene()
      scene.home(.quiet)
      scene.news(.close)
      return scene.host.animations
    }
  ),
  (
    "leaves the app",
    {
      let scene = Scene()
      scene.home(.site)
      let own = Scene()
      var opened: [String] = []
      own.navigator.openURL = { opened.append($0) }
      own.home(.site)
      return scene.host.openedURLs + own.host.openedURLs + opened.map { "own: " + $0 }
    }
  ),
  (
    "links",
    {
      let scene = Scene()
      scene.host.open("layers://item/3")
      return [scene.state] + scene.tab("Home").screens
    }
  ),
  (
    "restored",
    {
      let first = Scene()
      first.home(.restartDeep)
      let saved = try? JSONDecoder().decode(
        RestoredNavigation<LayersRouter>.self, from: JSONEncoder().encode(first.navigator.state))
      let second = Scene()
      if let saved { second.navigator.restore(saved) }
      second.rest()
      return [second.state] + second.host.layers.flatMap(\.content.screens)
    }
  ),
  (
    "counts",
    {
      let scene = Scene()
      scene.home(.push)
      scene.item(.push)
      scene.tab("Home")?.stack?.screens[1].buttons.first?()
      scene.tab("Home")?.stack?.screens[0].buttons.first?()
      scene.rest()
      let before = scene.tab("Home").screens
      scene.item(.restart)
      return before + scene.tab("Home").screens
    }
  ),
  (
    "another navigator",
    {
      let desk = Desk()
      let host = StandInHost(DeskView(desk: desk))
      host.update()
      desk.navigator.visibleSender(LayersWelcomeEvent.self)?(.begin)
      host.update()
      let first = host.content.tabs == nil ? "no tabs" : "tabs"
      desk.navigator = LayersNavigator()
      host.update()
      return [first, host.content.tabs == nil ? "no tabs" : "tabs"] + host.content.texts
    }
  ),
]

@MainActor
final class Desk: ObservableObject {
  @Published var navigator = LayersNavigator()
}

struct DeskView: View {
  @ObservedObject var desk: Desk

  var body: some View { LayersView(navigator: desk.navigator, screens: LayersViews()) }
}
