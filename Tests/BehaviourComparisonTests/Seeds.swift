import Foundation

enum Seeds {
  /// `COMPARISON_SPECS=5000 swift test --filter BehaviourComparisonTests` looks at more of them,
  /// `COMPARISON_FIRST=5001` at others, and `COMPARISON_SEED=77` at one.
  static let all: ClosedRange<UInt64> = {
    if let seed = number("COMPARISON_SEED") { return seed...seed }
    let first = number("COMPARISON_FIRST") ?? 1
    return first...first + (number("COMPARISON_SPECS") ?? 150) - 1
  }()

  /// How many configurations of a spec are looked at.
  static let limit = number("COMPARISON_LIMIT").map { Int($0) } ?? 300

  static let file = ProcessInfo.processInfo.environment["COMPARISON_FILE"]

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
