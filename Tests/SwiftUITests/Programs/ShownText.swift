import SwiftUI
import SwitchyardRuntime

/// What the window shows in truth, in the same words as what the navigator says.
@MainActor
struct ShownText {
  let host: StandInHost

  var lines: [String] {
    [text(of: host.content)] + host.layers.map { "\($0.style.rawValue) \(text(of: $0.content))" }
  }

  private func text(of content: StandInNode) -> String {
    guard let tabs = content.tabs else { return stack(content) }
    let stacks = tabs.tabs.map { tab in
      let isSelected = tab.tag == host.shownTab ? "*" : ""
      return isSelected + (tab.tabItem?.labels.joined(separator: " ") ?? "?") + ": " + stack(tab)
    }
    return stacks.joined(separator: " | ")
  }

  /// Each screen by what it says of itself, with what surrounds it.
  private func stack(_ content: StandInNode) -> String {
    let screens = content.stack?.screens ?? [content]
    return (content.stack == nil ? "alone " : "") + screens.map(screen).joined(separator: ", ")
  }

  private func screen(_ content: StandInNode) -> String {
    var text = content.texts.first ?? "?"
    if let title = content.title { text += " titled " + title }
    if content.hidesBackButton { text += " without a way back" }
    if content.hidesTabBar { text += " without the tab bar" }
    return text
  }
}

/// What the window should show.
@MainActor
struct ExpectedText<Graph: RouteGraph> {
  let state: NavigationState<Graph>
  /// What the system calls a style.
  let style: (LayerStyle) -> String

  var lines: [String] {
    [base] + state.layers.map { "\(style($0.style)) \(stack($0.stack))" }
  }

  private var base: String {
    guard case .tabs(let bar) = state.base else { return stack(state.base.stacks[0]) }
    let stacks = Graph.Tab.allCases.map { tab in
      (tab == bar.selected ? "*" : "") + label(of: tab) + ": " + stack(bar[tab])
    }
    return stacks.joined(separator: " | ")
  }

  private func label(of tab: Graph.Tab) -> String {
    let parts = [tab.title, tab.icon].compactMap { $0 }
    return parts.isEmpty ? tab.name : parts.joined(separator: " ")
  }

  private func stack(_ stack: NavigationState<Graph>.Stack) -> String {
    (stack.hasStack ? "" : "alone ") + stack.entries.map(screen).joined(separator: ", ")
  }

  private func screen(_ entry: NavigationState<Graph>.Entry) -> String {
    var text = entry.description
    let screen = entry.route.screen
    if let title = screen.title { text += " titled " + title }
    if !screen.allowsBack { text += " without a way back" }
    if screen.hidesTabBar && hidesTabBars { text += " without the tab bar" }
    return text
  }

  private var hidesTabBars: Bool {
    #if os(macOS) || os(watchOS)
    false
    #else
    true
    #endif
  }
}
