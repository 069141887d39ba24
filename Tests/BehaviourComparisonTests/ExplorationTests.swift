import SwitchyardTestSupport
import Testing

struct ExplorationTests {
  @Test func `most of the specs are explored to their end`() {
    let complete = (UInt64(1)...60).count { seed in
      Exploration(CheckedSpec(RandomSpec(seed: seed).text).graph, limit: 400, size: 14).isComplete
    }
    #expect(complete > 40)
  }
}
