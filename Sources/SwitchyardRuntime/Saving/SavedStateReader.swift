extension RestoredNavigation: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SavedKey.self)
    var reader = SavedStateReader<Graph>()
    base = try reader.base(container.nestedContainer(keyedBy: SavedKey.self, forKey: "base"))
    layers = container.contains("modals") ? reader.layers(try container.superDecoder(forKey: "modals"), base) : []
    deferred = container.contains("deferred") ? reader.deferred(try container.superDecoder(forKey: "deferred")) : nil
    lost = reader.losses.all
    identities = reader.identities
  }
}

extension NavigationState: Decodable {
  /// Reads a saved state as ``RestoredNavigation`` does, which also says what was lost. Throws where not even the base
  /// is left, since nothing here can say where the app would begin.
  public init(from decoder: any Decoder) throws {
    let saved = try RestoredNavigation<Graph>(from: decoder)
    guard let base = saved.base else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: saved.lost.joined(separator: "; ")))
    }
    self.init(base: base, layers: saved.layers, deferred: saved.deferred, identities: saved.identities)
  }
}

/// Reads a saved state part by part, and keeps what can be.
struct SavedStateReader<Graph: RouteGraph> {
  typealias State = NavigationState<Graph>
  typealias Container = KeyedDecodingContainer<SavedKey>

  let losses = LossList()
  var identities = State.Identities()

  // MARK: - The base

  mutating func base(_ container: Container) throws -> State.Base? {
    if container.contains("tabs") {
      return try tabBar(container.nestedContainer(keyedBy: SavedKey.self, forKey: "tabs"))
    }
    let (shown, name) = try shown(container)
    do {
      guard let shown else { throw Loss(reason: "there is no \(name)") }
      return .stack(shown: shown, try stack(container, of: name, showing: shown, isLayer: false))
    } catch let loss as Loss {
      losses.lose("the base: \(loss.reason)")
      return nil
    }
  }

