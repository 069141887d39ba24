import SwitchyardCompiler
import SwitchyardDiagnostics

/// What commands do about findings that are known.
extension Console {
  /// Compares what was found with the baseline that is named, or those that `switchyard.yaml` names.
  func compared(_ check: Check, withBaseline path: String?) throws(CommandFailure) -> Check {
    do throws(BaselineFailure) {
      let compared = try check.comparedWithBaselines(path, noting: inputs)
      keep(compared)
      return compared
    } catch {
      throw .noBaseline(error)
    }
  }

  /// Writes what was found into the baseline that is named, or those that `switchyard.yaml` names.
  ///
  /// - Returns: false where faults that hide others must be mended first. They are shown.
  func writeBaseline(of check: Check, to path: String?) throws(CommandFailure) -> Bool {
    guard !check.lacksBaseline(besides: path) else {
      let (file, write) = (LintCommand.baseline.name, LintCommand.writeBaseline.name)
      throw .usage(
        UsageError(
          "'\(write)' needs '\(file)'",
          help: "write \(file) FILE \(write), or lint: { baseline: FILE } in switchyard.yaml"))
    }
    guard !check.hasHiddenFindings else {
      var text = ""
      TextReporter(style: style).write(check.report, to: &text)
      show(text)
      return false
    }
    do throws(OutputFailure) {
      // What another run adds while this one reads would be lost.
      let writing = try FolderLock.holding(check.baselineFolders(path)) {
        () throws(OutputFailure) -> BaselineWriting in
        let writing = try BaselineWriting(check, to: path)
        try writing.carryOut()
        return writing
      }
      say(writing.progress)
      return true
    } catch {
      throw .unwritable(error)
    }
  }
}
