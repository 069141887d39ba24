import SwitchyardDiagnostics
import SwitchyardSpec

/// Inputs that cannot be read: all of them, so that one run names each.
package struct UnreadableInputs: Error, Equatable {
  package let failures: [InputFailure]

  package init(failures: [InputFailure]) {
    self.failures = failures
  }
}

extension Compiler {
  /// Checks specs of the disk, each a graph of its own, as the `switchyard.yaml` in its folder or above says. A folder
  /// stands for the specs in it and below it. A file that is named twice is checked once.
  package func check(filesAt paths: [String]) throws(UnreadableInputs) -> Check {
    var leftOut: [InputFailure] = []
    return try check(filesAt: paths, leavingOut: &leftOut)
  }

  /// - Parameters:
  ///   - leftOut: gets what is called like a spec in one of the folders and cannot be one.
  ///   - log: gets what is asked of the disk.
  package func check(
    filesAt paths: [String], leavingOut leftOut: inout [InputFailure], noting log: InputLog? = nil
  ) throws(UnreadableInputs) -> Check {
    var run = FileRun(self, noting: log)
    run.check(paths)
    leftOut = run.leftOut
    return try run.result()
  }

  /// Checks the specs that are meant where none is named: those of the `switchyard.yaml` in this folder or above, else
  /// those found below this folder.
  ///
  /// - Parameters:
  ///   - leftOut: gets what is called like a spec and cannot be one.
  ///   - log: gets what is asked of the disk.
  /// - Returns: nil where there is none.
  package func checkFoundFiles(
    leavingOut leftOut: inout [InputFailure], noting log: InputLog? = nil
  ) throws(UnreadableInputs) -> Check? {
    var run = FileRun(self, noting: log)
    defer { leftOut = run.leftOut }
    if let project = run.configuration(for: ""), let specs = run.configurations[project].specs {
      run.check(specs, of: project)
    } else {
      if run.check(below: "").isEmpty, run.failures.isEmpty, run.configurations.allSatisfy(\.findings.isEmpty) {
        return nil
      }
    }
    return try run.result()
  }
}
