import Foundation
import SwitchyardTestSupport
import Testing

/// Specs whose Swift stands in one folder, and so in one module.
struct SharedFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("shared")
    try folder.write(Sample.clean(), to: "App.routes.yaml")
  }

  @discardableResult
  private func generate(_ arguments: String...) throws -> Switchyard.Outcome {
    try Switchyard.run(Switchyard.program, ["generate"] + arguments, in: folder)
  }

  private var swift: [String] { folder.files.filter { $0.hasSuffix(".swift") } }

  @Test func `what was made of a spec goes with its old name`() throws {
    try generate("--target", "uikit,tests", "--output", "Gen")
    try FileManager.default.moveItem(atPath: folder["App.routes.yaml"], toPath: folder["Shop.routes.yaml"])
    let check = try generate("--target", "uikit,tests", "--output", "Gen", "--check")
    #expect(check.status == 1)
    #expect(check.output.contains("Gen/App.routes.swift is orphaned: nothing makes it any more\n"))
    try generate("--target", "uikit,tests", "--output", "Gen")
    #expect(swift == ["Gen/Shop.routes.swift", "Gen/Shop.routes.tests.swift", "Gen/Shop.routes.uikit.swift"])
  }

  @Test func `XCTest's tests go with it, too`() throws {
    let tests = ["--target", "tests", "--tests", "xctest"]
    _ = try Switchyard.run(Switchyard.program, ["generate"] + tests, in: folder)
    try FileManager.default.moveItem(atPath: folder["App.routes.yaml"], toPath: folder["Shop.routes.yaml"])
    _ = try Switchyard.run(Switchyard.program, ["generate"] + tests, in: folder)
    #expect(swift == ["Shop.routes.tests.swift"])
  }

  @Test func `what was made of another app, or of a spec that is there, stays`() throws {
    try folder.write(Sample.clean("Apple"), to: "Apple.routes.yaml")
    try generate("App.routes.yaml", "--output", "Gen")
    try generate("Apple.routes.yaml", "--output", "Gen")
    #expect(swift == ["Gen/App.routes.swift", "Gen/Apple.routes.swift"])
    try FileManager.default.removeItem(atPath: folder["Apple.routes.yaml"])
    try generate("App.routes.yaml", "--output", "Gen")
    #expect(swift == ["Gen/App.routes.swift", "Gen/Apple.routes.swift"])
    try folder.write(Sample.clean(), to: "Same.routes.yaml")
    try generate("Same.routes.yaml", "--output", "Gen")
    #expect(swift == ["Gen/App.routes.swift", "Gen/Apple.routes.swift", "Gen/Same.routes.swift"])
  }

  @Test func `types of two specs that would have one name are a finding`() throws {
    try folder.write(
      "switchyard: 1\nname: A\nstart: b\nscreens:\n  b: { params: { k: C = x }, transitions: { go: ignore } }\n"
        + "types:\n  PTab: { cases: [x] }\n  BTab: { cases: [x] }\n  C: { cases: [x] }\n",
      to: "A.routes.yaml")
    try folder.write(Sample.clean("AB"), to: "AB.routes.yaml")
    let outcome = try generate("A.routes.yaml", "AB.routes.yaml", "--output", "Gen")
    #expect(outcome.status == 1 && swift.isEmpty)
    for type in ["ABTab", "ABEvent"] {
      #expect(
        outcome.output.contains(
          "AB.routes.yaml:2:7: error: this would become the type '\(type)', which 'A.routes.yaml' has, too"))
    }
    #expect(outcome.output.contains("note: A.routes.yaml:8:3: the other one is made of this"))
    // Beside their specs they stand in folders of their own.
    try folder.write(Sample.clean("AB"), to: "ab/AB.routes.yaml")
    #expect(try generate("A.routes.yaml", "ab/AB.routes.yaml").output.contains("error") == false)
  }

  @Test func `types that the embedded runtime has, too, are a finding where it is embedded`() throws {
    try folder.write(
      "switchyard: 1\nname: Link\nstart: s\nscreens:\n  s: { params: { k: Kind = x }, transitions: { go: ignore } }\n"
        + "types:\n  Kind: { cases: [x] }\n",
      to: "Link.routes.yaml")
    #expect(try !generate("Link.routes.yaml", "--output", "Gen").output.contains("LinkKind"))
    let outcome = try generate("Link.routes.yaml", "--output", "Gen", "--runtime", "embed")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "Link.routes.yaml:7:3: error: this would become the type 'LinkKind', which the embedded runtime has, too"))
  }

  @Test func `an embedded runtime stays as visible as one of its specs needs it`() throws {
    try folder.write(Sample.clean("Other"), to: "Other.routes.yaml")
    let embed = ["--runtime", "embed", "--output", "Gen"]
    func generate(_ arguments: String...) throws -> String {
      try Switchyard.run(Switchyard.program, ["generate"] + arguments + embed, in: folder).errors
    }
    #expect(try generate("App.routes.yaml", "--access", "public").contains("wrote Gen/SwitchyardRuntime.swift\n"))
    for access in ["internal", "package"] {
      #expect(try !generate("Other.routes.yaml", "--access", access).contains("SwitchyardRuntime.swift"))
    }
    #expect(try generate("App.routes.yaml", "--access", "public", "--check") == "up to date: 2 files\n")
    #expect(try generate("Other.routes.yaml", "--access", "package", "--check") == "up to date: 2 files\n")
    // One that is none of these is written anew.
    let text = try #require(folder.text(of: "Gen/SwitchyardRuntime.swift"))
    try folder.write(text + "// old\n", to: "Gen/SwitchyardRuntime.swift")
    #expect(try generate("Other.routes.yaml").contains("wrote Gen/SwitchyardRuntime.swift\n"))
    #expect(folder.text(of: "Gen/SwitchyardRuntime.swift")?.contains("\npublic ") == false)
  }
}
