import Foundation
import SwitchyardTestSupport
import Testing

/// The simulator against generated code, on specs made by chance: what the analysis has proved holds for the app, too.
///
/// `AGREEMENT_SPECS=1000 swift test --filter NavigatorAgreementTests` looks at more specs; `AGREEMENT_FIRST=1001` at others.
struct NavigatorAgreementTests {
  private static let batch = 25
  private static let first = environmentNumber("AGREEMENT_FIRST") ?? 1
  private static let count = environmentNumber("AGREEMENT_SPECS") ?? 25

  @Test func `generated code and the simulator come to the same by every action`() throws {
    var actions = 0
    for start in stride(from: Self.first, to: Self.first + Self.count, by: Self.batch) {
      let seeds = start..<min(start + Self.batch, Self.first + Self.count)
      let walks = try seeds.map { try #require(PlayedSpec(seed: UInt64($0), actions: 50)) }
      var files = ["main.swift": PlayProgram.harness + walks.map(\.call).joined(), "Play.swift": PlayProgram.player]
      for walk in walks {
        for (name, text) in walk.sources { files[name] = text }
      }
      let output = try SwiftProgram(files).run()
      let played = PlayProgram.linesByApp(of: output)
      for walk in walks {
        let lines = played[walk.name] ?? []
        actions += walk.expected.count
        let place = walk.expected.indices.first {
          $0 >= lines.count || withoutReasons(lines[$0]) != withoutReasons(walk.expected[$0])
        }
        if let place {
          Issue.record(
            """
            seed \(walk.seed), action \(place): \(walk.actions[place])
            simulator: \(walk.expected[place])
            generated: \(place < lines.count ? lines[place] : "nothing")
            \(walk.text)
            """)
        }
        #expect(lines.count == walk.expected.count)
      }
    }
    print("generated code: \(Self.count) specs, \(actions) actions")
  }

  /// Of what is lost, where it stood and no more: the simulator knows the types of the spec, and says more of a value
  /// that is none of its type.
  private func withoutReasons(_ line: String) -> String {
    guard line.hasPrefix("lost ") else { return line }
    return line.replacing(/('[^']*' of '[^']*')( is an? |: )[^;]*/) { String($0.1) }
      .replacing(/: [^;]* is no entry/, with: ": it is no entry")
  }
}
