import Foundation
import SwitchyardTestSupport
import Testing

/// `switchyard init`: what it writes, and what it leaves alone.
struct InitTests {
  @Test func `what it writes is clean, generates, and compiles alone`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Switchyard.run("init", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "wrote App.routes.yaml\nwrote switchyard.yaml\n")
    #expect(
      outcome.output == """
        next:
          switchyard lint            # what is wrong with it: nothing so far
          switchyard trace settings  # the shortest way from launch to a screen
          switchyard generate        # its Swift, where switchyard.yaml says

        """)
    let lint = try Switchyard.run("lint", "--strict", in: folder)
    #expect(lint.status == 0 && lint.output.isEmpty)
    #expect(try Switchyard.run("trace", "settings", in: folder).status == 0)
    #expect(try Switchyard.run("generate", in: folder).status == 0)
    let files = folder.files.filter { $0.hasSuffix(".swift") }
    #expect(files == ["Generated/App.routes.swift", "Generated/SwitchyardRuntime.swift"])
    let texts = files.map { (URL(filePath: $0).lastPathComponent, folder.text(of: $0) ?? "") }
    let program = try SwiftProgram(Dictionary(uniqueKeysWithValues: texts), runtime: .provided)
    #expect(try program.typecheck() == "")
  }

  @Test func `every line that is commented out can be taken in`() throws {
    let folder = try TemporaryFolder()
    try Switchyard.run("init", in: folder)
    let settings = try #require(folder.text(of: "switchyard.yaml"))
    try folder.write(#"{"version": 1, "findings": []}"#, to: "baseline.json")
    let all = settings.components(separatedBy: "\n").map { line in
      let isKey = line.firstMatch(of: #/^ *# [a-z]+: /#) != nil
      return isKey ? line.replacing("# ", with: "", maxReplacements: 1) : line
    }
    try folder.write(all.joined(separator: "\n"), to: "switchyard.yaml")
    #expect(all.count { $0.hasPrefix("specs:") || $0.hasPrefix("  baseline:") || $0.hasPrefix("  targets:") } == 3)
    let outcome = try Switchyard.run("lint", in: folder)
    #expect(outcome.status == 0 && outcome.output.isEmpty)
  }

  @Test func `a name becomes that of the file and of the types, and one that cannot gets another`() throws {
    let folder = try TemporaryFolder()
    #expect(try Switchyard.run("init", "--name", "Größe", in: folder).status == 0)
    #expect(folder.files == ["Größe.routes.yaml", "switchyard.yaml"])
    #expect(try Switchyard.run("lint", in: folder).status == 0)
    for (name, suggestion) in [
      ("my-shop", "'MyShop'"), ("shop", "'Shop'"), ("a: [b]\n", "'AB'"), ("../x", "'X'"),
    ] {
      let outcome = try Switchyard.run("init", "--name", name, "new", in: folder)
      #expect(outcome.status == 64 && outcome.errors.contains("help: call it \(suggestion)"), "\(outcome.errors)")
    }
    for name in ["\"", "1password", "🙂 \u{202E}", String(repeating: "x y", count: 2_000)] {
      #expect(try Switchyard.run("init", "--name", name, "new", in: folder).status == 64)
    }
    #expect(folder.files == ["Größe.routes.yaml", "switchyard.yaml"])
  }

  @Test func `where a file stands nothing at all is written`() throws {
    for taken in ["App.routes.yaml", "switchyard.yaml"] {
      let folder = try TemporaryFolder()
      try folder.write("mine", to: taken)
      let outcome = try Switchyard.run("init", in: folder)
      #expect(outcome.status == 73 && outcome.output.isEmpty)
      #expect(outcome.errors == "switchyard: error: cannot write '\(taken)': it is there already\n")
      #expect(folder.files == [taken] && folder.text(of: taken) == "mine")
    }
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: folder["switchyard.yaml"], withDestinationPath: "nowhere")
    #expect(try Switchyard.run("init", in: folder).status == 73)
    #expect(folder.files == ["switchyard.yaml"])
  }

  @Test func `a folder is made, and one that cannot be is named`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Switchyard.run("init", "a/it's here", in: folder)
    #expect(outcome.status == 0 && outcome.output.contains(#"  cd 'a/it'\''s here'"#))
    #expect(folder.text(of: "a/it's here/App.routes.yaml")?.isEmpty == false)
    try folder.write("", to: "file")
    let refused = try Switchyard.run("init", "file", in: folder)
    #expect(refused.status == 73 && refused.errors.hasSuffix("cannot write 'file/App.routes.yaml': Not a directory\n"))
    // What not even an administrator may write to.
    let readOnly = try Switchyard.run("init", "/proc/self", in: folder)
    #expect(readOnly.status == 73 && readOnly.errors.contains("cannot write '/proc/self/App.routes.yaml': "))
    #expect(try Switchyard.run("init", "a", "b", in: folder).errors.contains("'init' takes one FOLDER, not 'b' too"))
  }

  @Test func `in a package with one target the Swift goes there`() throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.1\n", to: "Package.swift")
    try folder.write("", to: "Sources/My App/main.swift")
    #expect(try Switchyard.run("init", in: folder).status == 0)
    #expect(try Switchyard.run("generate", in: folder).status == 0)
    #expect(folder.files.contains("Sources/My App/Generated/App.routes.swift"))
  }

  @Test(arguments: ["Courier", "Messenger", "Numbers", "People", "Plugin", "Shop", "Weather"])
  func `each example can be begun from`(example: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try Switchyard.run("init", "--from", example, in: folder)
    #expect(outcome.status == 0)
    let lint = try Switchyard.run("lint", in: folder)
    #expect(lint.status == 0 && lint.output.isEmpty)
    let trace = try #require(outcome.output.split(separator: "\n").first { $0.contains("trace") })
    let screen = trace.split(separator: " ")[2]
    #expect(try Switchyard.run("trace", String(screen), in: folder).status == 0)
    #expect(try Switchyard.run("generate", in: folder).status == 0)
    #expect(try Switchyard.run("init", "--help", in: folder).output.contains(example))
  }

  @Test func `an example that is misspelt is guessed, and has its own name`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Switchyard.run("init", "--from", "courer", in: folder)
    #expect(outcome.status == 64 && outcome.errors.contains("did you mean 'Courier'?"))
    #expect(try Switchyard.run("init", "--from", "Shop", "--name", "A", in: folder).status == 64)
    #expect(folder.files.isEmpty)
  }
}
