import Foundation
import SwitchyardModel
import SwitchyardSimulation
import SwitchyardTestSupport
import Testing

/// The page on running a spec says what happens.
struct PageTests {
  @Test func `the page's script is answered as the page says`() throws {
    let page = try ProjectFiles.text(of: "Docs/Simulation.md")
    let blocks = page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let spec = try #require(blocks.first { $0.hasPrefix("yaml\n") }).dropFirst("yaml\n".count)
    let scripts = blocks.filter { $0.hasPrefix("jsonl\n") }.map { $0.dropFirst("jsonl\n".count) }
    let checked = CheckedSpec(String(spec))
    #expect(checked.lines == [])
    var session = ScriptSession(try #require(Simulator(checked.graph)), name: "script.jsonl")
    let answers = scripts[0].split(separator: "\n").map { session.answer(to: Array($0.utf8)) }
    #expect(answers == scripts[1].split(separator: "\n").map { .result($0 + "\n") })
    #expect(
      session.answer(to: Array(#"{"event":"opnItem"}"#.utf8))
        == .fault("script.jsonl:7: error: there is no event 'opnItem'; did you mean 'openItem'?"))
  }
}
