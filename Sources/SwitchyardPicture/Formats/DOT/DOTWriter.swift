import SwitchyardDiagnostics

/// Writes a picture in the DOT language, for Graphviz.
package struct DOTWriter {
  package init() {}

  package func text(of picture: Picture) -> String {
    var text = "digraph \(DOTText.quoted(picture.name.shown(upTo: PictureLimits.label))) {\n"
    text += DOTStyle.defaults
    text += "  label=\(DOTLegend(picture).text)\n"
    let places = picture.nodesByCluster
    for node in places.outside { write(picture.nodes[node], indentation: "  ", to: &text) }
    for (cluster, nodes) in zip(picture.clusters, places.inside) {
      text += "  subgraph cluster_\(cluster.id.text) {\n"
      text += "    \(DOTStyle.attributes(of: cluster))\n"
      for node in nodes { write(picture.nodes[node], indentation: "    ", to: &text) }
      text += "  }\n"
    }
    let beginnings = Set(picture.edges.filter { picture.nodes[$0.source].kind == .start }.map(\.target))
    for edge in picture.edges { write(edge, of: picture, beginnings, to: &text) }
    return text + "}\n"
  }

  /// Graphviz lays arrows out from left to right. One that leads back, or to where the app begins, is written the other way
  /// round and drawn as it is, so that what comes first stands first.
  private func write(_ edge: PictureEdge, of picture: Picture, _ beginnings: Set<Int>, to text: inout String) {
    let (source, target) = (picture.nodes[edge.source], picture.nodes[edge.target])
    let leadsBack =
      edge.kind == .back || edge.kind == .start && beginnings.contains(edge.target) && source.kind == .screen
    text += "  " + (leadsBack ? target : source).id.text + " -> " + (leadsBack ? source : target).id.text
    text += " [\(DOTStyle.attributes(of: edge, leadsBack: leadsBack))]\n"
  }

  private func write(_ node: PictureNode, indentation: String, to text: inout String) {
    text += indentation + node.id.text + " [" + DOTStyle.attributes(of: node) + "]\n"
  }
}

extension Picture {
  /// The nodes that stand in no frame, and those of each frame, by their places.
  var nodesByCluster: (outside: [Int], inside: [[Int]]) {
    var outside: [Int] = []
    var inside = Array(repeating: [Int](), count: clusters.count)
    for (place, node) in nodes.enumerated() {
      if let cluster = node.cluster { inside[cluster].append(place) } else { outside.append(place) }
    }
    return (outside, inside)
  }
}
