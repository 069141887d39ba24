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

  /// `COMPARISON_SEED=77 swift test --filter "is printed"` shows what to give to the command line.
  @Test(.enabled(if: Seeds.all.count == 1)) func `a spec that is asked for by its seed is printed`() {
    print(RandomSpec(seed: Seeds.all.lowerBound).text)
  }

  @Test func `a seed gives the same spec every time`() {
    #expect(RandomSpec(seed: 7).text == RandomSpec(seed: 7).text)
    #expect(RandomSpec(seed: 7).text != RandomSpec(seed: 8).text)
  }
}
