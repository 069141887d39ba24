import SwitchyardModel
import SwitchyardSimulation

/// `dismiss: L` somewhere above a layer that need not show `L`.
struct LayerQuery {
  var family: Int32
  var layer: Layer
  var run: Run
  /// Whether there may be no such layer, and what is done then has been done.
  var isMissed = false
  /// The families of layers that show it and have been found.
  var found: Set<Int32> = []
}

// Which layers that show something lie beneath others: the same two questions as those of popTo, asked of the families and of
// what each of them was presented over.
extension Saturation {
  mutating func search(for layer: Layer, _ run: Run) {
    let family = kind(of: run.node).family
    if families[Int(family)].family.shown == layer { return proceed(run, in: exit(from: family, .top)) }
    layerQueries.append(LayerQuery(family: family, layer: layer, run: run))
    layerChanges += 1
  }

  /// - Returns: whether anything is new.
  mutating func answerLayerQueries() -> Bool {
    guard !layerQueries.isEmpty, layerChanges > searchedLayerChanges else { return false }
    searchedLayerChanges = layerChanges
    var showing: [Layer: [Int32]] = [:]
    for (family, record) in families.enumerated() {
      if let shown = record.family.shown { showing[shown, default: []].append(Int32(family)) }
    }
    let anchors = layerQueries.map { showing[$0.layer] ?? [] }
    var edges = familyEdges
    let bottom = Int32(families.count)
    for (family, record) in families.enumerated() where record.family.isBase { edges.append((Int32(family), bottom)) }
    let search = AnchorSearch(count: families.count + 1, edges: edges, bottom: bottom)
    let answers = search.answers(for: layerQueries.map(\.family), anchors: anchors)
    let nearest = NearestAnchors(count: families.count + 1, edges: edges)
    var isNew = false
    for (index, answer) in answers.enumerated() {
      let list = anchors[index]
      let found = answer.found.filter { nearest.isNearest($0, of: list, from: layerQueries[index].family) }
      if take(found, answer.isMissed, for: index) { isNew = true }
    }
    return isNew
  }

  private mutating func take(_ found: [Int32], _ isMissed: Bool, for index: Int) -> Bool {
    var isNew = false
    for family in found where layerQueries[index].found.insert(family).inserted {
      isNew = true
      proceed(layerQueries[index].run, in: exit(from: family, .top))
    }
    if isMissed, !layerQueries[index].isMissed {
      isNew = true
      layerQueries[index].isMissed = true
      fail(layerQueries[index].run, .notFound)
    }
    return isNew
  }
}

/// Tells which of several anchors comes first on some way, so that no other of them lies above it.
private final class NearestAnchors {
  private let upward: Digraph
  private var known: [[Int32]: [Bool]] = [:]

  init(count: Int, edges: [(source: Int32, target: Int32)]) {
    upward = Digraph(count: count, edges: edges.map { ($0.target, $0.source) })
  }

  func isNearest(_ anchor: Int32, of list: [Int32], from vertex: Int32) -> Bool {
    if list.count < 2 { return true }
    let key = [anchor] + list
    let reached =
      known[key] ?? upward.reachable(from: [anchor]) { $0 != anchor && list.contains($0) }
    known[key] = reached
    return reached[Int(vertex)]
  }
}
