import SwitchyardDiagnostics

/// The shapes, colours and labels of a picture in the DOT language.
enum DOTStyle {
  static let defaults = """
      graph [rankdir=LR, nodesep=0.22, ranksep=0.55, bgcolor=white, labelloc=b, labeljust=l, fontsize=11,
        fontname="Helvetica,Arial,sans-serif", tooltip=" "]
      node [shape=box, style="rounded,filled", fillcolor=white, color="#5b6770", fontcolor="#1f2933", fontsize=12,
        fontname="Helvetica,Arial,sans-serif", margin="0.12,0.07", height=0.3]
      edge [color="#5b6770", fontcolor="#1f2933", fontsize=10, fontname="Helvetica,Arial,sans-serif", arrowsize=0.7]

    """

  private static func color(of severity: Severity) -> DOTLabel.Color {
    severity == .error ? .error : .warning
  }

  // MARK: - Nodes

  static func attributes(of node: PictureNode) -> String {
    var list = ["id=\(node.id.text)"]
    switch node.kind {
    case .screen: list += screenAttributes(of: node)
    case .start: list += ["shape=circle", "style=filled", "fillcolor=\"#1f2933\"", "width=0.18", "height=0.18"]
    case .events: list += label(of: "#eef1f4", border: "#aab4be")
    case .system: list += label(of: "#f1e8fb", border: "#b79ad6")
    case .links: list += label(of: "#e0f2f1", border: "#7fb8b2")
    }
    if let severity = node.allMarks.gravest {
      list += ["color=\"\(color(of: severity).rawValue)\""] + (node.isFocus ? [] : ["penwidth=1.8"])
    }
    list.append("label=" + label(of: node).text)
    list.append("tooltip=" + DOTText.quoted(node.tooltip))
    return list.joined(separator: ", ")
  }

  private static func label(of color: String, border: String) -> [String] {
    ["style=filled", "fillcolor=\"\(color)\"", "color=\"\(border)\"", "fontsize=11", "margin=\"0.1,0.05\""]
  }

  private static func screenAttributes(of node: PictureNode) -> [String] {
    var list: [String] = []
    if node.isUnreachable { list.append("style=\"rounded,filled,dashed\"") }
    if node.isModal { list.append("peripheries=2") }
    if node.isOutside { list += ["fillcolor=\"#eceff1\"", "fontcolor=\"#7b8794\"", "color=\"#b0bac3\""] }
    if node.isFocus { list += ["penwidth=2.5", "fillcolor=\"#fff8d6\""] }
    return list
  }

  private static func label(of node: PictureNode) -> DOTLabel {
    if node.kind == .start { return DOTLabel() }
    var label = DOTLabel(isCentered: node.captions.isEmpty && node.marks.isEmpty)
    label.add(node.kind == .screen ? DOTLabel.bold(node.heading) : DOTLabel.small(node.heading))
    label.add(warning(node.marks))
    for caption in node.captions.prefix(PictureLimits.lines) {
      let deed = caption.deed.isEmpty ? "" : "\u{A0}· " + caption.deed
      let heading = DOTText.html(caption.heading)
      label.add(
        node.kind == .screen
          ? DOTLabel.small(caption.heading + deed) : heading + (deed.isEmpty ? "" : DOTLabel.small(deed)))
      label.add(DOTLabel.small(caption.origin))
      label.add(warning(caption.marks))
    }
    label.add(more(than: node.captions))
    return label
  }

  private static func warning(_ marks: [PictureMark]) -> String {
    guard let severity = marks.gravest else { return "" }
    return DOTLabel.small(marks.words, color(of: severity))
  }

  private static func more(than captions: [PictureCaption]) -> String {
    let rest = captions.count - PictureLimits.lines
    return rest > 0 ? DOTLabel.small("… \(rest) more") : ""
  }

  // MARK: - Arrows

  /// - Parameter leadsBack: whether it is written from its target to its source.
  static func attributes(of edge: PictureEdge, leadsBack: Bool) -> String {
    var list: [String] = []
    switch edge.kind {
    case .stack, .tab: break
    case .entry: list += ["color=\"#aab4be\"", "arrowsize=0.5", "weight=8"]
    case .present: list.append("style=dashed")
    case .back: list.append("style=dotted")
    case .beneath: list += ["style=dotted", "arrowhead=open"]
    case .start: list.append("penwidth=1.8")
    }
    if leadsBack { list.append("dir=back") }
    let marks = edge.captions.flatMap(\.marks)
    if let severity = marks.gravest { list += ["color=\"\(color(of: severity).rawValue)\""] }
    let label = label(of: edge)
    if !label.isEmpty {
      list.append("label=" + label.text)
      let tooltip = DOTText.quoted(edge.tooltip)
      list += ["tooltip=" + tooltip, "labeltooltip=" + tooltip]
    }
    return list.joined(separator: ", ")
  }

  private static func label(of edge: PictureEdge) -> DOTLabel {
    var label = DOTLabel()
    for caption in edge.captions.prefix(PictureLimits.lines) {
      let (heading, deed) = (caption.heading, caption.deed)
      // Where the app begins there is nothing to be said but under which condition.
      if caption.trigger.isEmpty {
        label.add(DOTText.html(heading))
      } else if heading.count + deed.count > PictureLimits.width {
        label.add(DOTText.html(heading))
        label.add(DOTLabel.small("· " + deed))
      } else {
        label.add(DOTText.html(heading) + (deed.isEmpty ? "" : DOTLabel.small("\u{A0}· " + deed)))
      }
      label.add(warning(caption.marks))
    }
    label.add(more(than: edge.captions))
    return label
  }

  // MARK: - Frames

  static func attributes(of cluster: PictureCluster) -> String {
    var label = DOTLabel()
    label.add(
      DOTLabel.bold(cluster.name.shown(upTo: PictureLimits.label)) + DOTLabel.small("\u{A0}· " + cluster.kind.rawValue))
    label.add(warning(cluster.marks))
    let colors =
      switch cluster.kind {
      case .tab: "fillcolor=\"#e8f1fb\"; color=\"#9dbfe3\""
      case .flow: "fillcolor=\"#eaf5ea\"; color=\"#a3cfa5\""
      case .module: "fillcolor=\"#fafafa\"; color=\"#c5ccd3\""
      }
    let marked = cluster.marks.gravest.map { "; color=\"\(color(of: $0).rawValue)\"" } ?? ""
    let style = cluster.kind == .module ? "style=\"rounded,filled,dashed\"" : "style=\"rounded,filled\""
    return "id=\(cluster.id.text); labelloc=t; label=\(label.text); \(style); \(colors)\(marked); "
      + "tooltip=\(DOTText.quoted(cluster.tooltip))"
  }
}
