import SwitchyardDiagnostics

/// Writes a picture as a flowchart of Mermaid, which Markdown shows on GitHub and elsewhere.
package struct MermaidWriter {
  /// The texts and the arrows that Mermaid takes unless its settings say otherwise; GitHub's do not.
  package static let longestText = 50_000
  package static let mostEdges = 500

  package init() {}

  package func text(of picture: Picture) -> String {
    var text = "flowchart LR\n"
    let places = picture.nodesByCluster
    for node in places.outside { text += "  " + statement(of: picture.nodes[node]) + "\n" }
    for (cluster, nodes) in zip(picture.clusters, places.inside) {
      text += "  subgraph \(cluster.id.text)[\(MermaidText.quoted([cluster.heading, cluster.marks.words]))]\n"
      for node in nodes { text += "    " + statement(of: picture.nodes[node]) + "\n" }
      text += "  end\n"
    }
    for edge in picture.edges { text += "  " + statement(of: edge, in: picture) + "\n" }
    return text + style(of: picture)
  }

  // MARK: - Statements

  private func statement(of node: PictureNode) -> String {
    let id = node.id.text
    let label = MermaidText.quoted(lines(of: node))
    switch node.kind {
    case .start: return id + "((\" \"))"
    case .screen: return id + (node.isModal ? "[[\(label)]]" : "(\(label))")
    case .events, .system, .links: return id + "[\(label)]"
    }
  }

  private func lines(of node: PictureNode) -> [String] {
    var lines = [node.heading, node.marks.words]
    for caption in node.captions.prefix(PictureLimits.lines) {
      lines += [line(of: caption), caption.origin, caption.warning]
    }
    return lines + [more(than: node.captions)]
  }

  private func line(of caption: PictureCaption) -> String {
    caption.heading + (caption.deed.isEmpty || caption.trigger.isEmpty ? "" : " · " + caption.deed)
  }

  private func more(than captions: [PictureCaption]) -> String {
    captions.count > PictureLimits.lines ? "… \(captions.count - PictureLimits.lines) more" : ""
  }

  private func statement(of edge: PictureEdge, in picture: Picture) -> String {
    let arrow =
      switch edge.kind {
      case .stack, .tab, .entry: "-->"
      case .present, .back, .beneath: "-.->"
      case .start: "==>"
      }
    var lines: [String] = []
    for caption in edge.captions.prefix(PictureLimits.lines) { lines += [line(of: caption), caption.warning] }
    let text = MermaidText.lines(lines + [more(than: edge.captions)])
    let label = text.isEmpty ? "" : "|\"\(text)\"|"
    return picture.nodes[edge.source].id.text + " " + arrow + label + " " + picture.nodes[edge.target].id.text
  }

  // MARK: - Colours

  private func style(of picture: Picture) -> String {
    var text = ""
    for style in MermaidStyle.allCases {
      let nodes = picture.nodes.filter { MermaidStyle(of: $0) == style }.map(\.id.text)
      let clusters = picture.clusters.filter { MermaidStyle(of: $0) == style }.map(\.id.text)
      guard !nodes.isEmpty || !clusters.isEmpty else { continue }
      text += "  classDef \(style.rawValue) \(style.declaration)\n"
      text += "  class \((nodes + clusters).joined(separator: ",")) \(style.rawValue)\n"
    }
    for severity in [Severity.error, .warning] {
      let marked = picture.edges.enumerated().filter { $0.element.captions.flatMap(\.marks).gravest == severity }
      guard !marked.isEmpty else { continue }
      let numbers = marked.map { String($0.offset) }.joined(separator: ",")
      text += "  linkStyle \(numbers) stroke:\(severity == .error ? "#c62828" : "#b45309")\n"
    }
    return text
  }
}

/// What an element looks like; of several reasons the first one here counts.
private enum MermaidStyle: String, CaseIterable {
  case unreachable, error, warning, focus, outside, begin, events, system, links, tab, flow, module, screen

  init(of node: PictureNode) {
    self =
      switch node.kind {
      case _ where node.isUnreachable: .unreachable
      case _ where node.allMarks.gravest == .error: .error
      case _ where node.allMarks.gravest == .warning: .warning
      case _ where node.isFocus: .focus
      case _ where node.isOutside: .outside
      case .screen: .screen
      case .start: .begin
      case .events: .events
      case .system: .system
      case .links: .links
      }
  }

  init(of cluster: PictureCluster) {
    self =
      switch cluster.kind {
      case .tab: .tab
      case .flow: .flow
      case .module: .module
      }
  }

  /// Text and background are both said, so that it reads on a dark page, too.
  var declaration: String {
    switch self {
    case .unreachable: "fill:#ffffff,stroke:#c62828,color:#1f2933,stroke-dasharray:4"
    case .error: "fill:#ffffff,stroke:#c62828,color:#1f2933,stroke-width:2px"
    case .warning: "fill:#ffffff,stroke:#b45309,color:#1f2933,stroke-width:2px"
    case .focus: "fill:#fff8d6,stroke:#5b6770,color:#1f2933,stroke-width:3px"
    case .outside: "fill:#eceff1,stroke:#b0bac3,color:#5b6770"
    case .begin: "fill:#1f2933,stroke:#1f2933,color:#ffffff"
    case .events: "fill:#eef1f4,stroke:#aab4be,color:#1f2933"
    case .system: "fill:#f1e8fb,stroke:#b79ad6,color:#1f2933"
    case .links: "fill:#e0f2f1,stroke:#7fb8b2,color:#1f2933"
    case .tab: "fill:#e8f1fb,stroke:#9dbfe3,color:#1f2933"
    case .flow: "fill:#eaf5ea,stroke:#a3cfa5,color:#1f2933"
    case .module: "fill:#fafafa,stroke:#c5ccd3,color:#1f2933,stroke-dasharray:4"
    case .screen: "fill:#ffffff,stroke:#5b6770,color:#1f2933"
    }
  }
}
