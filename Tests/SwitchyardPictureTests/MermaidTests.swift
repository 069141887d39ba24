import Foundation
import SwitchyardDiagnostics
import SwitchyardTestSupport
import Testing

@testable import SwitchyardPicture

/// Mermaid draws what is written for it, in a browser as on a page.
@Suite(
  .enabled(
    if: MermaidPage.isExpected,
    "Chromium or Mermaid is not installed: apt install chromium, pip install mermaidx (for its copy of Mermaid)"))
struct MermaidTests {
  @Test func `every example is drawn with all its nodes, arrows and frames`() throws {
    let drawn = try DrawnExample.allCases.map { try $0.drawn() }
    for (drawn, shown) in zip(drawn, try MermaidPage.show(drawn.map(\.mermaid))) {
      #expect(shown == MermaidPage.Shown(drawn.picture))
    }
  }

  @Test func `no text of a spec is taken for a part of the chart`() throws {
    let count: Int = environmentNumber("HOSTILE_PICTURES") ?? 150
    let pictures = (0..<count).map { number in
      var hostile = HostilePicture(seed: UInt64(number))
      return hostile.picture()
    }
    let shown = try MermaidPage.show(pictures.map { MermaidWriter().text(of: $0) })
    #expect(shown.count == count)
    for (number, (picture, shown)) in zip(pictures, shown).enumerated() {
      #expect(shown == MermaidPage.Shown(picture), "seed \(number)")
    }
  }
}
