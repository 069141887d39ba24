import Foundation
import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardEmission
import SwitchyardModel
import SwitchyardTestSupport
import Testing

struct GenerationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func spec(_ name: String) -> String {
    "switchyard: 1\nname: \(name)\nstart: a\nscreens:\n  a: { transitions: { again: { push: a } } }\n"
  }

  private func check(_ specs: [String: String]) throws -> Check {
    for (path, text) in specs { try folder.write(text, to: path) }
    return try Compiler().check(filesAt: specs.keys.sorted().map { folder[$0] })
  }

  private func generation(
    of check: Check, output: String? = nil, stubs: String? = nil,
    emit: @escaping (SwitchyardCompiler.CheckedSpec) -> Generation.Emitted
  ) -> Generation {
    let settings = GenerationSettings(outputFolder: output, stubs: stubs.map { .init(folder: $0) })
    return Generation(of: check, settings: { _ in [settings] }, emit: { spec, _ in emit(spec) })
  }

  @Test func `files go beside their spec, or where they are wanted`() throws {
    let check = try check(["x/A.routes.yaml": spec("A"), "y/B.routes.yaml": spec("B")])
    func paths(output: String?) throws -> [String] {
      let generation = generation(of: check, output: output) { spec in
        .init(files: [GeneratedFile(path: "\(spec.graph.name).swift", text: "")])
      }
      return try generation.plan().entries.map { String($0.path.dropFirst(folder.path.count + 1)) }
    }
    #expect(try paths(output: nil) == ["x/A.swift", "y/B.swift"])
    #expect(try paths(output: folder["gen"]) == ["gen/A.swift", "gen/B.swift"])
  }

  @Test func `two specs of one name are a finding at the second one, with a note at the first`() throws {
    let check = try check(["A.routes.yaml": spec("App"), "B.routes.yaml": spec("App")])
    let findings = generation(of: check) { _ in .init(files: []) }.report.findings
    #expect(findings.map(\.message) == ["two specs of this run are called 'App'"])
    let sources = check.report.sources
    #expect(findings.first.map { sources[$0.span.file].path } == folder["B.routes.yaml"])
    #expect(findings.first?.notes.first?.span.map { sources[$0.file].path } == folder["A.routes.yaml"])
  }

  @Test func `two specs that make one file are a finding, unless they make the same`() throws {
    let check = try check(["A.routes.yaml": spec("A"), "B.routes.yaml": spec("B")])
    func findings(text: @escaping (SwitchyardCompiler.CheckedSpec) -> String) -> [String] {
      generation(of: check, output: "gen") { .init(files: [GeneratedFile(path: "x.swift", text: text($0))]) }
        .report.findings.map(\.message)
    }
    #expect(findings { $0.graph.name } == ["a second file would be written to 'gen/x.swift'"])
    #expect(findings { _ in "the runtime" } == [])
  }

  @Test func `one file is one file however its path is written`() throws {
    for name in ["A", "B"] { try folder.write(spec(name), to: "\(name).routes.yaml") }
    let check = try Compiler().check(filesAt: [folder["A.routes.yaml"], folder["./B.routes.yaml"]])
    let generation = generation(of: check) { spec in
      let name = spec.graph.name == "A" ? "x.swift" : "X.swift"
      return .init(files: [GeneratedFile(path: name, text: spec.graph.name)])
    }
    #expect(generation.report.findings.map(\.rule.id) == ["name-collision"])
  }

  @Test func `two modules of one spec whose files are called alike are a finding at the second one`() throws {
    for name in ["a", "b"] {
      try folder.write(
        "switchyard: 1\nmodule: \(name.uppercased())x\nscreens:\n  \(name):\n", to: "\(name)/x.routes.yaml")
    }
    try folder.write(
      spec("App") + "include: [a/x.routes.yaml, b/x.routes.yaml]\n", to: "App.routes.yaml")
    let check = try Compiler(skipped: ["unreachable-screen"]).check(filesAt: [folder["App.routes.yaml"]])
    let report = Generation(of: check) { _ in [GenerationSettings(outputFolder: "gen")] }.report
    var text = ""
    XcodeReporter().write(report, to: &text)
    #expect(
      text.replacing(folder.path + "/", with: "") == """
        b/x.routes.yaml:2:9: error: a second file would be written to 'gen/x.routes.swift' [name-collision]
        a/x.routes.yaml:2:9: note: the first one comes from 'a/x.routes.yaml'
        b/x.routes.yaml:2:9: note: files are called after their specs alone: rename one of the specs

        """)
  }

  @Test func `a spec with an error generates nothing`() throws {
    let check = try check(["A.routes.yaml": "switchyard: 1\noops: 1\n"])
    let generation = generation(of: check) { _ in
      Issue.record("nothing may be generated from a faulty spec")
      return .init(files: [])
    }
    #expect(generation.report.hasErrors)
  }

  @Test func `stubs are written where they are asked for and missing`() throws {
    let check = try check(["A.routes.yaml": spec("A")])
    try folder.write("mine", to: "stubs/one.swift")
    let stubs = ["one.swift", "two.swift"].map { Stub(file: GeneratedFile(path: $0, text: "stub")) }
    let without = generation(of: check) { _ in .init(files: [], stubs: stubs) }
    #expect(try without.plan().entries.isEmpty)
    let with = generation(of: check, stubs: folder["stubs"]) { _ in .init(files: [], stubs: stubs) }
    try with.plan().carryOut()
    #expect(folder.text(of: "stubs/one.swift") == "mine" && folder.text(of: "stubs/two.swift") == "stub")
  }

  @Test func `what a former run made from the spec is removed, and nothing else`() throws {
    let check = try check(["A.routes.yaml": spec("A")])
    let header = "// swift-format-ignore-file\n// Generated by Switchyard from "
    try folder.write(header + "A.routes.yaml. Do not edit\n", to: "gone.swift")
    try folder.write(header + "A.routes.yaml. Do not edit\n", to: "made.swift")
    try folder.write(header + "A.routes.yaml (parts/x.routes.yaml). Do not edit\n", to: "module.swift")
    try folder.write(header + "Other.routes.yaml. Do not edit\n", to: "other.swift")
    try folder.write(header + "A.routes.yaml2. Do not edit\n", to: "similar.swift")
    try folder.write(header + "A.routes.yaml. Do not edit\n", to: "notes.txt")
    try folder.write("// mine\n", to: "mine.swift")
    try folder.write(String(repeating: "\n", count: 2000) + header + "A.routes.yaml\n", to: "late.swift")
    let plan = try generation(of: check) { _ in .init(files: [GeneratedFile(path: "made.swift", text: "new")]) }.plan()
    let lines = plan.listing.replacing(folder.path + "/", with: "").split(separator: "\n")
    #expect(lines == ["write      made.swift", "remove     gone.swift", "remove     module.swift"])
    try plan.carryOut()
    #expect(folder.text(of: "gone.swift") == nil && folder.text(of: "made.swift") == "new")
    #expect(folder.files.count == 7)
  }

  @Test(arguments: ["/a.swift", "../a.swift", "a/../../b.swift", "", "a//b.swift"])
  func `a generated path never leaves its folder`(path: String) async {
    await #expect(processExitsWith: .failure) { [path] in
      let check = Compiler().check("switchyard: 1\nname: App\nstart: a\nscreens:\n  a:\n")
      let emitted = Generation.Emitted(files: [GeneratedFile(path: path, text: "")])
      _ = Generation(of: check, settings: { _ in [GenerationSettings()] }, emit: { _, _ in emitted })
    }
  }
}
