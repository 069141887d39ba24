import SwitchyardDiagnostics
import SwitchyardSpec
import Testing

struct LoadingTests {
  @Test func `the root comes first, then its includes depth first, each once`() throws {
    let loaded = try LoadedFiles(
      reader(
        root: "a.yaml, b.yaml, a.yaml, ./x/../a.yaml",
        [
          "a.yaml": "include: sub/c.yaml", "sub/c.yaml": "include: ../d.yaml", "b.yaml": "include: [d.yaml, a.yaml]",
          "d.yaml": "",
        ]))
    #expect(loaded.places == [])
    #expect(loaded.paths == ["App.routes.yaml", "a.yaml", "sub/c.yaml", "d.yaml", "b.yaml"])
    #expect(loaded.files.files.map(\.document.file.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func `findings call an included file by its path beside the root file`() throws {
    var reader = reader(root: "../Shared/a.yaml", ["Shared/a.yaml": "nonsense: 1"])
    reader.texts["/app/App/App.routes.yaml"] = reader.texts["/app/App.routes.yaml"]
    let loaded = try LoadedFiles(reader, root: "App/App.routes.yaml")
    #expect(loaded.shownPaths == ["App/App.routes.yaml", "Shared/a.yaml"])
    #expect(loaded.paths == ["App.routes.yaml", "../Shared/a.yaml"])
    #expect(loaded.places == ["Shared/a.yaml:2:1 unknown-key"])
  }