  private mutating func tabBar(_ container: Container) throws -> State.Base? {
    let name = try container.decode(String.self, forKey: "selected")
    let saved = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: "stacks")
    if saved == nil, container.contains("stacks") { losses.lose("the stacks of the tabs: they are no object") }
    let tabs = Array(Graph.Tab.allCases)
    guard let first = tabs.first else {
      losses.lose("the base: there is no tab bar")
      return nil
    }
    for key in saved?.allKeys ?? [] where !tabs.contains(where: { $0.name == key.stringValue }) {
      losses.lose("tab '\(key.stringValue)': there is no such tab")
    }
    var stacks: [State.Stack] = []
    for tab in tabs { stacks.append(stack(of: tab, in: saved)) }
    let selected = tabs.first { $0.name == name }
    if selected == nil { losses.lose("the selected tab: there is no tab '\(name)'") }
    return .tabs(State.TabBar(selecting: selected ?? first, stacks: stacks, &identities))
  }

  private mutating func stack(of tab: Graph.Tab, in saved: Container?) -> State.Stack {
    var entries = saved.map { self.entries($0, forKey: SavedKey(tab.name), of: "tab '\(tab.name)'") } ?? []
    if !tab.hasStack, entries.count > 1 {
      losses.lose("tab '\(tab.name)' from entry 2 on: it has no stack")
      entries.removeSubrange(1...)
    }
    return stack(.tab(tab), entries.first ?? tab.root, entries.dropFirst())
  }

  // MARK: - Layers

  /// The layers below the first one that cannot be.
  mutating func layers(_ decoder: any Decoder, _ base: State.Base?) -> [State.Layer] {
    guard var container = try? decoder.unkeyedContainer() else {
      losses.lose("the modal layers: they are no list")
      return []
    }
    var layers: [State.Layer] = []
    var lostAbove = 0
    var isCut = base == nil
    var number = 0
    while !container.isAtEnd {
      number += 1
      guard let saved = try? container.superDecoder() else { break }
      let layer = self.layer(saved, "modal \(number)")
      if isCut {
        lostAbove += 1
      } else if let layer {
        layers.append(layer)
      } else {
        isCut = true
      }
    }
    if lostAbove == 1 { losses.lose("the modal layer above it") }
    if lostAbove > 1 { losses.lose("the \(lostAbove) modal layers above it") }
    return layers
  }

  private mutating func layer(_ decoder: any Decoder, _ place: String) -> State.Layer? {
    do {
      let container = try decoder.container(keyedBy: SavedKey.self)
      let (shown, name) = try shown(container)
      guard let shown else { throw Loss(reason: "there is no \(name)") }
      let style = try style(container)
      let isDismissable = try container.decodeIfPresent(Bool.self, forKey: "dismissable") ?? true
      return State.Layer(
        shown, style, isDismissable: isDismissable, try stack(container, of: place, showing: shown, isLayer: true),
        &identities)
    } catch {
      losses.lose("\(place): \((error as? Loss)?.reason ?? "it is no layer")")
      return nil
    }
  }

  /// What an app of another version says of a layer, and this one does not know, makes it another layer.
  private func style(_ container: Container) throws -> LayerStyle {
    for key in container.allKeys where !["flow", "screen", "style", "dismissable", "stack"].contains(key.stringValue) {
      throw Loss(reason: "there is no '\(key.stringValue)' of a layer")
    }
    guard let name = try container.decodeIfPresent(String.self, forKey: "style") else { return .sheet }
    guard let style = LayerStyle(rawValue: name) else { throw Loss(reason: "there is no style '\(name)'") }
    return style
  }

  // MARK: - What was started or presented

  /// - Returns: nil for what no longer exists; and its name for the words.
  private mutating func shown(_ container: Container) throws -> (LayerIdentity<Graph>?, name: String) {
    if container.contains("flow") {
      let name = try container.decode(String.self, forKey: "flow")
      return (Graph.flow(named: name).map { .flow($0) }, "flow '\(name)'")
    }
    let names = try SavedEntry.names(of: container.superDecoder(forKey: "screen"))
    // Of several, which nobody has saved so, the first that there is.
    let name = names.first { Graph.screen(named: $0) != nil } ?? names.first
    guard let name else { throw Loss(reason: "it is no entry") }
    return (Graph.screen(named: name).map { .screen($0) }, "screen '\(name)'")
  }

  private mutating func stack(
    _ container: Container, of place: String, showing shown: LayerIdentity<Graph>, isLayer: Bool
  ) throws -> State.Stack {
    switch shown {
    case .flow(let flow):
      let entries = entries(container, forKey: "stack", of: place)
      guard let root = entries.first ?? flow.root else {
        throw Loss(reason: "what '\(flow.name)' begins with lacks its values")
      }
      return stack(.flow(flow), root, entries.dropFirst())
    case .screen(let screen):
      if isLayer, !container.contains("stack") {
        return stack(.bare, try route(SavedEntry(container.superDecoder(forKey: "screen"))), [])
      }
      let entries = entries(container, forKey: "stack", of: place)
      return stack(.stack, try entries.first ?? route(SavedEntry(rootOf: screen.name)), entries.dropFirst())
    }
  }

  // MARK: - Stacks

  private mutating func stack(
    _ container: NavigationContainer<Graph>, _ root: Graph.Route, _ path: some Sequence<Graph.Route>
  ) -> State.Stack {
    let root = State.Entry(root, &identities)
    var entries: [State.Entry] = []
    for route in path { entries.append(State.Entry(route, &identities)) }
    return State.Stack(container, root: root, path: entries, &identities)
  }

  /// The screens before the first one that cannot be.
  private func entries(_ container: Container, forKey key: SavedKey, of place: String) -> [Graph.Route] {
    guard container.contains(key) else { return [] }
    guard var saved = try? container.nestedUnkeyedContainer(forKey: key) else {
      losses.lose("\(place): its stack is no list")
      return []
    }
    var routes: [Graph.Route] = []
    do {
      while !saved.isAtEnd { routes.append(try route(SavedEntry(saved.superDecoder()))) }
    } catch {
      let reason = (error as? Loss)?.reason ?? "it is no entry"
      losses.lose("\(place) from entry \(routes.count + 1) on: \(reason)")
    }
    return routes
  }

  private func route(_ saved: SavedEntry) throws -> Graph.Route {
    guard let screen = Graph.screen(named: saved.name) else {
      throw Loss(reason: "there is no screen '\(saved.name)'")
    }
    let arguments = saved.arguments(losses)
    arguments.reportUnknown(besides: screen.parameterNames)
    return try Graph.route(to: screen, with: arguments)
  }

  // MARK: - What is kept for later

  func deferred(_ decoder: any Decoder) -> State.Deferred? {
    do {
      let container = try decoder.container(keyedBy: SavedKey.self)
      if container.contains("link") {
        let link = State.Deferred.link(try container.decode(String.self, forKey: "link"))
        // One of the two is newer, and no app says which.
        if container.contains("external") { losses.lose("the external event that was deferred beside a link") }
        return link
      }
      let name = try container.decode(String.self, forKey: "external")
      let values = try? container.nestedContainer(keyedBy: SavedKey.self, forKey: "payload")
      if values == nil, container.contains("payload") { losses.lose("the payload of '\(name)': it is no object") }
      let payload = SavedArguments(name: name, values: values, hasDefaults: true, losses: losses)
      guard let event = try Graph.externalEvent(named: name, with: payload) else {
        throw Loss(reason: "there is no external event '\(name)'")
      }
      payload.reportUnknown(besides: event.parameterNames)
      return .external(event)
    } catch {
      losses.lose("what was deferred: \((error as? Loss)?.reason ?? "it is neither a link nor an external event")")
      return nil
    }
  }
}

/// A screen as a state has it: its name, or its name and its values.
private struct SavedEntry {
  let name: String
  private let values: KeyedDecodingContainer<SavedKey>?
  private let isSaved: Bool

  /// A screen of which nothing is saved, since it begins a stack that would be empty.
  init(rootOf name: String) {
    self.name = name
    values = nil
    isSaved = false
  }

  init(_ decoder: any Decoder) throws {
    isSaved = true
    if let name = try? String(from: decoder) {
      self.name = name
      values = nil
      return
    }
    let names = try Self.names(of: decoder)
    guard let name = names.first, names.count == 1 else { throw Loss(reason: "it is no entry") }
    self.name = name
    values = try decoder.container(keyedBy: SavedKey.self).nestedContainer(
      keyedBy: SavedKey.self, forKey: SavedKey(name))
  }

  /// The screen's name alone, whatever is saved of its values; the names in their order where there are others.
  static func names(of decoder: any Decoder) throws -> [String] {
    if let name = try? String(from: decoder) { return [name] }
    return try decoder.container(keyedBy: SavedKey.self).allKeys.map(\.stringValue).sorted()
  }

  func arguments(_ losses: LossList) -> SavedArguments {
    SavedArguments(name: name, values: values, hasDefaults: !isSaved, losses: losses)
  }
}
