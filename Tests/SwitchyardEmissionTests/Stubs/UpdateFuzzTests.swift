import SwitchyardEmission
import SwitchyardTestSupport
import Testing

/// Updates of files in whatever state: they only grow, and a second update finds nothing to do.
///
/// `STUB_MUTATIONS=100000 swift test --filter UpdateFuzzTests` takes more of them.
struct UpdateFuzzTests {
  private static let count = environmentNumber("STUB_MUTATIONS") ?? 600

  private static let spec = CheckedSpec(
    """
    switchyard: 1
    name: App
    start: feed
    include: [shop.routes.yaml]
    screens:
      feed: { transitions: { again: { push: feed } } }
      post: { params: { id: Int, text: "String?" } }
      default:
      settings: { params: { on: Date } }
    """,
    including: ["shop.routes.yaml": "switchyard: 1\nmodule: Shop\nscreens:\n  cart:\n  pay: { params: { id: Int } }\n"])

  private static let stubs = StubEmitter(wantsRouter: true).stubs(
    for: spec.graph, options: EmissionOptions(targets: [.swiftui, .uikit]))

  private static let files =
    stubs.map(\.file.text) + [
      """
      import UIKit

      final class AppScreenRouter: AppControllers, AppScreens {
      \t#if DEBUG
      \tlet shop = Shop()
      \t#endif
      \tfunc show(_ route: AppRoute) -> Bool {
      \t\tif case .feed = route { return true }
      \t\tswitch route {
      \t\tcase .feed, .post(1, _): return "\\(route) {" == #"\\(case .default: "#  // case .settings:
      \t\tcase let .post(id, _) where id > 3: fallthrough
      \t\tcase .shop(.cart): return more(route)

      \t\t/* the rest */
      \t\tdefault: return more(route)
      \t\t}
      \t}
      \tfunc more(_ route: AppRoute) -> Bool { switch route { case .default: true; default: false } }
      \t/// The feed.
      \t@ScreenBuilder func feed(send: ScreenSender<AppFeedEvent>) -> AnyView { Text("feed") }
      }
      extension AppScreenRouter { func post(id: Int, text: String?) -> UIViewController { .init() } }
      let f = { (route: AppShopRoute) in
        // switchyard:switch shop
        switch route { case .pay(let id): return id }
      }

      """
    ]

  private static let pieces = [
    "{", "}", "(", ")", ":", ",", "case .post:", "case .shop(let x):", "default:", "case ", "switch route {", "#if A\n",
    "#endif\n",
    "#else\n", "// switchyard:switch\n", "\"", "/*", "*/", "\n", "\r\n", "fallthrough\n", "return ",
    "func show(_ route: AppRoute) -> Bool {",
    "class ", "where x", "let ", ".", "@unknown ", "var shop: any AppShopScreens { x }", ": AppScreens", "extension X ",
  ].map { Array($0.utf8) }

  /// A file with a few faults: lines that are gone, doubled or swapped, and pieces that should not be there.
  private func mutated(_ random: inout SplitMix64) -> [UInt8] {
    var lines = (Self.files.randomElement(using: &random) ?? "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { Array($0.utf8) }
    for _ in 0...Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0...4, using: &random) {
      case 0 where lines.count > 1: lines.remove(at: place)
      case 1: lines.insert(lines[place], at: place)
      case 2: lines.swapAt(place, Int.random(in: 0..<lines.count, using: &random))
      default:
        let column = Int.random(in: 0...lines[place].count, using: &random)
        lines[place].insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: column)
      }
    }
    let lineBreak = Bool.random(using: &random) ? "\n" : "\r\n"
    return Array(lines.joined(separator: lineBreak.utf8))
  }

  private func updated(_ bytes: [UInt8]) -> (text: [UInt8], hasFaults: Bool) {
    let file = UserFile(path: "Mine.swift", bytes: bytes)
    var update = StubUpdate(ofFiles: 1)
    for stub in Self.stubs {
      if let upkeep = stub.upkeep, upkeep.isThere(in: [file]) { update.add(upkeep.update([file], home: 0)) }
    }
    return (update.text(of: file, number: 0), update.remarks.contains(where: \.isFault))
  }

  @Test func `files with faults only grow, and not twice`() {
    var random = SplitMix64(state: 11)
    var grown = 0
    for _ in 0..<Self.count {
      let bytes = mutated(&random)
      let once = updated(bytes)
      #expect(isSubsequence(bytes, of: once.text))
      if once.text == bytes { continue }
      grown += 1
      let twice = updated(once.text)
      #expect(String(decoding: twice.text, as: UTF8.self) == String(decoding: once.text, as: UTF8.self))
    }
    // Faults that keep every file from being updated would show nothing.
    #expect(grown > Self.count / 10, "\(grown)")
  }

  private func isSubsequence(_ bytes: [UInt8], of other: [UInt8]) -> Bool {
    var rest = bytes[...]
    for byte in other where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
