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

  @Test(arguments: [["uikit", "tests"], ["core"], ["swiftui"], ["tests"]])
  func `what was made of a spec under its old name is told, and stays`(targets: [String]) throws {
    let options = ["generate", "--target", targets.joined(separator: ","), "--output", "Gen"]
    _ = try Switchyard.run(Switchyard.program, options, in: folder)
    let former = swift
    try FileManager.default.moveItem(atPath: folder["App.routes.yaml"], toPath: folder["Shop.routes.yaml"])
    let renamed = try Switchyard.run(Switchyard.program, options, in: folder)
    #expect(renamed.status == 0 && former.allSatisfy(swift.contains))
    for path in former {
      #expect(
        renamed.errors.contains(
          "\(path) declares the same types, and was made from 'App.routes.yaml', which is no spec here any "
            + "more: if that was renamed, remove it\n"))
    }
    let check = try Switchyard.run(Switchyard.program, options + ["--check"], in: folder)
    #expect(check.status == 1 && check.output.contains("Gen/App.routes."))
    #expect(check.errors == (former.count == 1 ? "1 file" : "\(former.count) files") + " too many, see above\n")
    // With fewer targets the others are told all the same.
    #expect(try generate("--output", "Gen").errors.contains("\(former.last ?? "") declares the same types"))
    for path in former { try FileManager.default.removeItem(atPath: folder[path]) }
    #expect(try Switchyard.run(Switchyard.program, options + ["--check"], in: folder).status == 0)
  }

  @Test func `what was made of a spec that another one includes by now is told, too`() throws {
    try generate()
    try folder.write("switchyard: 1\nname: App\nstart: home\ninclude: [App.routes.yaml]\n", to: "Main.routes.yaml")
    try folder.write(
      Sample.clean().replacing("name: App\nstart: home\n", with: ""), to: "App.routes.yaml")
    #expect(try generate().errors.contains("App.routes.swift declares the same types"))
    #expect(try generate("--check").status == 1)
  }

  /// Two specs with one file name, of which the first is generated.
  private func writeRivals(_ options: [String]) throws {
    try folder.write(Sample.clean("Ann"), to: "x/a.routes.yaml")
    try folder.write(Sample.clean("Ben"), to: "y/a.routes.yaml")
    _ = try Switchyard.run(Switchyard.program, ["generate", "x/a.routes.yaml"] + options, in: folder)
  }

  @Test(arguments: [["uikit", "tests"], ["core"], ["swiftui"], ["tests"]])
  func `what another spec is made into is not written over`(targets: [String]) throws {
    let options = ["--target", targets.joined(separator: ","), "--output", "Gen"]
    try writeRivals(options)
    let former = Dictionary(uniqueKeysWithValues: swift.map { ($0, folder.text(of: $0)) })
    for more in [[], ["--check"], ["--dry-run"]] {
      let other = try Switchyard.run(
        Switchyard.program, ["generate", "y/a.routes.yaml"] + options + more, in: folder)
      #expect(other.status == 73)
      #expect(
        other.errors == """
          switchyard: error: cannot write '\(targets == ["tests"] ? "Gen/a.routes.tests.swift" : "Gen/a.routes.swift")': \
          it is made from 'x/a.routes.yaml', another spec than 'y/a.routes.yaml'; give each a folder of its own, rename \
          one of them, or remove the file if it is left over

          """)
    }
    #expect(Dictionary(uniqueKeysWithValues: swift.map { ($0, folder.text(of: $0)) }) == former)
    // Once it is gone the file is the other's.
    try FileManager.default.removeItem(atPath: folder["x"])
    let other = try Switchyard.run(Switchyard.program, ["generate", "y/a.routes.yaml"] + options, in: folder)
    #expect(other.status == 0 && swift.contains { folder.text(of: $0)?.contains("Ben") == true })
  }

  @Test func `a spec that was given another name writes over what it was made into`() throws {
    try writeRivals(["--output", "Gen"])
    try folder.write(Sample.clean("Cleo"), to: "x/a.routes.yaml")
    #expect(try generate("x/a.routes.yaml", "--output", "Gen").errors.hasPrefix("wrote Gen/a.routes.swift\n"))
    // One that was moved has it still, whatever its old place holds.
    try folder.write(Sample.clean("Cleo"), to: "z/a.routes.yaml")
    try folder.write(Sample.clean("Dan"), to: "x/a.routes.yaml")
    #expect(try generate("z/a.routes.yaml", "--output", "Gen").status == 0)
  }

  @Test func `a module's file is not written over by that of another spec either`() throws {
    for (name, file) in [("Ann", "x/ann"), ("Ben", "y/ben")] {
      let text = Sample.clean(name).replacing("push: detail", with: "push: [detail, shared.more]")
      try folder.write(text + "include: [shared.yaml]\n", to: file + ".routes.yaml")
    }
    for place in ["x", "y"] {
      try folder.write("switchyard: 1\nmodule: Shared\nscreens: { more: }\n", to: place + "/shared.yaml")
    }
    #expect(try generate("x/ann.routes.yaml", "--output", "Gen").status == 0)
    let other = try generate("y/ben.routes.yaml", "--output", "Gen")
    #expect(other.status == 73 && !swift.contains("Gen/ben.routes.swift"))
    #expect(other.errors.contains("'Gen/shared.swift': it is made from 'x/ann.routes.yaml', another spec"))
  }

  @Test func `XCTest's tests are told, too`() throws {
    try generate("--target", "tests", "--tests", "xctest")
    try FileManager.default.moveItem(atPath: folder["App.routes.yaml"], toPath: folder["Shop.routes.yaml"])
    #expect(try generate("--target", "tests").errors.contains("App.routes.tests.swift declares the same types"))
  }

  @Test func `what was made of another app, of a module, or of a spec that is there, is nothing to tell`() throws {
    try folder.write(
      Sample.clean("Ap").replacing("detail:", with: "detail:\n    doc: enum AppRoute NavigationRoute {")
        + "include: [pRoute.yaml]\n",
      to: "other/Ap.routes.yaml")
    try folder.write("switchyard: 1\nmodule: P\nscreens: { extra: { deprecated: old } }\n", to: "other/pRoute.yaml")
    try generate("other/Ap.routes.yaml", "--output", "Gen")
    try generate("App.routes.yaml", "--output", "Gen")
    try folder.write(Sample.clean(), to: "Same.routes.yaml")
    for spec in ["App.routes.yaml", "Same.routes.yaml", "other/Ap.routes.yaml"] {
      #expect(try !generate(spec, "--output", "Gen").errors.contains("declares"), "\(spec)")
    }
  }

  @Test func `of files that are named together those that others include are no specs of their own`() throws {
    try folder.write(
      Sample.clean("Two").replacing("screens:", with: "include: [more.routes.yaml]\nscreens:"), to: "Two.routes.yaml")
    try folder.write("switchyard: 1\nguards:\n", to: "more.routes.yaml")
    let script = #"cat App.routes.yaml | "$0" lint more.routes.yaml /dev/stdin Two.routes.yaml"#
    let outcome = try Switchyard.run(URL(filePath: "/bin/sh"), ["-c", script, Switchyard.program.path], in: folder)
    #expect(outcome.status == 0 && outcome.errors.hasPrefix("no findings in 4 screens"), "\(outcome.output)")
    #expect(try Switchyard.run("lint", "more.routes.yaml", in: folder).status == 1)
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
