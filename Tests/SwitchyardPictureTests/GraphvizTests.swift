import Foundation
import SwitchyardCompiler
import SwitchyardTestSupport
import Testing

@testable import SwitchyardPicture

/// Graphviz lays out what is written for it.
@Suite(.enabled(if: OutsideProgram.isExpected("dot"), "Graphviz is not installed: apt install graphviz"))
struct GraphvizTests {
  /// What `dot` makes of several graphs; it must find no fault in them.
  private func layOut(_ graphs: [String]) throws -> [Substring] {
    let folder = try TemporaryFolder()
    try folder.write(graphs.joined(), to: "graphs.dot")
    // Of several graphs, `-o` gets but the first.
    let run = try CommandRun(["sh", "-c", "dot -Tsvg graphs.dot > graphs.svg"], in: folder.path)
    #expect(run.status == 0 && run.output == "", "\(run.output.prefix(500))")
    return (folder.text(of: "graphs.svg") ?? "").split(separator: "<svg ").dropFirst().map { $0 }
  }

  private func count(_ text: String, in picture: Substring) -> Int {
    picture.ranges(of: text).count
  }

  @Test func `every example is laid out with all its nodes, arrows and frames`() throws {
    for example in DrawnExample.allCases {
      let drawn = try example.drawn()
      let picture = try #require(layOut([drawn.dot]).first)
      #expect(count("class=\"node\"", in: picture) == drawn.picture.nodes.count)
      #expect(count("class=\"edge\"", in: picture) == drawn.picture.edges.count)
      #expect(count("class=\"cluster\"", in: picture) == drawn.picture.clusters.count)
    }
  }

  @Test func `no text of a spec is taken for a part of the graph`() throws {
    let count: Int = environmentNumber("HOSTILE_PICTURES") ?? 300
    let pictures = (0..<count).map { number in
      var hostile = HostilePicture(seed: UInt64(number))
      return hostile.picture()
    }
    let laidOut = try layOut(pictures.map { DOTWriter().text(of: $0) })
    #expect(laidOut.count == count)
    for (picture, svg) in zip(pictures, laidOut) {
      #expect(self.count("class=\"node\"", in: svg) == picture.nodes.count)
      #expect(self.count("class=\"edge\"", in: svg) == picture.edges.count)
      #expect(self.count("<script", in: svg) == 0 && self.count("<img", in: svg) == 0)
    }
  }

  @Test func `a picture is the same whenever Graphviz lays it out, and says nothing of Graphviz`() throws {
    let dot = try DrawnExample.courier.drawn().dot
    let svg = try Graphviz.svg(of: dot)
    #expect(try svg == Graphviz.svg(of: dot))
    #expect(svg.hasPrefix("<?xml") && !svg.contains("graphviz"))
  }
}
