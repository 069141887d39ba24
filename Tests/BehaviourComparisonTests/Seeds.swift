import Foundation

enum Seeds {
  /// `COMPARISON_SPECS=5000 swift test --filter BehaviourComparisonTests` looks at more of them, and
  /// `COMPARISON_SEED=77` at one.
  static let all: ClosedRange<UInt64> = {
    if let seed = number("COMPARISON_SEED") { return seed...seed }
    return 1...(number("COMPARISON_SPECS") ?? 150)
  }()

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
