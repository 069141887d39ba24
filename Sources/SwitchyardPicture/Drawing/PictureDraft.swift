import SwitchyardDiagnostics
import SwitchyardModel

/// A picture while it is drawn: which node stands for what, so that what belongs together is added together.
struct PictureDraft {
  private struct Label: Hashable {
    var kind: PictureNode.Kind
    var target: ScreenID?
    /// Where a label without a target stands; nil for the whole app.
    var home: ScreenHomes.Home?
  }

  private struct EdgeKey: Hashable {
    var source: Int
    var target: Int
    var kind: PictureEdge.Kind
  }

  private let graph: RouteGraph
  private let homes: ScreenHomes
  private let marks: MarkIndex
  private(set) var picture: Picture
  private var clusters: [ScreenHomes.Home: Int] = [:]
  /// By screen.
  private var nodes: [Int?]
  private var labels: [Label: Int] = [:]
  private var edges: [EdgeKey: Int] = [:]
  private var start: Int?

  init(_ graph: RouteGraph, _ homes: ScreenHomes, marks: MarkIndex) {
    self.graph = graph
    self.homes = homes
    self.marks = marks
    picture = Picture(name: graph.name, clusters: [], nodes: [], edges: [])
    nodes = Array(repeating: nil, count: graph.screens.count)
  }

  // MARK: - Nodes

  /// Called before the screens are added, it makes the start the first of all nodes: programs that lay out a graph begin
  /// with that.
  @discardableResult
  mutating func addStart() -> Int {
    if let start { return start }
    start = picture.nodes.count
    picture.nodes.append(PictureNode(id: PictureID("start"), kind: .start))
    return picture.nodes.count - 1
  }

  mutating func add(_ screen: Screen, _ standing: ScreenStanding?, isFocus: Bool, isOutside: Bool) {
    let name = graph.qualifiedName(of: screen.id)
    let path = graph.path(of: screen.id)
    var node = PictureNode(id: PictureID("screen", of: name), kind: .screen, name: name, title: screen.title)
    node.declaredAt = screen.declaredAt
    node.marks = marks[path]
    node.isUnreachable = node.marks.contains { $0.rule == "unreachable-screen" }
    (node.isFocus, node.isOutside) = (isFocus, isOutside)
    if let standing {
      node.containers = standing.containers.compactMap { ScreenHomes.Home($0) }.map {
        PictureContainer(id: $0.id(in: graph), words: $0.words(in: graph))
      }
      node.isModal = standing.isBareModal && standing.containers.isEmpty && !standing.isOnOwnStack
    }
    if !marks.isEmpty { node.captions = unhandledEvents(of: screen, path) }
    node.cluster = homes.homes[screen.id.index].map { place(of: $0) }
    nodes[screen.id.index] = picture.nodes.count
    picture.nodes.append(node)
  }

  /// What it emits and something is found about: that nobody handles it, or only sometimes.
  private func unhandledEvents(of screen: Screen, _ path: String) -> [PictureCaption] {
    screen.emittedEvents.compactMap { emitted in
      caption(of: graph[emitted.event], subject: path + ".events." + graph[emitted.event].name, emitted.declaredAt)
    }
  }

  private func caption(of event: Event, subject: String, _ span: SourceSpan) -> PictureCaption? {
    let marks = marks[subject]
    if marks.isEmpty { return nil }
    return PictureCaption(trigger: event.name, operation: "", subject: subject, marks: marks, declaredAt: span)
  }

  private mutating func place(of home: ScreenHomes.Home) -> Int {
    if let place = clusters[home] { return place }
    clusters[home] = picture.clusters.count
    picture.clusters.append(home.cluster(in: graph, marks: marks))
    return picture.clusters.count - 1
  }

  private mutating func place(of label: Label) -> Int {
    if let place = labels[label] { return place }
    let kind = label.kind.rawValue
    let id =
      if let target = label.target {
        PictureID(kind, of: graph.qualifiedName(of: target))
      } else if let home = label.home {
        PictureID(kind, of: home.id(in: graph))
      } else {
        PictureID(kind)
      }
    var node = PictureNode(id: id, kind: label.kind)
    node.cluster = label.home.flatMap { clusters[$0] }
    labels[label] = picture.nodes.count
    picture.nodes.append(node)
    return picture.nodes.count - 1
  }

  // MARK: - Arrows

  mutating func add(_ caption: PictureCaption, fromStartTo shown: ShownScreen?) {
    guard let shown, let target = nodes[shown.screen.index] else { return }
    add(caption, addStart(), target, .start)
  }

  mutating func add(_ caption: PictureCaption, from screen: ScreenID, to shown: ShownScreen?) {
    guard let source = nodes[screen.index] else { return }
    guard let shown else {
      picture.nodes[source].captions.append(caption)
      return
    }
    guard let target = nodes[shown.screen.index] else { return }
    add(caption, source, target, shown.kind)
  }

  /// Adds a line to the label beside a screen, or where no screen is shown, to that of the app, of a tab or of a flow.
  mutating func add(
    _ caption: PictureCaption, fromLabel kind: PictureNode.Kind, of origin: Route.Origin, to target: ScreenID?
  ) {
    var caption = caption
    var label = Label(kind: kind, target: target)
    if case .handler(let level, _) = origin, let home = ScreenHomes.Home(level) {
      // A frame is there only where one of its screens is drawn in it.
      if target == nil, clusters[home] != nil { label.home = home } else { caption.scope = home.words(in: graph) }
    }
    let source = place(of: label)
    picture.nodes[source].captions.append(caption)
    if let target = target.flatMap({ nodes[$0.index] }) { add(nil, source, target, .entry) }
  }

  /// What the system may raise and something is found about.
  mutating func addUnhandledExternalEvents() {
    for event in graph.events where event.isExternal {
      guard let caption = caption(of: event, subject: graph.path(of: event.id), event.declaredAt) else { continue }
      let place = place(of: Label(kind: .system))
      picture.nodes[place].captions.append(caption)
    }
  }

  private mutating func add(_ caption: PictureCaption?, _ source: Int, _ target: Int, _ kind: PictureEdge.Kind) {
    let key = EdgeKey(source: source, target: target, kind: kind)
    let place = edges[key] ?? picture.edges.count
    if place == picture.edges.count {
      edges[key] = place
      picture.edges.append(PictureEdge(source: source, target: target, kind: kind, captions: []))
    }
    if let caption { picture.edges[place].captions.append(caption) }
  }
}
