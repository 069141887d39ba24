#if canImport(SwiftUI)
/// The layers that SwiftUI is given to present, and how far it has come with them.
///
/// SwiftUI takes one change of the layers at a time, and may drop others: so each waits until all of them rest.
struct PresentedLayers<Graph: RouteGraph> {
  typealias Layer = NavigationState<Graph>.Layer

  /// Those that are presented, the bottom one first: the state's, or as many of them as can be yet.
  private(set) var all: [Layer] = []
  /// Those that are on their way out, with what they last had above them. They stay as they were until they have gone.
  private var departed: [NavigationID: (layer: Layer, above: Layer?)] = [:]

  /// Those of which anything is on the screen, in full or still moving.
  private var visible: Set<NavigationID> = []
  /// Those that have been there in full once.
  private var arrived: Set<NavigationID> = []
  /// Those that are there in full, and do not move; nil stands for what is below them all.
  private var resting: Set<NavigationID?> = []

  // MARK: - Towards the state

  /// Takes the steps that can be taken by now.
  mutating func approach(_ wanted: [Layer]) {
    var next = step(from: all, to: wanted)
    while case let further = step(from: next, to: wanted), further.map(\.id) != next.map(\.id) { next = further }
    let kept = zip(all, next).prefix { $0.id == $1.id }.count
    remember(all.dropFirst(kept))
    all = next
  }

  /// The same layers where SwiftUI has to end something first.
  private func step(from layers: [Layer], to wanted: [Layer]) -> [Layer] {
    let kept = zip(layers, wanted).prefix { $0.id == $1.id }.map { $1 }
    // A layer of which nothing has been on the screen yet can be had back.
    let superfluous = layers.dropFirst(kept.count).prefix { visible.contains($0.id) || arrived.contains($0.id) }
    let isMoving = !visible.allSatisfy { id in resting.contains(id) && layers.contains { $0.id == id } }
    if !superfluous.isEmpty { return isMoving ? kept + superfluous : kept }
    guard let next = wanted.dropFirst(kept.count).first, !isMoving, resting.contains(kept.last?.id) else { return kept }
    return kept + [next]
  }

  /// Whether there are others than those that are wanted.
  func isBehind(_ wanted: [Layer]) -> Bool {
    all.map(\.id) != wanted.map(\.id)
  }

  /// The user has taken a layer away, and with it those above: SwiftUI is to hear no more of them.
  mutating func withdraw(_ id: NavigationID) {
    let left = Array(all.prefix { $0.id != id })
    remember(all.dropFirst(left.count))
    all = left
  }

  private mutating func remember(_ removed: ArraySlice<Layer>) {
    // One that is covered by what fills the screen is not visible, and still there.
    if !departed.keys.contains(where: visible.contains) { departed = [:] }
    var above: Layer?
    for layer in removed.reversed() where above != nil || visible.contains(layer.id) {
      departed[layer.id] = (layer, above)
      above = layer
    }
    arrived.formIntersection(all.map(\.id))
  }

  // MARK: - What becomes of them

  // Of a layer, or of what is below them all: nil.

  /// It begins to come.
  mutating func isComing(_ id: NavigationID?) {
    if let id { visible.insert(id) }
  }

  /// It has come, or come back.
  mutating func hasCome(_ id: NavigationID?) {
    isComing(id)
    resting.insert(id)
    if let id { arrived.insert(id) }
  }

  /// It begins to go, perhaps by a swipe that the user may still take back; or to be covered in full.
  mutating func isGoing(_ id: NavigationID?) {
    resting.remove(id)
  }

  /// It has gone, or is covered in full.
  mutating func hasGone(_ id: NavigationID?) {
    resting.remove(id)
    if let id { visible.remove(id) }
  }

  /// Whether one has begun to go, and will say when it has gone: the user may hold it for long.
  var isAnyGoing: Bool {
    visible.contains { arrived.contains($0) && !resting.contains($0) }
  }

  /// Takes it that all have come and gone that were to.
  mutating func settle() {
    arrived = Set(all.map(\.id))
    resting = Set([nil] + all.map(\.id))
    visible.formIntersection(arrived)
  }

  // MARK: - Looking up

  /// Whether a layer has been there in full.
  func hasArrived(_ id: NavigationID) -> Bool {
    arrived.contains(id)
  }

  /// A layer as it is now, or as it was last.
  subscript(id: NavigationID) -> Layer? {
    all.first { $0.id == id } ?? departed[id]?.layer
  }

  /// The layer that is to stand on another one, or at the bottom.
  subscript(above parent: NavigationID?) -> Layer? {
    guard let parent else { return all.first }
    guard let place = all.firstIndex(where: { $0.id == parent }) else { return departed[parent]?.above }
    return all.dropFirst(place + 1).first
  }
}
#endif
