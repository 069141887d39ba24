/// Where a transition of a random spec stands, and what is known there while its steps are written one by one.
struct RandomPlace {
  enum Level {
    case screen(RandomScreen)
    /// A tab or a flow.
    case container
    case app
    case link
  }

  var level: Level
  /// Whether an `id` comes with the event or the link.
  var hasPayload: Bool
  var canDefer: Bool
  /// The visible screen has at most this rank.
  var rank: Int
  /// Whether what is presented now cannot pile up: the app has begun afresh, or every layer was dismissed.
  var layersAreKnown: Bool
  var depth = 0

  /// Whether an `id` comes with the emitting screen.
  var hasScreenIdentifier: Bool {
    if case .screen(let screen) = level { screen.identifier != .none } else { false }
  }

  init(level: Level, hasPayload: Bool, canDefer: Bool, rank: Int, layersAreKnown: Bool) {
    self.level = level
    self.hasPayload = hasPayload
    self.canDefer = canDefer
    self.rank = rank
    self.layersAreKnown = layersAreKnown
  }

  init(_ event: RandomEvent, at level: Level) {
    var rank = event.ceiling
    if case .screen(let screen) = level { rank = screen.rank }
    self.init(
      level: level, hasPayload: event.hasPayload, canDefer: event.isExternal, rank: rank,
      layersAreKnown: false)
  }
}