  @Test func `a root that is not there is a failure, not a finding`() {
    #expect(throws: SpecReadFailure(path: "None.yaml", reason: .missing)) {
      try LoadedFiles(MemoryReader(texts: [:]), root: "None.yaml")
    }
  }

  @Test(arguments: [
    ("cook/cok.yaml", "did you mean 'Cook/cook.yaml'?"), ("Cook/cok.yaml", "did you mean 'Cook/cook.yaml'?"),
    ("Kitchen/cook.yaml", "write its path relative to this file"),
  ])
  func `of a path that is misspelt each part is guessed`(path: String, help: String) throws {
    let loaded = try LoadedFiles(reader(root: "Cook/cook.yaml, \(path)", ["Cook/cook.yaml": "screens: {}"]))
    #expect(loaded.findings.compactMap(\.help) == [help])
  }

  @Test func `a file that is not there is an error at its entry`() throws {
    let loaded = try LoadedFiles(reader(root: "a.yaml, gone.yaml", ["a.yaml": "include: [also.yaml]"]))
    #expect(loaded.places == ["a.yaml:2:11 include", "App.routes.yaml:3:19 include"])
    #expect(loaded.findings.map(\.message) == ["there is no file 'also.yaml'", "there is no file 'gone.yaml'"])
    #expect(loaded.files.files.map(\.document.unreadSections) == [["include"], ["include"]])
  }

  @Test func `a path with backslashes is told of forward ones`() throws {
    let loaded = try LoadedFiles(reader(root: #"sub\a.yaml"#, ["sub/a.yaml": ""]))
    #expect(loaded.findings.map(\.help) == ["write the path with forward slashes"])
  }

  @Test func `a file that cannot be read is an error with the system's words`() throws {
    var reader = reader(root: "a.yaml", [:])
    reader.locked = ["/app/a.yaml"]
    let loaded = try LoadedFiles(reader)
    #expect(loaded.places == ["App.routes.yaml:3:11 include"])
    #expect(loaded.findings.map(\.message) == ["'a.yaml' cannot be read: Permission denied"])
  }

  @Test func `a cycle is an error that shows its chain, at the entry that closes it`() throws {
    let loaded = try LoadedFiles(
      reader(root: "a.yaml", ["a.yaml": "include: sub/b.yaml", "sub/b.yaml": "include: [../a.yaml]"]))
    #expect(loaded.places == ["sub/b.yaml:2:11 include"])
    #expect(loaded.findings.map(\.message) == ["'a.yaml' includes itself: a.yaml → sub/b.yaml → a.yaml"])
    #expect(loaded.files.files.allSatisfy { $0.document.unreadSections == [] })
  }

  @Test func `many files are read at once, and come out in the order in which they are included`() throws {
    let names = (10..<70).map { "m\($0).yaml" }
    let filling = (0..<100).map { "  screen\($0): { title: A screen of a module }\n" }.joined()
    let texts = names.map { ($0, "screens:\n\(filling)  \($0.dropLast(5)): { titel: wrong }\n") }
    let loaded = try LoadedFiles(reader(root: names.joined(separator: ", "), Dictionary(uniqueKeysWithValues: texts)))
    #expect(loaded.files.files.map(\.path) == ["App.routes.yaml"] + names)
    #expect(loaded.files.files.dropFirst().map { $0.document.screens.last?.name.value } == (10..<70).map { "m\($0)" })
    #expect(loaded.places == names.map { "\($0):103:10 unknown-key" })
  }

  @Test func `an include is followed however its key is written, and closes a cycle as any other`() throws {
    let loaded = try LoadedFiles(
      reader(root: "a.yaml", ["a.yaml": "\"incl\\x75de\": [b.yaml]", "b.yaml": "'include': [a.yaml]"]))
    #expect(loaded.files.files.map(\.path) == ["App.routes.yaml", "a.yaml", "b.yaml"])
    #expect(loaded.findings.map(\.message) == ["'a.yaml' includes itself: a.yaml → b.yaml → a.yaml"])
  }

  @Test func `a file that includes itself, by a link too, is a cycle`() throws {
    var reader = reader(root: "App.routes.yaml, same.yaml", [:])
    reader.links = ["/app/same.yaml": "/app/App.routes.yaml"]
    let loaded = try LoadedFiles(reader)
    #expect(loaded.places == ["App.routes.yaml:3:11 include", "App.routes.yaml:3:28 include"])
    #expect(
      Set(loaded.findings.map(\.message)) == ["'App.routes.yaml' includes itself: App.routes.yaml → App.routes.yaml"])
  }

  @Test func `a path that leads out of the package folder is refused, whether a file stands there or not`() throws {
    var reader = reader(root: "../outside.yaml, ../gone.yaml, sub/../../outside.yaml", [:])
    reader.texts["/outside.yaml"] = "switchyard: 1\n"
    let loaded = try LoadedFiles(reader)
    #expect(loaded.paths == ["App.routes.yaml"])
    #expect(loaded.places.count == 3)
    #expect(loaded.findings.allSatisfy { $0.message.hasSuffix("lies outside the root file's package folder") })
  }

  @Test func `a link that leads out of the package folder is refused`() throws {
    var reader = reader(root: "inside.yaml, folder/a.yaml", [:])
    reader.texts["/apple/a.yaml"] = "switchyard: 1\n"
    reader.links = ["/app/inside.yaml": "/apple/a.yaml", "/app/folder": "/apple"]
    let loaded = try LoadedFiles(reader)
    #expect(loaded.places == ["App.routes.yaml:3:11 include", "App.routes.yaml:3:24 include"])
    #expect(loaded.findings.allSatisfy { $0.message.contains("outside") })
  }

  @Test func `an absolute path is refused, even into the package`() throws {
    let loaded = try LoadedFiles(reader(root: "/app/a.yaml", ["a.yaml": ""]))
    #expect(loaded.findings.map(\.message) == ["'/app/a.yaml' is an absolute path"])
  }

  @Test func `a zero byte in a path does not cut it short`() throws {
    let loaded = try LoadedFiles(reader(root: #""a.yaml\0.txt""#, ["a.yaml": ""]))
    #expect(loaded.paths == ["App.routes.yaml"])
    #expect(loaded.places == ["App.routes.yaml:3:11 include"])
  }

  @Test func `an empty path names no file`() throws {
    #expect(try LoadedFiles(reader(root: "''", [:])).findings.map(\.message) == ["'include' names no file"])
  }

  @Test func `without a package folder, the root file's own is the limit`() throws {
    var reader = reader(root: "../a.yaml", ["a.yaml": ""])
    reader.texts["/app/sub/App.routes.yaml"] = reader.texts["/app/App.routes.yaml"]
    #expect(try LoadedFiles(reader, root: "sub/App.routes.yaml").places == [])
    reader.packageFolders = []
    #expect(
      try LoadedFiles(reader, root: "sub/App.routes.yaml").places == ["sub/App.routes.yaml:3:11 include"])
  }

  @Test func `name and start in an included file are errors that show where it is included`() throws {
    let loaded = try LoadedFiles(reader(root: "a.yaml", ["a.yaml": "name: Other\nstart: tabs"]))
    #expect(loaded.places == ["a.yaml:2:1 include", "a.yaml:3:1 include"])
    #expect(loaded.notes.allSatisfy { $0 == "App.routes.yaml:3:11 it is included here" })
    #expect(loaded.files.files[1].document.name == nil)
    #expect(loaded.files.files[1].document.start.isEmpty)
    #expect(loaded.files.files[1].document.unreadSections == [])
  }

  @Test func `module in the root file is an error`() throws {
    let decoded = findings(in: "module: App")
    #expect(decoded.places == ["3:1 include"])
    #expect(decoded.document.module == nil)
  }

  @Test func `two files of one module are an error that shows both`() throws {
    let loaded = try LoadedFiles(
      reader(root: "a.yaml, b.yaml", ["a.yaml": "module: Shop", "b.yaml": "module: Shop"]))
    #expect(loaded.places == ["b.yaml:2:9 include"])
    #expect(loaded.notes == ["a.yaml:2:9 'Shop' is declared here first"])
  }

  @Test func `an included file says its version, too`() throws {
    var reader = reader(root: "a.yaml", [:])
    reader.texts["/app/a.yaml"] = "screens: {}"
    let loaded = try LoadedFiles(reader)
    #expect(loaded.places == ["a.yaml:1:1 version"])
  }

  @Test func `a subject in a module carries its name`() throws {
    let loaded = try LoadedFiles(
      reader(root: "a.yaml", ["a.yaml": "screens: { cart: { titel: 1, nothing: 2 } }\nmodule: Checkout"]))
    #expect(loaded.findings.map(\.subject) == ["screens.checkout.cart", "screens.checkout.cart"])
  }

  @Test func `a thousand files that include one another in a row are read`() throws {
    var texts: [String: String] = [:]
    for number in 0..<1000 { texts["f\(number).yaml"] = "include: f\(number + 1).yaml" }
    texts["f1000.yaml"] = ""
    #expect(try LoadedFiles(reader(root: "f0.yaml", texts)).paths.count == 1002)
  }

  /// A root file with these entries of `include:` in its third line, and other files with a version in their first.
  private func reader(root includes: String, _ others: [String: String]) -> MemoryReader {
    var texts = ["/app/App.routes.yaml": "switchyard: 1\nname: App\ninclude: [\(includes)]\n"]
    for (path, text) in others { texts["/app/\(path)"] = "switchyard: 1\n\(text)\n" }
    return MemoryReader(texts: texts)
  }
}
