import Foundation
import SwitchyardEmission
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// The tests that are generated for an app, run.
@Suite struct NavigationTestsTests {
  @Test func `the tests of every example and every golden pass, with XCTest`() throws {
    var apps = try TestedApp.all(in: "Examples") + TestedApp.all(in: "Tests/GoldenTests/Goldens")
    #expect(apps.count > 15)
    // A real graph, where it is beside the clone.
    let corpus = ProjectFiles.url("../shared/corpus/fenix.routes.yaml").standardized
    if let fenix = try TestedApp(specAt: corpus) { apps.append(fenix) }
    var files: [String: String] = [:]
    for app in apps.unique(by: \.graph.name) { files.merge(app.files([.core, .tests], .xctest)) { _, new in new } }
    let tests = files.values.reduce(0) { $0 + $1.count(of: "  func test_") }
    for app in apps { files["\(app.graph.name)-types.swift"] = app.ownTypes(besides: ["Person", "Slug"]) }
    files["TypesTestSamples.swift"] = """
      import Codes

      nonisolated extension TypesTestSamples {
        static var person: Person? { Person(name: "Ada") }
        static var code: Code? { Code("a/b c") }
        static var slug: Slug? { Slug("a-b") }
      }
      """
    let package = try TestPackage([
      codes,
      // As the templates of Xcode have it.
      .init(
        name: "EveryTests", isTest: true, dependencies: ["Codes"], files: files,
        options: ["-default-isolation", "MainActor"]),
    ])
    let outcome = try package.run("--disable-swift-testing")
    #expect(outcome.status == 0, "\(outcome.output.suffix(4_000))")
    // Nobody gives samples for People and for PublicAccess.
    let end = outcome.output.suffix(400)
    #expect(end.contains("Executed \(tests) tests, with 4 tests skipped and 0 failures"))
  }

  @Test func `tests in a module of their own pass with Swift Testing, and fail where the app has changed`() throws {
    let spec = try ProjectFiles.text(of: "Examples/Courier/courier.routes.yaml")
    let specs = try TemporaryFolder("specs")
    try specs.write(spec, to: "courier.routes.yaml")
    let courier = try app(specs["courier.routes.yaml"])
    let open = try app(ProjectFiles.url("Tests/GoldenTests/Goldens/public-access/public-access.routes.yaml").path)
    let types = try app(ProjectFiles.url("Tests/GoldenTests/Goldens/types/types.routes.yaml").path)
    let tests = courier.files([.tests], module: "CourierApp")
      .merging(open.files([.tests])) { _, new in new }.merging(types.files([.tests])) { _, new in new }
    let page = try ProjectFiles.text(of: "Docs/GeneratedTests.md")
    let shown = page.codeBlocks(of: "swift")
    let ownTests = try #require(shown.first { $0.contains("CanBuyTwice") })
    let package = try TestPackage([
      codes, .init(name: "CourierApp", files: courier.files([.core])),
      .init(name: open.graph.name, dependencies: ["Codes"], files: open.files([.core])),
      .init(name: types.graph.name, dependencies: ["Codes"], files: types.files([.core])),
      .init(
        name: "NavigationTests", isTest: true,
        dependencies: ["Codes", "CourierApp", open.graph.name, types.graph.name],
        files: tests.merging(["OwnTests.swift": "@testable import CourierApp\nimport Testing\n\n" + ownTests]) { $1 }),
    ])
    let outcome = try package.run("--disable-xctest")
    #expect(outcome.status == 0, "\(outcome.output.suffix(4_000))")
    let count = tests.values.reduce(1) { $0 + $1.count(of: "  @Test(") }
    #expect(outcome.output.contains("Test run with \(count) tests in"))
    #expect(outcome.output.contains("skipped: \"TypesTestSamples has no 'code'\""))

    // What the page shows first is one of them.
    let first = try #require(shown.first).split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    #expect(tests.values.contains { $0.contains(first) })

    try specs.write(
      spec.replacing("openSettings: { tab: settings }", with: "openSettings: { push: settings }"),
      to: "courier.routes.yaml")
    let changed = try app(specs["courier.routes.yaml"])
    try package.write(.init(name: "CourierApp", files: changed.files([.core])))
    let failed = try package.run("--disable-xctest", "--filter", "CourierNavigationTests")
    #expect(failed.status != 0)
    #expect(
      failed.output.contains(
        """
        ↳ the app shows
          tabs(feed): feed, settings
          and not
          tabs(settings): settings
          after
          launch; flow onboarding: welcome
          welcome: finish → handled; tabs(feed): feed
          feed: openSettings → handled; tabs(feed): feed, settings

        """))
    #expect(failed.output.contains("Test \"transitions.openSettings\" failed"))
  }

  private func app(_ path: String) throws -> TestedApp {
    try #require(try TestedApp(specAt: URL(filePath: path)))
  }

  private var codes: TestPackage.Target {
    get throws {
      let code = try ProjectFiles.text(of: "Tests/GoldenTests/Goldens/types/Imported/Codes/Code.swift")
      return .init(name: "Codes", files: ["Code.swift": code])
    }
  }
}

extension Sequence {
  fileprivate func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var keys: Set<Key> = []
    return filter { keys.insert(key($0)).inserted }
  }
}

extension String {
  /// What stands in a page of Markdown as code of a language.
  fileprivate func codeBlocks(of language: String) -> [String] {
    components(separatedBy: "```").enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.hasPrefix(language + "\n") }
      .map { String($0.element.dropFirst(language.count + 1)) }
  }

  fileprivate func count(of text: String) -> Int {
    components(separatedBy: text).count - 1
  }
}
