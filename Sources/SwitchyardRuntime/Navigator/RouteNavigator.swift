#if canImport(Combine)
import Combine
#endif

/// Keeps what an app shows, and changes it as the spec says.
///
/// Whatever happens comes here: events of screens, links, what the system raises and what the user does. Each is done
/// whole or not at all, and its outcome is a value; no call traps. `state` can be observed, by SwiftUI and by hooks.
///
/// ```swift
/// let navigator = CourierNavigator(guards: session)
/// navigator.open("courier://posts/42")
/// if let feed = navigator.visibleSender(CourierFeedEvent.self) { navigator.send(.buy, from: feed) }
/// ```
@MainActor public final class RouteNavigator<Graph: RouteGraph> {
  private let guards: Graph.Guards
  private var current: NavigationState<Graph>
  private let observation = StateObservation()
  private var hooks: [(hook: NavigationHook, call: @MainActor (NavigationRecord<Graph>) -> Void)] = []
  private var lastHook = 0
  private var pendingRecords: [NavigationRecord<Graph>] = []
  private var isTelling = false
  /// Whether guards are being asked, so that an event is half done.
  private var isAsking = false

  /// Leaves the app for a URL, where a transition says `open`. A record has the URLs, too.
  public var openURL: (@MainActor (String) -> Void)?

  /// Whether the system has put something over the app, such as an alert. Meanwhile events and links fail, and are
  /// `busy`.
  public var isCovered: (@MainActor () -> Bool)?

  /// Launches the app.
  public init(guards: Graph.Guards) {
    self.guards = guards
    current = NavigationState(guards: guards)
  }

  /// Launches the app with what is left of a saved state.
  public init(guards: Graph.Guards, restoring saved: RestoredNavigation<Graph>) {
    self.guards = guards
    current = saved.state(guards: guards)
  }

  /// What the app shows.
  public var state: NavigationState<Graph> {
    observation.access()
    return current
  }

  // MARK: - What happens

  /// What the screen of an entry sends its events with.
  public func sender<Event: ScreenEvent>(
    for entry: NavigationState<Graph>.Entry, of events: Event.Type = Event.self
  ) -> ScreenSender<Event> where Event.Event == Graph.Event, Event.Screen == Graph.Route.Screen {
    ScreenSender(id: entry.id, owner: ObjectIdentifier(self)) { [weak self] event in
      guard let self else { return .stale }
      return self.perform(.event(event.event, from: entry.id), of: Event.emitter)
    }
  }

  /// What the visible screen sends its events with; nil where that is another screen than the one of the events.
  public func visibleSender<Event: ScreenEvent>(
    _ events: Event.Type
  ) -> ScreenSender<Event>? where Event.Event == Graph.Event, Event.Screen == Graph.Route.Screen {
    let entry = state.visibleEntry
    return entry.route.screen == Event.emitter ? sender(for: entry) : nil
  }

  /// A screen emits an event. One of another navigator is stale here.
  @discardableResult
  public func send<Event: ScreenEvent>(
    _ event: Event, from sender: ScreenSender<Event>
  ) -> NavigationOutcome where Event.Event == Graph.Event, Event.Screen == Graph.Route.Screen {
    guard sender.owner == ObjectIdentifier(self) else { return .stale }
    return perform(.event(event.event, from: sender.id), of: Event.emitter)
  }

  /// The system raises an event.
  @discardableResult
  public func raise(_ event: Graph.External) -> NavigationOutcome { perform(.external(event.event)) }

  /// Another app opens a URL. Any text is fine.
  @discardableResult
  public func open(_ url: String) -> NavigationOutcome { perform(.link(url)) }

  /// Begins with what is left of a saved state, as if the app were launched anew.
  ///
  /// - Returns: `failed(busy)` from within a guard, which cannot change what it is asked about.
  @discardableResult
  public func restore(_ saved: RestoredNavigation<Graph>) -> NavigationOutcome {
    let before = current
    if isAsking {
      tell(.restored, NavigationChange(.failed(.busy)), before, before)
      return .failed(.busy)
    }
    isAsking = true
    let state = saved.state(guards: guards, after: before)
    isAsking = false
    show(state)
    var change = NavigationChange<Graph>(.handled)
    change.isAnimated = false
    tell(.restored, change, before, current)
    return .handled
  }

  func perform(
    _ action: NavigationAction<Graph>, of screen: Graph.Route.Screen? = nil
  ) -> NavigationOutcome {
    // Whoever is asked whether the app is covered may have news first.
    let refusal = refusal(of: action, from: screen)
    let before = current
    var after = before
    var change = NavigationChange<Graph>(refusal ?? .handled)
    if refusal == nil {
      isAsking = true
      change = after.perform(action, guards: guards)
      isAsking = false
    }
    if change.outcome == .handled { show(after) }
    tell(action, change, before, after, from: screen)
    if let openURL { for url in change.opened { openURL(url) } }
    return change.outcome
  }

  /// Why an action is not even tried.
  private func refusal(
    of action: NavigationAction<Graph>, from screen: Graph.Route.Screen?
  ) -> NavigationOutcome? {
    // A guard that is asked just now cannot change what it is asked about.
    if isAsking { return .failed(.busy) }
    let isCovered = action.waitsForTheSystem && isCovered?() == true
    if let screen {
      let visible = current.visibleEntry
      if case .event(_, let sender?) = action, sender != visible.id { return .stale }
      if visible.route.screen != screen { return .unavailable }
    }
    return isCovered ? .failed(.busy) : nil
  }

  private func show(_ state: NavigationState<Graph>) {
    #if canImport(Combine)
    objectWillChange.send()
    #endif
    observation.change { current = state }
  }

  // MARK: - Hooks

  /// Calls a hook after everything that happens, also after what was refused or has failed.
  ///
  /// What a hook does to the navigation itself is told when all hooks have heard of what was before.
  @discardableResult
  public func onNavigation(_ hook: @escaping @MainActor (NavigationRecord<Graph>) -> Void) -> NavigationHook {
    lastHook += 1
    hooks.append((NavigationHook(number: lastHook), hook))
    return NavigationHook(number: lastHook)
  }

  /// A hook that was removed is not called again.
  public func remove(_ hook: NavigationHook) {
    hooks.removeAll { $0.hook == hook }
  }

  /// Mostly nobody listens, and then nothing is to be set up.
  @inline(__always)
  private func tell(
    _ action: NavigationAction<Graph>, _ change: NavigationChange<Graph>, _ before: NavigationState<Graph>,
    _ after: NavigationState<Graph>, from screen: Graph.Route.Screen? = nil
  ) {
    if !hooks.isEmpty { tellHooks(action, change, before, after, from: screen) }
  }

  private func tellHooks(
    _ action: NavigationAction<Graph>, _ change: NavigationChange<Graph>, _ before: NavigationState<Graph>,
    _ after: NavigationState<Graph>, from screen: Graph.Route.Screen?
  ) {
    pendingRecords.append(
      NavigationRecord(
        action: action, source: before.visibleEntry, sender: screen, change: change, before: before, after: after))
    if isTelling { return }
    isTelling = true
    while !pendingRecords.isEmpty {
      let record = pendingRecords.removeFirst()
      for (hook, call) in hooks where hooks.contains(where: { $0.hook == hook }) { call(record) }
    }
    isTelling = false
  }
}
