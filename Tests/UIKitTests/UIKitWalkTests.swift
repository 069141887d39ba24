import Foundation
import SwitchyardTestSupport
import Testing

/// Generated coordinators on the stand-in for UIKit, used at random: after each pause UIKit shows what the state says, and
/// nothing was ever done that UIKit does not take.
///
/// `UIKIT_WALKS=5000 swift test --filter UIKitWalkTests` walks farther, `UIKIT_SPECS=100` through more specs, and
/// `UIKIT_FIRST=1000` through others.
struct UIKitWalkTests {
  private static let walks = environmentNumber("UIKIT_WALKS") ?? 60
  private static let specs = environmentNumber("UIKIT_SPECS") ?? 8
  private static let first = environmentNumber("UIKIT_FIRST") ?? 1

  @Test func `what UIKit shows is the state, whatever happens while it animates`() throws {
    let written = try [WrittenSpec.graph(at: "Examples/Courier/courier.routes.yaml"), WrittenSpec.golden("modules")]
    let apps =
      written.map { WalkedApp($0) } + (Self.first..<Self.first + Self.specs).map { WalkedApp(seed: UInt64($0)) }
    var counts: [String: Int] = [:]
    for start in stride(from: 0, to: apps.count, by: 20) {
      counts.merge(try walk(through: Array(apps[start..<min(start + 20, apps.count)]))) { $0 + $1 }
    }
    // A walk that does nothing finds nothing.
    #expect(Self.happenings.filter { counts[$0, default: 0] < 20 } == [])
    print("UIKit: \(apps.count) apps, \(Self.walks) walks each, \(counts.values.reduce(0, +)) steps")
  }

  /// - Returns: how often what has happened.
  private func walk(through apps: [WalkedApp]) throws -> [String: Int] {
    var files = try UIKitPlatform.programs(
      "RandomWalk.swift", "ScreenController.swift", "ShownText.swift", "Walks.swift")
    // Chance as the tests have it.
    files["SplitMix64.swift"] = try ProjectFiles.text(of: "Tests/SwitchyardTestSupport/SplitMix64.swift")
    files["main.swift"] = apps.map { $0.call(walks: 1...Self.walks) }.joined()
    for app in apps { files.merge(app.sources) { _, new in new } }
    let output = try SwiftProgram(files, runtime: .provided)
      .run(options: UIKitPlatform.options() + ["-package-name", "app"])

    var counts: [String: Int] = [:]
    var faults: [Substring] = []
    for line in output.split(separator: "\n") {
      let parts = line.components(separatedBy: " # ")
      if parts.count == 3 { counts[parts[1], default: 0] += Int(parts[2]) ?? 0 } else { faults.append(line) }
    }
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    return counts
  }

  private static let happenings = [
    "event handled", "event stale", "event failed (busy)", "link handled", "link failed (busy)", "external handled",
    "back", "back by two", "pull is done", "pull is cancelled", "swipe", "tap tab", "alert comes", "alert goes",
    "search begins", "screen dismisses itself", "screen pops itself",
  ]
}
