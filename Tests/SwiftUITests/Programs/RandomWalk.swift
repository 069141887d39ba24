import SwiftUI
import SwitchyardRuntime

/// A hand that does anything at any time, also while something moves; and an eye that compares what is shown with what the
/// navigator says.
@MainActor
final class RandomWalk<Graph: RouteGraph> {
  private let host: StandInHost
  private let navigator: RouteNavigator<Graph>
  private let surprises: [@MainActor () -> Void]
  private let links: [String]
  private var dice: SplitMix64
  private var told: [NavigationRecord<Graph>] = []
  private var log: [String] = []
  /// The user has begun to go back, and has not ended that yet.
  private var beginning: (@MainActor () -> Void)?
  private(set) var counts: [String: Int] = [:]

  init(seed: Int, app: WalkedApp<Graph>, links: [String]) {
    host = StandInHost(app.view)
    navigator = app.navigator
    surprises = app.surprises
    self.links = links
    dice = SplitMix64(state: UInt64(seed))
    host.echoes = seed % 2 == 0
    host.tellsBindingsFirst = seed % 3 == 0
    navigator.onNavigation { [weak self] in self?.told.append($0) }
  }

  /// What went wrong; nil where all went well.
  func fault(after steps: Int) async -> String? {
    host.update()
    for _ in 0..<steps {
      step()
      if let fault = await calmFault() { return fault + "\n" + log.suffix(12).joined(separator: "\n") }
      if isLucky(oneIn: 3), let fault = await restFault() {
        return fault + "\n" + log.suffix(12).joined(separator: "\n")
      }
    }
    return nil
  }

  // MARK: - Moves

  private func step() {
    told = []
    let name: String
    switch Int.random(in: 0..<16, using: &dice) {
    case 0...4: name = pushAnyButton()
    case 5: name = goBack()
    case 6...7: name = swipe()
    case 8: name = tapAnyTab()
    case 9: name = openAnyLink()
    case 10:
      surprises.randomElement(using: &dice)?()
      name = "is surprised"
    default: name = wait()
    }
    counts[name, default: 0] += 1
    for record in told { counts["\(record.action.kind) \(record.outcome)", default: 0] += 1 }
    log.append("\(name) → " + told.map(\.description).joined(separator: "; "))
  }

  private func openAnyLink() -> String {
    host.open(links[Int.random(in: 0..<links.count, using: &dice)])
    return "opens a link"
  }

  private func wait() -> String {
    if !host.isMoving { return "waits" }
    finishAnimation()
    return "waits for an animation"
  }

  private func finishAnimation() {
    let (count, isSwipe) = (told.count, host.isTakingAway)
    host.finishAnimation()
    if !isSwipe, told.count != count { host.fault("taken for a swipe: \(told.dropFirst(count).map(\.description))") }
  }

  /// Of the screen that is on top, or rarely of any other: a late tap.
  private func pushAnyButton() -> String {
    let top = host.layers.last?.content ?? host.content
    let screens = isLucky(oneIn: 6) ? [host.content] + host.layers.map(\.content) : [visible(top)]
    guard let button = screens.flatMap(\.buttons).randomElement(using: &dice) else { return "finds no button" }
    button()
    return "pushes a button"
  }

  private func visible(_ content: StandInNode) -> StandInNode {
    let tab = content.tabs.flatMap { tabs in tabs.tabs.first { $0.tag == tabs.selected } } ?? content
    return tab.stack?.screens.last ?? tab
  }

  /// By the button, by its menu, or by a swipe that takes its time.
  private func goBack() -> String {
    if let beginning {
      self.beginning = nil
      beginning()
      return "ends a swipe back"
    }
    let content = host.layers.last?.content ?? host.content
    let tab = content.tabs.flatMap { tabs in tabs.tabs.first { $0.tag == tabs.selected } } ?? content
    guard let stack = tab.stack, stack.screens.count > 1, let top = stack.screens.last, !top.hidesBackButton else {
      return "cannot go back"
    }
    let left = isLucky(oneIn: 3) ? Int.random(in: 1..<stack.screens.count, using: &dice) : stack.screens.count - 1
    if isLucky(oneIn: 3) {
      beginning = { stack.pop(left) }
      return "begins a swipe back"
    }
    stack.pop(left)
    return "goes back"
  }

  /// A swipe that takes its time, and may be taken back.
  private func swipe() -> String {
    if isLucky(oneIn: 2), host.letGoOfLayer() { return "takes a swipe back" }
    return host.takeTopLayerAway() ? "begins to swipe" : "cannot swipe"
  }

  private func tapAnyTab() -> String {
    guard host.layers.isEmpty, let tabs = host.content.tabs else { return "sees no tabs" }
    guard let tag = tabs.tabs.randomElement(using: &dice)?.tag else { return "sees no tabs" }
    tabs.select(tag)
    return tag == tabs.selected ? "taps the selected tab" : "taps a tab"
  }

  private func isLucky(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &dice) == 0 }

  // MARK: - Looking

  /// Nothing that SwiftUI does by itself may be taken for something that the user does.
  private func calmFault() async -> String? {
    let count = told.count
    host.update()
    for _ in 0..<3 { await Task.yield() }
    host.update()
    if !host.faults.isEmpty { return host.faults.joined(separator: "; ") }
    if told.count != count { return "taken for the user's doing: \(told.dropFirst(count).map(\.description))" }
    return nil
  }

  /// When all has come to rest, the window shows what the navigator says.
  private func restFault() async -> String? {
    told = []
    while host.isMoving {
      finishAnimation()
      if let fault = await calmFault() { return fault }
    }
    let shown = ShownText(host: host).lines
    let expected = ExpectedText(state: navigator.state, style: styleOfTheSystem).lines
    if shown == expected { return nil }
    return "shown:    \(shown)\nexpected: \(expected)"
  }
}

extension NavigationAction {
  fileprivate var kind: String {
    switch self {
    case .event: "event"
    case .external: "external"
    case .link: "link"
    case .back: "back"
    case .swipe: "swipe"
    case .tapTab: "tap"
    case .wentBack: "went back"
    case .dismissed: "dismissed"
    case .selected: "selected"
    case .restored: "restored"
    }
  }
}
