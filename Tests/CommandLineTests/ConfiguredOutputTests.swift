import Foundation
import SwitchyardTestSupport
import Testing

/// What `switchyard.yaml` says of outputs and reports, and that the command line wins.
struct ConfiguredOutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("with blank é")
    try folder.write(Sample.clean(), to: "Specs/App.routes.yaml")
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> Switchyard.Outcome {
    try Switchyard.run(Switchyard.program, arguments, in: folder)
  }

  private func configure(_ text: String) throws {
    try folder.write(text, to: "switchyard.yaml")
  }

  private var swift: [String] { folder.files.filter { $0.hasSuffix(".swift") } }

  @Test func `outputs go where the file says, relative to it, wherever the program runs`() throws {
    try configure(
      """
      generate:
        - { targets: uikit, output: Sources/App/Generated, access: package, stubs: Sources/App }
        - { targets: tests, output: Tests, module: TheApp, tests: xctest }
      """)
    let script = #"cd Specs && "$0" generate"#
    let outcome = try Switchyard.run(URL(filePath: "/bin/sh"), ["-c", script, Switchyard.program.path], in: folder)
    #expect(outcome.status == 0)
    #expect(
      swift == [
        "Sources/App/AppScreenControllers.swift", "Sources/App/Generated/App.routes.swift",
        "Sources/App/Generated/App.routes.uikit.swift", "Tests/App.routes.tests.swift",
      ])
    #expect(folder.text(of: "Sources/App/Generated/App.routes.swift")?.contains("package enum AppRoute") == true)
    #expect(folder.text(of: "Tests/App.routes.tests.swift")?.contains("\nimport TheApp\nimport XCTest") == true)
    #expect(try run("generate", "--check").errors == "up to date: 4 files\n")
    #expect(try run("generate", "Specs/App.routes.yaml", "--check").errors == "up to date: 4 files\n")
  }

  @Test func `an option wins over its key, and leaves the others`() throws {
    try configure("generate: { output: Gen, access: public, runtime: embed }\n")
    try run("generate", "--access", "internal", "--output", "Other")
    #expect(swift == ["Other/App.routes.swift", "Other/SwitchyardRuntime.swift"])
    #expect(folder.text(of: "Other/App.routes.swift")?.contains("public") == false)
    try run("generate", "--runtime", "import", "--stubs")
    #expect(swift.filter { $0.hasPrefix("Gen/") } == ["Gen/App.routes.swift", "Gen/AppScreenRouter.swift"])
  }

  @Test func `a target that is asked for goes where the file has it, and another one to the first output`() throws {
    try configure("generate: [{ targets: [core, swiftui], output: A }, { targets: tests, output: T }]\n")
    try run("generate", "--target", "tests")
    #expect(swift == ["T/App.routes.tests.swift"])
    try run("generate", "--target", "core,uikit")
    #expect(swift == ["A/App.routes.swift", "A/App.routes.uikit.swift", "T/App.routes.tests.swift"])
  }

  @Test func `tests take what the code's output says of its access and its runtime`() throws {
    try configure("generate: [{ output: A, access: public, runtime: embed }, { targets: tests, output: T }]\n")
    try run("generate")
    #expect(folder.text(of: "T/App.routes.tests.swift")?.contains("\nimport App\nimport Testing\n") == true)
  }

  @Test(arguments: [
    ("runtime: embed", "runtime: import", "import", "the runtime, and the code that they test embeds it"),
    ("runtime: import", "runtime: embed", "take", "the runtime from the app's module, and the code"),
    ("access: internal", "access: public", "take", "the code that they test for 'public', and it is 'internal'"),
    ("access: package", "access: public", "take", "the code that they test for 'public', and it is 'package'"),
  ])
  func `tests that contradict the code's output are an error at their key, with a note at the other`(
    code: String, tests: String, verb: String, words: String
  ) throws {
    try configure("generate:\n  - { output: A, \(code) }\n  - { targets: tests, output: T, \(tests) }\n")
    for command in ["lint", "generate"] {
      let outcome = try run(command, "--reporter", "xcode")
      #expect(outcome.status == 1)
      let column = 35 + tests.prefix { $0 != " " }.count
      #expect(outcome.output.contains("switchyard.yaml:3:\(column): error: these tests \(verb) \(words)"))
      #expect(outcome.output.contains("note: its output says '\(code)' here"))
    }
    #expect(swift == [])
  }

  @Test func `tests fit what holds without a word, what is narrower, and one of several outputs of code`() throws {
    try configure("generate: [{ output: A }, { targets: tests, output: T, runtime: embed }]\n")
    let outcome = try run("generate")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("note: 'runtime: import' holds for it, since nothing else is said"))
    for fine in [
      "{ output: A, access: public }, { targets: tests, output: T, access: internal, runtime: import }",
      "{ output: A }, { output: B, runtime: embed }, { targets: tests, output: T, runtime: embed }",
      "{ targets: tests, output: T, runtime: embed }",
    ] {
      try configure("generate: [\(fine)]\n")
      #expect(try run("generate").status == 0)
    }
  }

  @Test func `stubs are updated and have a router where the file says so`() throws {
    try configure("generate: { targets: uikit, output: Gen, stubs: { folder: Mine, router: true, update: true } }\n")
    try run("generate")
    #expect(
      swift.filter { $0.hasPrefix("Mine/") } == ["Mine/AppScreenControllers.swift", "Mine/AppScreenRouter.swift"])
    let more = Sample.clean().replacing("{ push: detail }", with: "{ push: [detail, other] }") + "  other:\n"
    try folder.write(more, to: "Specs/App.routes.yaml")
    let outcome = try run("generate")
    #expect(outcome.errors.contains("updated Mine/AppScreenControllers.swift\n"))
    #expect(outcome.errors.contains("updated Mine/AppScreenRouter.swift\n"))
    // Here the option needs no other one.
    #expect(try run("generate", "--update").status == 0)
  }

  @Test func `for a builder every file is there, with neither tests nor stubs`() throws {
    try configure("generate: [{ targets: uikit, stubs: Mine, output: A }, { targets: tests, output: T }]\n")
    try folder.write(
      Sample.clean().replacing("screens:", with: "include: [More.routes.yaml]\nscreens:"), to: "Specs/App.routes.yaml")
    try folder.write("switchyard: 1\nguards:\n", to: "Specs/More.routes.yaml")
    try run("generate", "--fixed-outputs", "--output", "Gen", "Specs/App.routes.yaml", "Specs/More.routes.yaml")
    let stems = ["App.routes", "More.routes"].flatMap { stem in ["", ".swiftui", ".uikit"].map { stem + $0 } }
    let runtime = ["", "+SwiftUI", "+UIKit"].map { "SwitchyardRuntime" + $0 }
    #expect(swift == (stems + runtime).map { "Gen/\($0).swift" }.sorted())
    #expect(folder.text(of: "Gen/App.routes.uikit.swift")?.contains("protocol AppControllers {") == true)
    let empty = folder.text(of: "Gen/More.routes.swift")
    #expect(empty?.contains("// Generated by Switchyard from App.routes.yaml. It is empty") == true)
    #expect(empty?.split(separator: "\n").allSatisfy { $0.hasPrefix("//") } == true)
    try configure("generate: { targets: tests, output: T }\n")
    try run("generate", "--fixed-outputs", "--output", "Gen")
    #expect(folder.text(of: "Gen/App.routes.swift")?.contains("enum AppRoute: NavigationRoute {") == true)
    #expect(!swift.contains { $0.hasPrefix("T/") })
  }

  @Test func `beside the plugin stubs and tests are written, and no code among the target's sources`() throws {
    let page = try DocumentationPage("Docs/Builds.md")
    let folder = try TemporaryFolder()
    try folder.write(page.block("switchyard.yaml of a package with the plugin"), to: "switchyard.yaml")
    for name in ["shop", "checkout"] {
      let path = "Sources/Shop/Navigation/\(name).routes.yaml"
      try folder.write(ProjectFiles.text(of: "Examples/Plugin/" + path), to: path)
    }
    #expect(try Switchyard.run("generate", in: folder).status == 0)
    let outside = folder.files.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build/switchyard/") }
    #expect(
      outside == [
        "Sources/Shop/ShopCheckoutScreenViews.swift", "Sources/Shop/ShopScreenViews.swift",
        "Tests/ShopTests/Generated/checkout.routes.tests.swift", "Tests/ShopTests/Generated/shop.routes.tests.swift",
      ])
    try FileManager.default.removeItem(atPath: folder[".build"])
    #expect(try Switchyard.run("generate", "--target", "tests", "--check", in: folder).status == 0)
  }

  @Test func `each spec has the outputs of its own file`() throws {
    try configure("generate: { output: Gen }\n")
    try folder.write("generate: { output: Own, access: public }\n", to: "Other/switchyard.yaml")
    try folder.write(Sample.clean("Other"), to: "Other/Other.routes.yaml")
    try run("generate")
    #expect(swift == ["Gen/App.routes.swift", "Other/Own/Other.routes.swift"])
  }

  @Test func `the report is shown as the file says`() throws {
    try folder.write(Sample.warned, to: "Specs/App.routes.yaml")
    try configure("lint: { strict: true, reporter: xcode, output: report.txt }\n")
    let outcome = try run("lint")
    #expect(outcome.status == 1 && outcome.output == "" && outcome.errors == "1 warning\n")
    #expect(folder.text(of: "report.txt")?.hasPrefix("Specs/App.routes.yaml:") == true)
    try run("lint", "--reporter", "json", "--output", "report.json")
    #expect(folder.text(of: "report.json")?.hasPrefix("{") == true)
    try configure("lint: { strict: false }\n")
    #expect(try run("lint").status == 0)
    #expect(try run("lint", "--strict").status == 1)
  }

  @Test func `a module that cannot be one is told at its place`() throws {
    try configure("generate: { module: the-app }\n")
    let outcome = try run("generate")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("switchyard.yaml:1:21: error: 'the-app' can't be the name of a module"))
  }
}
