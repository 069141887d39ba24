import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardSpec

/// One run of `switchyard generate`: from the specs to what is on disk.
struct GenerateRun {
  private let arguments: Arguments
  private let console: Console
  private let reporter: ConfigurationDocument.Reporter

  /// Whether somebody waits for what is read to change anyway.
  private let isWatched: Bool

  init(_ arguments: Arguments, on console: Console, isWatched: Bool) {
    self.isWatched = isWatched
    self.arguments = arguments
    self.console = console
    reporter = arguments.choice(of: GenerateCommand.reporter, as: ConfigurationDocument.Reporter.self) ?? .text
  }

  /// What is only looked at keeps nobody waiting.
  private var writes: Bool { !arguments.isSet(GenerateCommand.check) && !arguments.isSet(GenerateCommand.dryRun) }

  /// What comes through a pipe cannot be read again.
  private var isReadOnce: Bool { arguments.operands.contains(where: InputLog.isUsedUp) }

  /// - Returns: nil where what was read may be old by now, as where another run has written in between.
  func attempt() throws(CommandFailure) -> ExitStatus? {
    let log = isWatched || !writes || isReadOnce ? nil : InputLog(in: WorkingFolder())
    if let log { console.inputs = log }
    let found = try console.check(arguments.operands, with: Compiler())
    let check = try console.compared(found, withBaseline: arguments.value(of: LintCommand.baseline))
    let generation = try generation(of: check)
    guard !generation.report.hasErrors else {
      show([generation.report])
      console.say(generation.report.closingLine + "; nothing was written")
      return .findings
    }
    var hasWaited = false
    do throws(OutputFailure) {
      return try FolderLock.holding(writes ? generation.folders : []) {
        console.say("waiting for another run that writes there")
        console.flush()
        hasWaited = true
      } _: { () throws(OutputFailure) in
        // What has changed since it was read makes Swift that another run has written better already.
        if hasWaited && !isReadOnce || log?.hasChanged == true { return nil }
        return try carryOut(generation, of: check)
      }
    } catch {
      throw .unwritable(error)
    }
  }

  private func generation(of check: Check) throws(CommandFailure) -> Generation {
    let overrides = GenerateCommand.overrides(arguments)
    let settings = { (spec: CheckedSpec) in check.settings(for: spec, overrides) }
    for option in [GenerateCommand.router, GenerateCommand.update] where arguments.isSet(option) {
      if !check.specs.contains(where: { settings($0).contains { $0.stubs != nil } }) {
        throw .usage(UsageError("'\(option.name)' needs '--stubs'", help: "write --stubs DIR \(option.name)"))
      }
    }
    return Generation(of: check, settings: settings)
  }

  private func carryOut(_ generation: Generation, of check: Check) throws(OutputFailure) -> ExitStatus {
    let plan: OutputPlan
    do throws(OutputFailure) {
      plan = try self.plan(generation, of: check)
    } catch {
      show([generation.report])
      throw error
    }
    show([generation.report] + (writes ? plan.reportsAfter : plan.reportsBefore))
    for note in plan.notes { console.say("note: " + note) }
    return try carryOut(plan)
  }

  private func plan(_ generation: Generation, of check: Check) throws(OutputFailure) -> OutputPlan {
    var plan = try generation.plan()
    if let path = arguments.value(of: GenerateCommand.depfile), !arguments.isSet(GenerateCommand.check) {
      let depfile = Depfile(outputs: generation.outputPaths, inputs: check.inputPaths)
      guard let depfile else { throw OutputFailure(path: path, reason: "no depfile can hold all names of the run") }
      try plan.addBesides(Array(depfile.text.utf8), at: path, inputs: check.inputs)
    }
    return plan
  }

  private func carryOut(_ plan: OutputPlan) throws(OutputFailure) -> ExitStatus {
    // Nothing stands beside a document.
    let show = { (text: String) in reporter.isDocument ? console.tell(text) : console.show(text) }
    if arguments.isSet(GenerateCommand.check) {
      show(plan.differences)
      console.say(plan.verdict)
      return plan.changesAnything || plan.staleCount > 0 || plan.hasUnclearFiles ? .findings : .clean
    }
    if writes {
      try plan.carryOut()
      console.say(plan.progress)
    } else {
      show(plan.listing)
    }
    return plan.hasUnclearFiles ? .findings : .clean
  }

  private func show(_ reports: [Report]) {
    var findings = ""
    reporter.reporter(console.style).write(Report(joining: reports), to: &findings)
    console.show(findings)
  }
}
