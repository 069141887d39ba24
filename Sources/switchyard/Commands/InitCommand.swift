import SwitchyardCompiler
import SwitchyardDiagnostics

/// `switchyard init`: a first spec and its settings.
enum InitCommand: Command {
  static let name = "init"

  static let specName = Option("--name", .name("NAME"), "What the generated types begin with; App without it")
  static let example = Option(
    "--from", .choice("EXAMPLE", of: { ExampleSpecs.names }), "Begin from an example, not a small spec")

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      name, "Writes a first spec, with comments, and a switchyard.yaml",
      details: """
        They go to FOLDER, or this one. Nothing that is there is written over: then nothing is written at all.

        switchyard init                          App.routes.yaml and switchyard.yaml
        switchyard init --name Shop Navigation   Shop.routes.yaml, in the folder Navigation
        switchyard init --from Courier           a copy of an example
        """,
      operands: .folder, options: [specName, example])
  }

  static func run(_ arguments: Arguments, on console: Console) throws(CommandFailure) -> ExitStatus {
    let project = try project(arguments)
    let folder = arguments.operands.first ?? ""
    do throws(OutputFailure) {
      for path in try project.write(to: folder) { console.say("wrote " + path.printable) }
    } catch {
      throw .unwritable(error)
    }
    // What comes next stands behind what was done, also where both streams are one.
    console.flush()
    console.show(nextSteps(in: folder, project))
    return .clean
  }

  private static func project(_ arguments: Arguments) throws(CommandFailure) -> NewProject {
    let name = arguments.value(of: specName)
    if let example = arguments.value(of: example) {
      guard name == nil else {
        throw .usage(
          UsageError("an example has a name already", help: "leave out \(specName.name), and change 'name' in the file")
        )
      }
      return NewProject(from: example)
    }
    do throws(NewProject.NameFault) {
      return try NewProject(called: name ?? "App")
    } catch {
      throw .usage(UsageError(error.message, help: error.help))
    }
  }

  private static func nextSteps(in folder: String, _ project: NewProject) -> String {
    var steps: [[String]] = []
    if !folder.isEmpty { steps.append(["cd " + shellWord(folder), "# where the files are"]) }
    steps.append(["switchyard lint", "# what is wrong with it: nothing so far"])
    if let screen = project.lastScreen {
      steps.append(["switchyard trace \(screen)", "# the shortest way from launch to a screen"])
    }
    steps.append(["switchyard generate", "# its Swift, where switchyard.yaml says"])
    return "next:\n" + TextTable(steps, indentation: "  ").text
  }
}

/// A word as every POSIX shell reads it.
private func shellWord(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { byte in
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+".utf8.contains(byte)
  }
  if isPlain, !text.hasPrefix("-") { return text }
  let quoted = text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  return (text.hasPrefix("-") ? "./" : "") + "'" + quoted + "'"
}
