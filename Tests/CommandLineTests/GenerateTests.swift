import Foundation
import SwitchyardTestSupport
import Testing

struct GenerateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("with blank é")
    try folder.write(Sample.clean(), to: "App.routes.yaml")
  }

  @Test func `the Swift goes beside the spec, and progress to standard error`() throws {
    let outcome = try Switchyard.run("generate", in: folder)
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.errors == "wrote App.routes.swift\n1 file written, 0 unchanged\n")
    #expect(folder.files == ["App.routes.swift", "App.routes.yaml"])
    #expect(folder.text(of: "App.routes.swift")?.contains("enum AppRoute") == true)
  }

  @Test func `a spec is generated beside itself or where it is wanted, from whatever folder`() throws {
    try folder.write(Sample.clean("Other"), to: "sub folder/Other.routes.yaml")
    try Switchyard.run("generate", "sub folder/Other.routes.yaml", in: folder)
    try Switchyard.run("generate", "sub folder/Other.routes.yaml", "--output", "made/new é", in: folder)
    let text = folder.text(of: "sub folder/Other.routes.swift")
    #expect(text != nil && folder.text(of: "made/new é/Other.routes.swift") == text)
    #expect(text?.contains(folder.path) == false)
  }

  @Test func `a second run touches nothing`() throws {
    try Switchyard.run("generate", in: folder)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1000)], ofItemAtPath: folder["App.routes.swift"])
    #expect(try Switchyard.run("generate", in: folder).errors == "0 files written, 1 unchanged\n")
    let date = try folder.attributes(of: "App.routes.swift")[.modificationDate] as? Date
    #expect(date == Date(timeIntervalSince1970: 1000))
  }

  @Test func `check is content with what generate has written, and writes nothing itself`() throws {
    let missing = try Switchyard.run("generate", "--check", in: folder)
    #expect(missing.status == 1 && missing.output == "App.routes.swift is missing\n")
    #expect(folder.files == ["App.routes.yaml"])
    try Switchyard.run("generate", in: folder)
    let outcome = try Switchyard.run("generate", "--check", in: folder)
    #expect(outcome.status == 0 && outcome.output.isEmpty && outcome.errors == "up to date: 1 file\n")
  }

  @Test func `check names a file in which one byte differs, and shows the line`() throws {
    try Switchyard.run("generate", in: folder)
    let text = try #require(folder.text(of: "App.routes.swift"))
    let changed = text.replacing("enum AppRoute", with: "enum AppRaute", maxReplacements: 1)
    try folder.write(changed, to: "App.routes.swift")
    let outcome = try Switchyard.run("generate", "--check", in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.hasPrefix("App.routes.swift is stale\n--- App.routes.swift\n+++ App.routes.swift (generated)\n@@ ")
    )
    #expect(outcome.output.contains("\n-enum AppRaute") && outcome.output.contains("\n+enum AppRoute"))
    #expect(outcome.errors == "1 file differs; the same command without '--check' writes it\n")
    #expect(folder.text(of: "App.routes.swift") == changed)
  }

  @Test func `a dry run lists what would be done, and does nothing`() throws {
    try folder.write(header("App.routes.yaml"), to: "Gone.routes.swift")
    let outcome = try Switchyard.run("generate", "--dry-run", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == "write      App.routes.swift\nremove     Gone.routes.swift\n")
    #expect(folder.files == ["App.routes.yaml", "Gone.routes.swift"])
    try Switchyard.run("generate", in: folder)
    #expect(try Switchyard.run("generate", "--dry-run", in: folder).output == "unchanged  App.routes.swift\n")
  }

  @Test func `what a former run made from the spec is removed, and said by check before`() throws {
    try folder.write(header("App.routes.yaml"), to: "Gone.routes.swift")
    try folder.write(header("Other.routes.yaml"), to: "Other.routes.swift")
    try folder.write("// Mine\n", to: "Mine.swift")
    let check = try Switchyard.run("generate", "--check", in: folder)
    #expect(check.status == 1)
    #expect(check.output.contains("Gone.routes.swift is orphaned: nothing makes it any more\n"))
    let outcome = try Switchyard.run("generate", in: folder)
    #expect(outcome.errors.contains("removed Gone.routes.swift, which nothing makes any more\n"))
    #expect(folder.files == ["App.routes.swift", "App.routes.yaml", "Mine.swift", "Other.routes.swift"])
  }

  @Test func `a module that leaves the spec takes its file with it`() throws {
    let part = "switchyard: 1\nmodule: Checkout\nscreens:\n  cart:\n"
    let root = Sample.clean().replacing(
      "{ push: detail }", with: "{ push: detail }\n      pay: { push: checkout.cart }")
    try folder.write(part, to: "Checkout.routes.yaml")
    try folder.write(root + "include: [Checkout.routes.yaml]\n", to: "App.routes.yaml")
    #expect(try Switchyard.run("generate", in: folder).status == 0)
    #expect(folder.text(of: "Checkout.routes.swift") != nil)
    try FileManager.default.removeItem(atPath: folder["Checkout.routes.yaml"])
    try folder.write(Sample.clean(), to: "App.routes.yaml")
    #expect(try Switchyard.run("generate", in: folder).errors.contains("removed Checkout.routes.swift"))
    #expect(folder.files == ["App.routes.swift", "App.routes.yaml"])
  }

  @Test func `tests alone are written without the core, and neither takes the other away`() throws {
    try Switchyard.run("generate", in: folder)
    let tests = try Switchyard.run("generate", "--target", "tests", in: folder)
    #expect(tests.status == 0 && tests.errors == "wrote App.routes.tests.swift\n1 file written, 0 unchanged\n")
    #expect(try Switchyard.run("generate", in: folder).errors == "0 files written, 1 unchanged\n")
    #expect(try Switchyard.run("generate", "--target", "tests", "--check", in: folder).status == 0)
    #expect(folder.files == ["App.routes.swift", "App.routes.tests.swift", "App.routes.yaml"])
    #expect(folder.text(of: "App.routes.tests.swift")?.contains("\n@testable import App\n") == true)
  }

  @Test func `of what is no longer made only that goes which is made for the same target`() throws {
    for name in ["Gone.routes.swift", "Gone.routes.tests.swift"] {
      try folder.write(header("App.routes.yaml"), to: name)
    }
    let tests = try Switchyard.run("generate", "--target", "tests", in: folder)
    #expect(tests.errors.contains("removed Gone.routes.tests.swift"))
    #expect(folder.files == ["App.routes.tests.swift", "App.routes.yaml", "Gone.routes.swift"])
    try Switchyard.run("generate", in: folder)
    #expect(folder.files == ["App.routes.swift", "App.routes.tests.swift", "App.routes.yaml"])
  }

  @Test func `a spec that is called like tests loses nothing by them`() throws {
    try folder.write(Sample.clean("Odd"), to: "odd.tests.yaml")
    try Switchyard.run("generate", "odd.tests.yaml", in: folder)
    try Switchyard.run("generate", "odd.tests.yaml", "--target", "tests", in: folder)
    #expect(folder.files == ["App.routes.yaml", "odd.tests.swift", "odd.tests.tests.swift", "odd.tests.yaml"])
  }

  @Test func `tests import the module that they are told, and none where they stand in it`() throws {
    try Switchyard.run("generate", "--target", "tests", "--module", "TheApp", "--tests", "xctest", in: folder)
    let text = try #require(folder.text(of: "App.routes.tests.swift"))
    #expect(text.contains("\nimport SwitchyardRuntime\n@testable import TheApp\nimport XCTest\n"))
    try Switchyard.run("generate", "--target", "tests", "--access", "public", in: folder)
    #expect(folder.text(of: "App.routes.tests.swift")?.contains("\nimport App\nimport SwitchyardRuntime\n") == true)
    try Switchyard.run("generate", "--target", "tests", "--runtime", "embed", in: folder)
    #expect(folder.text(of: "App.routes.tests.swift")?.contains("\n@testable import App\nimport Testing\n") == true)
    #expect(folder.text(of: "SwitchyardRuntime.swift") == nil)
    try Switchyard.run("generate", "--target", "core,tests", in: folder)
    #expect(folder.text(of: "App.routes.tests.swift")?.contains("import App") == false)
    let wrong = try Switchyard.run("generate", "--module", "the-app", in: folder)
    #expect(wrong.status == 64 && wrong.errors.contains("'the-app' can't be the name of a module"))
  }

  @Test func `a spec with an error writes nothing and shows the finding`() throws {
    try folder.write(Sample.faulty, to: "App.routes.yaml")
    let outcome = try Switchyard.run("generate", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("App.routes.yaml:7:21: error: "))
    #expect(outcome.errors == "1 error, 1 warning; nothing was written\n")
    #expect(folder.files == ["App.routes.yaml"])
  }

  @Test func `a spec with a warning is generated, and the warning shown`() throws {
    try folder.write(Sample.warned, to: "App.routes.yaml")
    let outcome = try Switchyard.run("generate", in: folder)
    #expect(outcome.status == 0 && outcome.output.contains("warning:"))
    #expect(folder.files == ["App.routes.swift", "App.routes.yaml"])
  }

  @Test func `of two specs one error stops both`() throws {
    try folder.write(Sample.faulty.replacing("App", with: "Other"), to: "Other.routes.yaml")
    #expect(try Switchyard.run("generate", in: folder).status == 1)
    #expect(folder.files == ["App.routes.yaml", "Other.routes.yaml"])
  }

  @Test func `two specs of one name are refused, with both places`() throws {
    try folder.write(Sample.clean(), to: "Other.routes.yaml")
    let outcome = try Switchyard.run("generate", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Other.routes.yaml:2:7: error: two specs of this run are called 'App'"))
    #expect(outcome.output.contains("note: App.routes.yaml:2:7: "))
    #expect(folder.files == ["App.routes.yaml", "Other.routes.yaml"])
  }

  @Test func `declarations can be public`() throws {
    try Switchyard.run("generate", "--access", "public", "--target", "core", in: folder)
    #expect(folder.text(of: "App.routes.swift")?.contains("public enum AppRoute") == true)
  }

  @Test func `stubs are written once, and are the user's from then on`() throws {
    let outcome = try Switchyard.run("generate", "--stubs", "mine", in: folder)
    #expect(outcome.status == 0)
    let stubs = folder.files.filter { $0.hasPrefix("mine/") }
    let stub = try #require(stubs.first)
    try folder.write("mine", to: stub)
    #expect(try Switchyard.run("generate", "--stubs", "mine", in: folder).errors == "0 files written, 2 unchanged\n")
    #expect(folder.text(of: stub) == "mine")
    #expect(try Switchyard.run("generate", "--stubs", "mine", "--check", in: folder).status == 0)
  }

  @Test func `the runtime is embedded once for all specs, and left where only this run needs it no more`() throws {
    try folder.write(Sample.clean("Other"), to: "Other.routes.yaml")
    try Switchyard.run("generate", "--runtime", "embed", in: folder)
    #expect(folder.files.filter { $0.hasSuffix(".swift") }.contains("SwitchyardRuntime.swift"))
    #expect(folder.text(of: "App.routes.swift")?.contains("import SwitchyardRuntime") == false)
    #expect(try Switchyard.run("generate", "--runtime=embed", "--check", in: folder).status == 0)
    let outcome = try Switchyard.run("generate", "--runtime", "import", in: folder)
    #expect(
      outcome.errors.contains("left SwitchyardRuntime.swift, which this run does not make: other specs may need it\n"))
    #expect(folder.text(of: "App.routes.swift")?.contains("import SwitchyardRuntime") == true)
    #expect(try Switchyard.run("generate", "--check", in: folder).status == 0)
  }

  @Test func `an output that cannot be written is named, and nothing else is written`() throws {
    try folder.write(Sample.clean("Other"), to: "Other.routes.yaml")
    try folder.write("", to: "taken/Other.routes.swift/x")
    let inTheWay = try Switchyard.run("generate", "--output", "taken", in: folder)
    #expect(inTheWay.status == 73)
    #expect(inTheWay.errors == "switchyard: error: cannot write 'taken/Other.routes.swift': Is a directory\n")
    let file = try Switchyard.run("generate", "--output", "App.routes.yaml", in: folder)
    #expect(file.status == 73)
    #expect(file.errors == "switchyard: error: cannot write 'App.routes.yaml/App.routes.swift': Not a directory\n")
    #expect(
      folder.files == [
        "App.routes.yaml", "Other.routes.yaml", "taken", "taken/Other.routes.swift", "taken/Other.routes.swift/x",
      ])
  }

  @Test func `twenty runs with hash seeds of their own write the same bytes`() throws {
    try Switchyard.run("generate", in: folder)
    for _ in 0..<20 { #expect(try Switchyard.run("generate", "--check", in: folder).status == 0) }
  }

  @Test func `a file of the user's in the way is left as it is, whatever it is called`() throws {
    try folder.write("// Mine\n", to: "App.routes.swift")
    let outcome = try Switchyard.run("generate", in: folder)
    #expect(outcome.status == 73)
    #expect(outcome.errors.hasPrefix("switchyard: error: cannot write 'App.routes.swift': it is there, and nothing in"))
    #expect(folder.text(of: "App.routes.swift") == "// Mine\n")
  }

  private func header(_ spec: String) -> String {
    "// swift-format-ignore-file\n// Generated by Switchyard from \(spec). Do not edit.\n"
  }
}
