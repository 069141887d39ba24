import SwitchyardCompiler
import SwitchyardDiagnostics

@testable import SwitchyardPicture

/// A spec as a test writes it, drawn.
struct DrawnText {
  let picture: Picture
  private let sources: SourceMap

  init(_ text: String, _ request: PictureRequest = .everything) throws {
    try self.init(["App.routes.yaml": text], request)
  }

  init(_ texts: [String: String], _ request: PictureRequest = .everything) throws {
    let check = Compiler(tellsStandings: true).check(texts, root: "App.routes.yaml")
    picture = try check.specs[0].picture(of: request)
    sources = check.report.sources
  }

  /// Each arrow: `feed -stack-> post: openPost · push`.
  var arrows: [String] {
    picture.edges.map { edge in
      let captions = edge.captions.map(words).filter { !$0.isEmpty }
      let ends = "\(name(edge.source)) -\(edge.kind.rawValue)-> \(name(edge.target))"
      return captions.isEmpty ? ends : ends + ": " + captions.joined(separator: "; ")
    }
  }

  /// Each label, and each screen that has lines: `events_post: open · push, from a, b`.
  var lines: [String] {
    picture.nodes.filter { !$0.captions.isEmpty }.map { node in
      node.id.text + ": " + node.captions.map(words).joined(separator: "; ")
    }
  }

  /// Each frame with its screens: `tab_feed: feed, post`.
  var frames: [String] {
    zip(picture.clusters, picture.nodesByCluster.inside).map { cluster, nodes in
      cluster.id.text + ": " + nodes.map(name).joined(separator: ", ")
    }
  }

  /// The screens that are drawn; those outside are in brackets.
  var screens: [String] {
    picture.nodes.filter { $0.kind == .screen }.map { $0.isOutside ? "(\($0.name))" : $0.name }
  }

  var dot: String { DOTWriter().text(of: picture) }
  var mermaid: String { MermaidWriter().text(of: picture) }
  var json: String {
    var json = PictureJSON(sources)
    return json.text(of: picture)
  }

  private func name(_ node: Int) -> String {
    picture.nodes[node].kind == .screen ? picture.nodes[node].name : picture.nodes[node].id.text
  }

  private func words(_ caption: PictureCaption) -> String {
    let deed = caption.deed.isEmpty || caption.trigger.isEmpty ? "" : " · " + caption.deed
    return [caption.heading + deed, caption.origin, caption.warning].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
