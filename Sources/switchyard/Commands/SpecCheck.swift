import SwitchyardCompiler
import SwitchyardDiagnostics

/// What every command that takes specs does with them first.
extension Console {
  /// Checks the specs that are named, or where none is, those of `switchyard.yaml` or of this folder.
  func check(_ paths: [String], with compiler: Compiler) throws(CommandFailure) -> Check {
    try refuseSettings(among: paths)
    var leftOut: [InputFailure] = []
    defer {
      for file in leftOut { say("switchyard: warning: left out '\(file.path.printable)': \(file.reason)") }
    }
    let found: Check?
    do throws(UnreadableInputs) {
      found =
        try paths.isEmpty
        ? compiler.checkFoundFiles(leavingOut: &leftOut, noting: inputs)
        : compiler.check(filesAt: paths, leavingOut: &leftOut, noting: inputs)
    } catch {
      throw .unreadable(error.failures)
    }
    guard let found else { throw .noSpecs }
    keep(found)
    return found
  }

  private func refuseSettings(among paths: [String]) throws(CommandFailure) {
    let name = Configuration.fileName
    guard let settings = paths.first(where: { $0 == name || $0.hasSuffix("/" + name) }) else { return }
    throw .usage(
      UsageError(
        "'\(settings)' holds the settings of a project, and is no spec",
        help: "name its folder, or nothing: settings are read with the specs that they are for"))
  }

  /// Shows a text, or writes it to a file.
  func show(_ text: String, in path: String?, of check: Check) throws(CommandFailure) {
    guard let path else { return show(text) }
    do throws(OutputFailure) {
      try ReportFile.write(text, to: path, besides: check.inputs)
    } catch {
      throw .unwritable(error)
    }
  }

  /// The spec of a command, or of an option, that takes no more than one.
  func onlySpec(of check: Check, for command: String) throws(CommandFailure) -> CheckedSpec {
    if check.specs.count == 1, let spec = check.specs.first { return spec }
    guard !check.specs.isEmpty else {
      say(errorsOf: check.report)
      throw .noSpecs
    }
    let paths = check.specs.map { "'\($0.path)'" }.joined(separator: ", ")
    throw .usage(UsageError("'\(command)' takes one spec, not \(paths)"))
  }

  /// Colours, where standard output shows them.
  var style: TerminalStyle {
    StandardStream.output.takesColors ? .colored : .plain
  }
}

extension Report {
  /// `2 errors, 1 warning; 3 known findings`, or what was looked at where nothing was found.
  var closingLine: String {
    let found = list([(count(of: .error), "error"), (count(of: .warning), "warning")])
    let known = knownCount == 0 ? "" : "; " + counted(knownCount, "known finding")
    if !found.isEmpty { return found + known }
    let looked = list([
      (counts.screens, "screen"), (counts.flows, "flow"), (counts.tabs, "tab"), (counts.transitions, "transition"),
      (counts.links, "link"),
    ])
    return (known.isEmpty ? "no findings in " : "no new findings in ") + (looked.isEmpty ? "an empty spec" : looked)
      + known
  }

  /// `2 errors, 1 warning`: what there is none of is left out.
  private func list(_ counts: [(number: Int, noun: String)]) -> String {
    var text = ""
    for count in counts where count.number > 0 {
      if !text.isEmpty { text += ", " }
      text += counted(count.number, count.noun)
    }
    return text
  }
}

/// `1 error`, `2 errors`.
func counted(_ number: Int, _ noun: String) -> String {
  String(number) + " " + noun + (number == 1 ? "" : "s")
}
