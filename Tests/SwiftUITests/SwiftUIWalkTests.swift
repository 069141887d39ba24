import Foundation
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// Generated views on the stand-in for SwiftUI, used at random: nothing that SwiftUI does by itself is taken for the
/// user's doing, nothing is asked of it that it does not promise, and after each pause it shows what the state says.
///
/// `SWIFTUI_WALKS=1000 swift test --filter SwiftUIWalkTests` walks farther, `SWIFTUI_SPECS=100` through more specs, and
/// `SWIFTUI_FIRST=1000` through others.
struct SwiftUIWalkTests {
  private static let walks = environmentNumber("SWIFTUI_WALKS") ?? 20
  private static let specs = environmentNumber("SWIFTUI_SPECS") ?? 8
  private static let first = environmentNumber("SWIFTUI_FIRST") ?? 1

  @Test func `what SwiftUI shows is the state, whatever happens while it animates`() throws {
    let counts = try walk(through: writtenApps() + randomApps(), on: .iOS, seeds: 1...Self.walks)
    // A walk that does nothing finds nothing.
    for what in Self.happenings { #expect(counts[what, default: 0] >= 10, "\(what): \(counts)") }
    print("SwiftUI: \(Self.specs + 3) apps, \(Self.walks) walks each, \(counts.values.reduce(0, +)) steps")
  }

  @Test func `a Mac shows the state with sheets and popovers`() throws {
    _ = try walk(through: writtenApps(), on: .macOS, seeds: 1...Self.walks)
  }

  private static let happenings = [
    "event handled", "event stale", "external handled", "link handled", "went back handled", "dismissed handled",
    "tap handled", "pushes a button", "goes back", "begins a swipe back", "ends a swipe back", "begins to swipe",
    "taps a tab", "taps the selected tab", "waits for an animation",
  ]

  // MARK: - Apps

  private func writtenApps() throws -> [WalkedViews] {
    try ["courier", "modules"].map { try WalkedViews(graph: WrittenSpec.golden($0)) }
      + [WalkedViews(graph: WrittenSpec.graph(at: "Tests/SwiftUITests/Specs/layers.routes.yaml"))]
  }

  private func randomApps() -> [WalkedViews] {
    (Self.first..<Self.first + Self.specs).map { seed in
      let text = RandomSpec(seed: UInt64(seed)).text.replacing("name: Random", with: "name: Random\(seed)")
      return WalkedViews(graph: CheckedSpec(text).graph)
    }
  }

  // MARK: - Walking

  private func walk(
    through apps: [WalkedViews], on platform: SwiftUIPlatform, seeds: ClosedRange<Int>
  ) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for start in stride(from: 0, to: apps.count, by: 20) {
      let part = apps[start..<min(start + 20, apps.count)]
      for line in try output(of: Array(part), on: platform, seeds: seeds).split(separator: "\n") {
        let parts = line.components(separatedBy: " # ")
        if parts.count == 3 { counts[parts[1], default: 0] += Int(parts[2]) ?? 0 } else { Issue.record("\(line)") }
      }
    }
    return counts
  }

  private func output(
    of apps: [WalkedViews], on platform: SwiftUIPlatform, seeds: ClosedRange<Int>
  ) throws -> String {
    var files: [String: String] = [:]
    for name in ["RandomWalk.swift", "ShownText.swift", "Walks.swift"] {
      files[name] = try ProjectFiles.text(of: "Tests/SwiftUITests/Programs/" + name)
    }
    // Chance as the tests have it.
    files["SplitMix64.swift"] = try ProjectFiles.text(of: "Tests/SwitchyardTestSupport/SplitMix64.swift")
    for app in apps { files.merge(app.sources) { _, new in new } }
    files["main.swift"] = apps.map { $0.call(seeds: seeds, steps: 100) }.joined()
    return try SwiftProgram(platform.sources(files), runtime: .provided)
      .run(options: platform.options() + ["-package-name", "app"])
  }
}
