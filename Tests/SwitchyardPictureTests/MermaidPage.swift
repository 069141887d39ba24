import Foundation
import SwitchyardDiagnostics
import SwitchyardTestSupport

@testable import SwitchyardPicture

/// A page with charts of Mermaid, opened in a browser without a window.
enum MermaidPage {
  /// What is to be seen of one chart.
  struct Shown: Equatable {
    var nodes: Int
    var edges: Int
    var clusters: Int
    /// What a text of a spec could have become: scripts, images, links.
    var strangers = 0
    /// The names of the nodes of screens, as they are read.
    var names: [String]
    var fault = ""

    init(_ picture: Picture) {
      nodes = picture.nodes.count
      edges = picture.edges.count
      clusters = picture.clusters.count
      names = picture.nodes.filter { $0.kind == .screen }.map { Self.letters(of: $0.heading) }.sorted()
    }

    /// - Parameter json: what the page says of a chart.
    init(_ json: JSONValue) throws {
      func number(_ key: String) -> Int { if case .int(let number)? = json[key] { number } else { -1 } }
      (nodes, edges, clusters) = (number("nodes"), number("edges"), number("clusters"))
      strangers = number("strangers")
      if case .string(let text)? = json["fault"] { fault = text }
      names = []
      guard case .object(let texts)? = json["names"] else { return }
      for text in texts { if case .string(let text) = text.value { names.append(Self.letters(of: text)) } }
      names.sort()
    }

    /// Blanks are a matter of layout, and Mermaid cannot be kept from taking one ligature for its own.
    private static func letters(of text: String) -> String {
      let text = text.replacing("ﬂ", with: "fl")
        .replacing("¶ß", with: ";")
      let letters = text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{200B}" }
      return String(String.UnicodeScalarView(letters))
    }
  }

  private static let browsers = ["chromium", "chromium-browser", "google-chrome"]
  private static let browser = browsers.first { CommandRun.has($0) }
  /// The copy of Mermaid that a package of Python brings.
  private static let library = try? CommandRun([
    "python3", "-c",
    "import pathlib, mermaidx; print(pathlib.Path(mermaidx.__file__).parent / 'assets' / 'mermaid.js', end='')",
  ])

  static var isExpected: Bool {
    ProcessInfo.processInfo.environment["CI"] == "true" || browser != nil && library?.status == 0
  }

  static func show(_ charts: [String]) throws -> [Shown] {
    let folder = try TemporaryFolder()
    let sources = JSONValue.array(charts.map { .string($0) }).compactText.replacing("</", with: "<\\/")
    try folder.write(
      page.replacing("LIBRARY", with: library?.output ?? "").replacing("SOURCES", with: sources), to: "page.html")
    let run = try CommandRun([
      "sh", "-c", #"exec "$0" "$@" 2>/dev/null"#, browser ?? "chromium", "--headless", "--no-sandbox", "--disable-gpu",
      "--disable-dev-shm-usage", "--user-data-dir=" + folder["profile"], "--virtual-time-budget=600000", "--dump-dom",
      "file://" + folder["page.html"],
    ])
    guard let start = run.output.range(of: "<pre>"), let end = run.output.range(of: "</pre>") else { return [] }
    let text = run.output[start.upperBound..<end.lowerBound]
    guard let bytes = Data(base64Encoded: String(text)), case .array(let list) = try JSONReader.value(of: Array(bytes))
    else { return [] }
    return try list.map { try Shown($0) }
  }

  /// What the page has counted stands in it in Base64, which no markup can spoil.
  private static let page = #"""
    <!doctype html><meta charset="utf-8"><body><div id="chart"></div><script src="file://LIBRARY"></script><script>
    const sources = SOURCES;
    mermaid.initialize({ startOnLoad: false });
    (async () => {
      const all = [];
      for (const [number, source] of sources.entries()) {
        const place = document.getElementById('chart');
        let fault = '';
        try { place.innerHTML = (await mermaid.render('chart' + number, source)).svg; }
        catch (error) { place.innerHTML = ''; fault = String(error); }
        const count = (what) => place.querySelectorAll(what).length;
        const names = {};
        place.querySelectorAll('g.node').forEach((node, index) => {
          const id = node.id.replace(/^.*flowchart-/, '');
          if (!id.startsWith('screen_')) return;
          const lines = (node.querySelector('foreignObject')?.innerHTML ?? '').split(/<br *\/?>/);
          const [name] = lines.map((line) => {
            const text = document.createElement('div');
            text.innerHTML = line;
            return text.textContent;
          }).filter((line) => line.trim());
          names['n' + index] = name;
        });
        all.push({ nodes: count('g.node'), edges: count('path.flowchart-link'), clusters: count('g.cluster'),
          strangers: count('script') + count('img') + count('a'), names, fault });
      }
      const bytes = new TextEncoder().encode(JSON.stringify(all));
      const pre = document.createElement('pre');
      pre.textContent = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      document.body.replaceChildren(pre);
    })();
    </script>
    """#
}
