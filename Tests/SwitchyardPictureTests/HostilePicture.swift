import SwitchyardDiagnostics
import SwitchyardTestSupport

@testable import SwitchyardPicture

/// A picture of which every text is made of what some format takes for its own, by chance that is the same for a seed.
struct HostilePicture {
  private static let pieces = [
    "\"", "'", "`", "<", ">", "&", "|", "\\", "\\N", "\\G", "\\n", "#", ";", "#34;", "#quot;", "&amp;", "&#60;", "%%",
    "%%{init",
    "}%%", "{", "}", "[", "]", "(", ")", "((", "]]>", "-->", "-.->", "==>", ":::", "::", ":", "@", "~~~", "/", "//",
    "/*",
    "<br/>", "<B>", "</svg>", "<script>", "<img src=x>", "style:", "classDef:", "end", "subgraph", "click", "graph",
    "default",
    "linkStyle", "\n", "\r", "\t", "\u{0}", "\u{1B}", "\u{85}", "\u{2028}", "\u{202E}", "\u{FEFF}", "\u{FFFE}",
    "\u{FFFF}",
    "😀", "é", "e\u{301}", "日本", "ﬂ°°34¶ß", "$$x$$", "**b**", "_i_", "1. x", "- x", " ", "a", "B", "9", "...", "---",
  ]

  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(state: seed)
  }

  private mutating func text(_ longest: Int = 6) -> String {
    (0...Int.random(in: 0...longest, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
      .joined()
  }

  private mutating func mark() -> [PictureMark] {
    guard Int.random(in: 0...2, using: &random) == 0 else { return [] }
    return [PictureMark(rule: "dead-end", severity: Bool.random(using: &random) ? .error : .warning, message: text())]
  }

  private mutating func caption() -> PictureCaption {
    let span = SourceSpan(file: SourceFileID(0), lowerBound: 0, upperBound: 0)
    let isSent = Bool.random(using: &random)
    return PictureCaption(
      trigger: text(), condition: isSent ? text() : nil, operation: text(12), scope: isSent ? nil : text(),
      senders: isSent ? PictureSenders(count: 2, names: [text(), text()]) : nil, subject: text(), marks: mark(),
      declaredAt: span)
  }

  mutating func picture() -> Picture {
    let span = SourceSpan(file: SourceFileID(0), lowerBound: 0, upperBound: 0)
    var picture = Picture(name: text(), clusters: [], nodes: [], edges: [])
    for number in 0..<2 {
      let kind = PictureCluster.Kind.allCases.randomElement(using: &random) ?? .tab
      picture.clusters.append(
        PictureCluster(
          id: PictureID(kind.rawValue, of: text() + "\(number)"), kind: kind, name: text(), title: text(),
          marks: mark(),
          declaredAt: span))
    }
    for number in 0..<6 {
      let kind = PictureNode.Kind.allCases.randomElement(using: &random) ?? .screen
      var node = PictureNode(id: PictureID(kind.rawValue, of: text() + "\(number)"), kind: kind)
      (node.name, node.title) = (text(), text())
      // A frame without a node is no frame to Mermaid.
      node.cluster = number < 2 ? number : [nil, 0, 1].randomElement(using: &random) ?? nil
      node.captions = number % 2 == 0 ? [caption(), caption()] : []
      node.marks = mark()
      node.isModal = Bool.random(using: &random)
      picture.nodes.append(node)
    }
    for number in 0..<6 {
      let kind = PictureEdge.Kind.allCases.randomElement(using: &random) ?? .stack
      picture.edges.append(
        PictureEdge(
          source: number, target: (number * 5 + 1) % 6, kind: kind, captions: kind == .entry ? [] : [caption()]))
    }
    return picture
  }
}
