import SwitchyardDiagnostics
import SwitchyardModel

/// Reads a saved state, perhaps one that an older version of the app has saved.
///
/// What no longer exists is lost, and no more: a stack is cut before the first entry that cannot be, an empty one becomes
/// its root, a layer that cannot be goes with those above it. What is no state at all is a fault.
struct StateReader {
  let graph: RouteGraph
  let names: SpecNames
  let actions: ActionReader

  private(set) var lost: [String] = []
  var nextIdentity = 0

  init(_ actions: ActionReader, nextIdentity: Int = 0) {
    graph = actions.graph
    names = actions.names
    self.actions = actions
    self.nextIdentity = nextIdentity
  }

  /// What is left of a saved state; without a base the app begins where it starts.
  struct Saved {
    var base: NavigationState.Base?
    var layers: [ModalLayer] = []
    var deferred: SimulationAction?
    var lost: [String] = []
  }

  /// A container that cannot be, and why.
  struct Loss: Error {
    var reason: String
  }

  mutating func read(_ json: JSONValue) throws(ActionFault) -> Saved {
    let members = try object(json, "the state", keys: ["base", "modals", "deferred"])
    guard let base = members["base"] else { throw ActionFault("the state has no 'base'") }
    var saved = Saved()
    let layers = try list(members["modals"] ?? [], "'modals'")
    // All are read, so that a fault in any of them is told.
    var kept: [ModalLayer?] = []
    saved.base = try self.base(base)
    for (place, layer) in layers.enumerated() { kept.append(try self.layer(layer, number: place + 1)) }
    saved.layers = keptTogether(saved.base == nil ? [nil] + kept : kept)
    saved.deferred = try members["deferred"].flatMap { json throws(ActionFault) in try deferred(json) }
    saved.lost = lost
    return saved
  }

  /// The layers below the first one that is missing.
  private mutating func keptTogether(_ layers: [ModalLayer?]) -> [ModalLayer] {
    let below = layers.prefix { $0 != nil }.compactMap { $0 }
    let above = layers.count - below.count - 1
    if above == 1 { lost.append("the modal layer above it") }
    if above > 1 { lost.append("the \(above) modal layers above it") }
    return below
  }

  mutating func lose(_ what: String) {
    lost.append(what)
  }

  // MARK: - The base

  private mutating func base(_ json: JSONValue) throws(ActionFault) -> NavigationState.Base? {
    let members = try object(json, "'base'", keys: ["tabs", "flow", "screen", "stack"])
    if let tabs = members["tabs"] { return try tabBar(tabs) }
    let (container, name) = try container(members, "'base'")
    let stack = try members["stack"].map { json throws(ActionFault) in try list(json, "'stack' of the base") } ?? []
    return base(container, name, stack)
  }

  private mutating func base(_ container: Layer?, _ name: String, _ stack: [JSONValue]) -> NavigationState.Base? {
    guard let container else {
      lose("the base: there is no \(name)")
      return nil
    }
    do throws(Loss) {
      return .stack(
        container: container, try self.stack(stack, of: name) { reader throws(Loss) in try reader.root(of: container) })
    } catch {
      lose("the base: \(error.reason)")
      return nil
    }
  }

  private mutating func tabBar(_ json: JSONValue) throws(ActionFault) -> NavigationState.Base? {
    let members = try object(json, "'tabs'", keys: ["selected", "stacks"])
    guard let selected = members["selected"]?.text else { throw ActionFault("'tabs' does not say which is 'selected'") }
    guard let stacks = (members["stacks"] ?? [:] as JSONValue).members else {
      throw ActionFault("'stacks' is no object")
    }
    guard !graph.tabs.isEmpty else {
      lose("the base: there is no tab bar")
      return nil
    }
    for stack in stacks.members where names.tabs[stack.key] == nil {
      lose("tab '\(stack.key.printable)': there is no such tab")
    }
    var restored: [NavigationStack] = []
    for tab in graph.tabs {
      let stack = try stacks[tab.name].map { json throws(ActionFault) in try list(json, "the stack of '\(tab.name)'") }
      restored.append(self.stack(stack ?? [], ofTab: tab))
    }
    if names.tabs[selected] == nil { lose("the selected tab: there is no tab '\(selected.printable)'") }
    return .tabs(selected: names.tabs[selected] ?? TabID(0), stacks: restored)
  }

  private mutating func stack(_ json: [JSONValue], ofTab tab: Tab) -> NavigationStack {
    var entries = entries(json, in: "tab '\(tab.name)'")
    if !tab.hasStack, entries.count > 1 {
      lose("tab '\(tab.name)' from entry 2 on: it has no stack")
      entries.removeSubrange(1...)
    }
    // What a tab's root is bound to is known.
    return NavigationStack(entries.isEmpty ? [entry(of: tab.root)] : entries)
  }

  // MARK: - Modal layers

  private mutating func layer(_ json: JSONValue, number: Int) throws(ActionFault) -> ModalLayer? {
    let place = "modal \(number)"
    let members = try object(json, place)
    let style = try style(members["style"], place)
    let isDismissable = try isDismissable(members["dismissable"], place)
    let (shown, name) = try container(members, place)
    let stack = try members["stack"].map { json throws(ActionFault) in try list(json, "'stack' of \(place)") }
    guard let shown else {
      lose("\(place): there is no \(name)")
      return nil
    }
    do throws(Loss) {
      try refuseUnknown(members)
      let isFlow = if case .flow = shown { true } else { false }
      if !isFlow, stack == nil, let screen = members["screen"] {
        let entry = try self.entry(screen)
        return ModalLayer(
          shown: shown, style: style, isDismissable: isDismissable, hasStack: false, stack: NavigationStack([entry]))
      }
      let entries = try self.stack(stack ?? [], of: place) { reader throws(Loss) in try reader.root(of: shown) }
      return ModalLayer(shown: shown, style: style, isDismissable: isDismissable, hasStack: true, stack: entries)
    } catch {
      lose("\(place): \(error.reason)")
      return nil
    }
  }

  /// What an app of another version says of a layer, and this one does not know.
  private func refuseUnknown(_ members: ObjectMembers) throws(Loss) {
    do throws(ActionFault) {
      try members.refuseOthers(than: ["flow", "screen", "style", "dismissable", "stack"], in: "a layer")
      if let text = members["style"]?.text, Presentation.Style(rawValue: text) == nil {
        throw .noSuch("style", text, among: Presentation.Style.allCases.map(\.rawValue))
      }
    } catch {
      throw Loss(reason: error.text)
    }
  }

  private func style(_ json: JSONValue?, _ place: String) throws(ActionFault) -> Presentation.Style {
    guard let json else { return .sheet }
    guard let text = json.text else { throw ActionFault("'style' of \(place) is a text, not \(json.shown)") }
    return Presentation.Style(rawValue: text) ?? .sheet
  }

  private func isDismissable(_ json: JSONValue?, _ place: String) throws(ActionFault) -> Bool {
    guard let json else { return true }
    guard case .bool(let answer) = json else {
      throw ActionFault("'dismissable' of \(place) is true or false, not \(json.shown)")
    }
    return answer
  }
}
