import Foundation
import SwitchyardTestSupport

enum Seeds {
  /// `COMPARISON_SPECS=5000 swift test --filter BehaviourComparisonTests` looks at more of them,
  /// `COMPARISON_FIRST=5001` at others, and `COMPARISON_SEED=77` at one.
  static let all: ClosedRange<UInt64> = {
    if let seed: UInt64 = environmentNumber("COMPARISON_SEED") { return seed...seed }
    let first: UInt64 = environmentNumber("COMPARISON_FIRST") ?? 1
    return first...first + (environmentNumber("COMPARISON_SPECS") ?? 150) - 1
  }()

  /// How many configurations of a spec are looked at.
  static let limit = environmentNumber("COMPARISON_LIMIT") ?? 300

  static let file = ProcessInfo.processInfo.environment["COMPARISON_FILE"]
}
