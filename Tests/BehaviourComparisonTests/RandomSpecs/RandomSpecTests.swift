import SwitchyardTestSupport
import Testing

struct RandomSpecTests {
  @Test func `a random spec has no faults of its own`() {
    for seed in UInt64(1)...300 {
      let spec = RandomSpec(seed: seed)
      let lines = CheckedSpec(spec.text).lines
      #expect(lines.isEmpty, "seed \(seed)\n\(spec.text)")
    }
  }

  @Test func `a seed gives the same spec every time`() {
    #expect(RandomSpec(seed: 7).text == RandomSpec(seed: 7).text)
    #expect(RandomSpec(seed: 7).text != RandomSpec(seed: 8).text)
  }
}
