import Foundation
import SwitchyardTestSupport
import Testing

struct InputTests {
  @Test(arguments: [
    ("App.routes.yaml", "parts/Shop.routes.yaml", "parts/Shop.routes.yaml", "App.routes.yaml"),
    ("a/App.routes.yaml", "b/Shop.routes.yaml", "../b/Shop.routes.yaml", "a/App.routes.yaml"),
    ("App/App.routes.yaml", "App/Shop.routes.yaml", "Shop.routes.yaml", "App/App.routes.yaml"),
  ])
  func `a part that no file of the run includes is sent to the root file`(
    root: String, part: String, path: String, shown: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.clean(), to: root)
    try folder.write("switchyard: 1\nmodule: Shop\nscreens: { shop: }\n", to: part)
    if !path.hasPrefix("..") { try folder.write(Sample.clean("Other"), to: "Else/Other.routes.yaml") }
    let outcome = try Switchyard.run("lint", in: folder)
    #expect(outcome.output.contains("\(part):2:1: error: 'module' belongs in a file that another one includes"))
    #expect(outcome.output.contains("help: write '\(path)' in the 'include' of '\(shown)'\n"))
  }

  @Test(arguments: ["store/Shop.routes.yaml", "Store"])
  func `where the include of a root file cannot be read, nothing is said of the part that it may mean`(
    include: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Sample.clean().replacing("start: home", with: "include: [\(include)]\nstart: home"), to: "app.routes.yaml")
    try folder.write("switchyard: 1\nmodule: Shop\nscreens: { shop: { titel: Shop } }\n", to: "Store/Shop.routes.yaml")
    let outcome = try Switchyard.run("lint", "--reporter", "xcode", in: folder)
    let errors = outcome.output.split(separator: "\n").filter { $0.contains(": error: ") }
    let places = errors.map { $0.prefix { $0 != " " } }
    #expect(places == ["Store/Shop.routes.yaml:3:20:", "app.routes.yaml:3:11:"])
  }

  @Test func `each input that cannot be read is named with its reason`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.faulty, to: "App.routes.yaml")
    try folder.write("", to: "empty/x")
    let outcome = try Switchyard.run("lint", "absent.yaml", "App.routes.yaml", "empty", "App.routes.yaml/x", in: folder)
    #expect(outcome.status == 66 && outcome.output.isEmpty)
    #expect(
      outcome.errors == """
        switchyard: error: cannot read 'absent.yaml': No such file or directory
        switchyard: error: cannot read 'empty': there is no *.routes.yaml in it or below it
        switchyard: error: cannot read 'App.routes.yaml/x': Not a directory

        """)
  }

  @Test(arguments: ["", "\n.yaml", "\u{1B}[2J.yaml", String(repeating: "x", count: 5000)])
  func `an odd path is an unreadable input, not a crash`(path: String) throws {
    let outcome = try Switchyard.run("lint", path, in: TemporaryFolder())
    #expect(outcome.status == 66)
    #expect(outcome.errors.split(separator: "\n").count == 1 && !outcome.errors.contains("\u{1B}"))
  }

  @Test func `a path that is not UTF-8 is an unreadable input, not a crash`() throws {
    let outcome = try Switchyard.run(
      URL(filePath: "/bin/sh"), ["-c", #"exec "$0" lint "$(printf 'a\377b.yaml')""#, Switchyard.program.path],
      in: TemporaryFolder())
    #expect(outcome.status == 66)
  }

  @Test func `a file whose name has blanks, line breaks or other scripts is read, and its name cannot forge a line`()
    throws
  {
    let folder = try TemporaryFolder("with blank é")
    for name in ["a b.yaml", "日本/é.yaml", "x\ny.swift:1:1: error: z.yaml", "-dash.yaml"] {
      try folder.write(Sample.faulty, to: name)
      let outcome = try Switchyard.run("lint", "--reporter", "xcode", "--", name, in: folder)
      #expect(outcome.status == 1)
      #expect(outcome.output.split(separator: "\n").filter { $0.contains(": error: there is no screen") }.count == 1)
      #expect(outcome.output.split(separator: "\n").allSatisfy { !$0.hasPrefix("y.swift") })
    }
  }

  @Test func `an empty file is a faulty spec, and so is one that is far too large`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "empty.routes.yaml")
    #expect(FileManager.default.createFile(atPath: folder["large.routes.yaml"], contents: nil))
    let large = try FileHandle(forWritingTo: URL(filePath: folder["large.routes.yaml"]))
    try large.truncate(atOffset: 1 << 30)
    for path in ["empty.routes.yaml", "/dev/null", "large.routes.yaml", "/dev/zero"] {
      let outcome = try Switchyard.run("lint", path, in: folder)
      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix("\(path):1:1: error: "))
    }
  }

  @Test func `a spec can come through a pipe`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.faulty, to: "App.yaml")
    let outcome = try Switchyard.run(
      URL(filePath: "/bin/sh"), ["-c", #"cat App.yaml | "$0" lint /dev/stdin"#, Switchyard.program.path], in: folder)
    #expect(outcome.status == 1 && outcome.output.hasPrefix("/dev/stdin:7:21: error: "))
  }

  @Test func `includes are relative to the file that includes, wherever the program runs`() throws {
    let folder = try TemporaryFolder("with blank é")
    try folder.write("switchyard: 1\nname: App\nstart: a\ninclude: [parts/b.yaml]\nscreens:\n  a:\n", to: "x/App.yaml")
    try folder.write("switchyard: 1\nscreens:\n  b:\n    oops: 1\n", to: "x/parts/b.yaml")
    let outcome = try Switchyard.run("lint", "x/App.yaml", "--reporter", "xcode", in: folder)
    #expect(outcome.output.hasPrefix("x/parts/b.yaml:4:5: error: "))
  }

  @Test func `without a spec those below the folder are taken that no other one includes`() throws {
    let folder = try TemporaryFolder()
    for path in ["z/App.routes.yaml", "A.routes.yaml", ".hidden/App.routes.yaml", ".build/App.routes.yaml", "App.yaml"]
    {
      try folder.write(Sample.faulty, to: path)
    }
    try folder.write(
      "switchyard: 1\nname: B\nstart: b\ninclude: [c.routes.yaml]\nscreens:\n  b:\n", to: "B.routes.yaml")
    try folder.write("switchyard: 1\nscreens:\n  c:\n    oops: 1\n", to: "c.routes.yaml")
    let outcome = try Switchyard.run("lint", "--reporter", "xcode", in: folder)
    let errors = outcome.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.map { $0.prefix { $0 != ":" } } == ["A.routes.yaml", "c.routes.yaml", "z/App.routes.yaml"])
  }

  @Test(arguments: [["x"], ["./x/"], ["x/App.routes.yaml", "x"], ["x", "x/y"]])
  func `a folder stands for the specs in it and below it, each once`(paths: [String]) throws {
    let folder = try TemporaryFolder()
    for path in ["x/y/B.routes.yaml", "x/App.routes.yaml", "Other.routes.yaml"] {
      try folder.write(Sample.faulty, to: path)
    }
    let outcome = try Switchyard.run(Switchyard.program, ["lint", "--reporter", "xcode"] + paths, in: folder)
    let errors = outcome.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.map { $0.prefix { $0 != ":" } } == ["x/App.routes.yaml", "x/y/B.routes.yaml"])
    #expect(outcome.status == 1)
  }

  @Test func `every command that takes specs takes folders`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.clean(), to: "x/App.routes.yaml")
    #expect(try Switchyard.run("generate", "x", "--dry-run", in: folder).output.contains("x/App.routes.swift"))
    #expect(try Switchyard.run("simulate", "x", in: folder).status == 0)
    #expect(try Switchyard.run("trace", "home", "--spec", "x", in: folder).output.hasPrefix("how: launch\n"))
    #expect(try Switchyard.run("trace", "home", "x/", in: folder).output.hasPrefix("how: launch\n"))
  }

  @Test func `a pipe is read where it is named, and neither found nor included`() throws {
    let folder = try TemporaryFolder()
    try folder.write("switchyard: 1\nname: A\nstart: a\ninclude: [pipe]\nscreens: { a: }\n", to: "A.routes.yaml")
    let script = #"mkfifo pipe pipe.routes.yaml; "$0" lint; cat A.routes.yaml > pipe & "$0" lint --reporter xcode pipe"#
    let outcome = try Switchyard.run(URL(filePath: "/bin/sh"), ["-c", script, Switchyard.program.path], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("A.routes.yaml:4:11: error: 'pipe' is not a regular file [include]\n"))
    #expect(outcome.output.contains("\npipe:4:11: error: "))
    #expect(
      outcome.errors.hasPrefix("switchyard: warning: left out 'pipe.routes.yaml': it is not a regular file\n1 error\n"))
  }

  @Test func `a file whose name is not UTF-8 keeps nobody from checking the others`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.clean(), to: "App.routes.yaml")
    let script = #"cp App.routes.yaml "$(printf 'x\377.routes.yaml')" && exec "$0" lint"#
    let outcome = try Switchyard.run(URL(filePath: "/bin/sh"), ["-c", script, Switchyard.program.path], in: folder)
    // There are disks that refuse such a name.
    guard outcome.errors.contains("left out") else { return }
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        switchyard: warning: left out 'x\u{FFFD}.routes.yaml': its name is not UTF-8
        no findings in 2 screens, 1 transition

        """)
  }

  @Test func `a folder cannot be included`() throws {
    let folder = try TemporaryFolder()
    try folder.write("switchyard: 1\nname: A\nstart: a\ninclude: ['.', sub]\nscreens: { a: }\n", to: "App.yaml")
    try folder.write("", to: "sub/x")
    let outcome = try Switchyard.run("lint", "--reporter", "xcode", "App.yaml", in: folder)
    #expect(outcome.output.contains("App.yaml:4:11: error: '.' is a folder [include]"))
    #expect(outcome.output.contains("App.yaml:4:16: error: 'sub' is a folder [include]"))
  }

  @Test func `files that include one another in a circle are found`() throws {
    let folder = try TemporaryFolder()
    for (file, other) in [("a", "b"), ("b", "a")] {
      try folder.write(
        "switchyard: 1\nname: A\nstart: \(file)\ninclude: [\(other).routes.yaml]\nscreens:\n  \(file):\n",
        to: "\(file).routes.yaml")
    }
    let outcome = try Switchyard.run("lint", in: folder)
    #expect(outcome.status == 1 && outcome.output.contains("[include]"))
  }

  @Test func `where no spec is found that is said, with what to do`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.clean(), to: "App.yaml")
    let outcome = try Switchyard.run("lint", in: folder)
    #expect(outcome.status == 66)
    #expect(
      outcome.errors == """
        switchyard: error: there is no *.routes.yaml in this folder or below it
           help: name one: switchyard lint path/to/App.routes.yaml

        """)
  }

  @Test func `a spec that is named twice is checked once, and specs are counted together`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.clean(), to: "App.routes.yaml")
    try folder.write(Sample.clean("Other"), to: "Other.routes.yaml")
    let outcome = try Switchyard.run("lint", "App.routes.yaml", "./App.routes.yaml", "Other.routes.yaml", in: folder)
    #expect(outcome.errors == "no findings in 4 screens, 2 transitions\n")
  }

  @Test(arguments: [["."], ["\u{e9}.routes.yaml", "e\u{301}.routes.yaml"]])
  func `files whose names only look alike are two`(operands: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.clean("One"), to: "e\u{301}.routes.yaml")
    try folder.write(Sample.faulty.replacing("name: App", with: "name: Two"), to: "\u{e9}.routes.yaml")
    // Some disks make one of both.
    guard try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2 else { return }
    #expect(try Switchyard.run(Switchyard.program, ["lint"] + operands, in: folder).status == 1)
    try folder.write("switchyard: 1\nname: Both\ninclude: [a\u{e9}.yaml, ae\u{301}.yaml]\n", to: "Both.routes.yaml")
    for name in ["a\u{e9}", "ae\u{301}"] { try folder.write("screens:\n  gone: 7\n", to: name + ".yaml") }
    let both = try Switchyard.run(Switchyard.program, ["lint", "Both.routes.yaml", "--reporter", "xcode"], in: folder)
    for name in ["a\u{e9}", "ae\u{301}"] { #expect(both.output.utf8.firstRange(of: (name + ".yaml:2:").utf8) != nil) }
  }
}
