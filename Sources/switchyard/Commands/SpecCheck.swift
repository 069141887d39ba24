import SwitchyardCompiler
import SwitchyardDiagnostics

/// What every command that takes specs does with them first.
extension Console {
  /// Checks the specs that are named, or where none is, those that are found below this folder.
  func check(_ paths: [String], with compiler: Compiler) throws(CommandFailure) -> Check {
    let paths = paths.isEmpty ? SpecSearch().specs() : paths
    if paths.isEmpty { throw .noSpecs }
    do throws(UnreadableInputs) {
      let check = try compiler.check(filesAt: paths)
      keep(check)
      return check
    } catch {
      throw .unreadable(error.failures)
    }
  }

  /// Colours, where standard output shows them.
  var style: TerminalStyle {
    StandardStream.output.takesColors ? .colored : .plain
  }
}

extension Report {
  /// `2 errors, 1 warning`, or what was looked at where nothing was found.
  var closingLine: String {
    let found = [counted(count(of: .error), "error"), counted(count(of: .warning), "warning")].compactMap { $0 }
    if !found.isEmpty { return found.joined(separator: ", ") }
    let looked = [
      counted(counts.screens, "screen"), counted(counts.flows, "flow"), counted(counts.tabs, "tab"),
      counted(counts.transitions, "transition"), counted(counts.links, "link"),
    ].compactMap { $0 }
    return "no findings in " + (looked.isEmpty ? "an empty spec" : looked.joined(separator: ", "))
  }
}

/// `1 error`, `2 errors`; nil for none.
func counted(_ number: Int, _ noun: String) -> String? {
  number == 0 ? nil : number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
}
