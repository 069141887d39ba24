import SwitchyardCompiler
import SwitchyardDiagnostics

/// `--watch`: a command that is run again whenever what it has read changes.
///
/// Control-C ends it as it ends any program: files that are being put in place are put there first. The screen is not cleared:
/// several programs may share it, and what was found before may not be read yet.
struct Watching {
  private let command: any Command.Type
  private let arguments: Arguments

  init(_ command: any Command.Type, _ arguments: Arguments) {
    self.command = command
    self.arguments = arguments
  }

  /// Goes on until nobody reads any more.
  func run(on console: Console) throws(CommandFailure) -> ExitStatus {
    if let pipe = arguments.operands.first(where: InputLog.isUsedUp) {
      throw .usage(UsageError("'\(pipe)' can be read but once, so that it can't be watched"))
    }
    HeldSignals.letThrough()
    let folder = WorkingFolder()
    var announced = ""
    while true {
      let inputs = InputLog(in: folder)
      console.inputs = inputs
      try runOnce(on: console, mayEnd: announced.isEmpty)
      console.forget()
      if announced != inputs.announcement {
        announced = inputs.announcement
        console.say(announced)
      }
      console.flush()
      let changes = console.isDeaf ? [] : inputs.waitForChange { StandardStream.output.isOpen }
      guard let first = changes.first else { return .clean }
      let others = changes.count > 1 ? " and \(changes.count - 1) more" : ""
      console.say("\n\(first.printable)\(others) changed")
      console.flush()
    }
  }

  /// - Parameter mayEnd: whether it is of use to end where the command line makes no sense; later on it is `switchyard.yaml` that
  ///   has changed, and may again.
  private func runOnce(on console: Console, mayEnd: Bool) throws(CommandFailure) {
    do throws(CommandFailure) {
      _ = try command.run(arguments, on: console)
    } catch {
      if case .usage = error, mayEnd { throw error }
      Program.fail(error, in: command.name, on: console)
    }
  }
}

extension InputLog {
  /// `watching 3 files, and 1 folder for more`.
  fileprivate var announcement: String {
    "watching " + counted(fileCount, "file")
      + (folderCount > 0 ? ", and \(counted(folderCount, "folder")) for more" : "")
  }
}
