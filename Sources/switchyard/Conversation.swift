import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardSimulation

// What goes back and forth while a command runs.
extension Console {
  /// Answers a script line by line.
  ///
  /// - Returns: false where a line is no action; those before it are answered.
  func answer(_ session: ScriptSession, reading lines: inout LineInput) throws(InputFailure) -> Bool {
    var session = session
    flush()
    while let line = try lines.next() {
      switch session.answer(to: line) {
      case .nothing: break
      case .result(let text):
        show(text)
        flush()
      case .fault(let message):
        say(message)
        return false
      }
      if isDeaf { break }
    }
    return true
  }

  /// Talks with a person until they leave.
  func converse(_ session: InteractiveSession, reading lines: inout LineInput) throws(InputFailure) {
    var session = session
    show(session.begin())
    flush()
    while !session.isOver, !isDeaf, let line = try lines.next() {
      show(session.answer(to: String(decoding: line, as: UTF8.self)))
      flush()
    }
    // The prompt of a session that ends with its input is left on a line of its own.
    if !session.isOver { show("\n") }
  }

  /// Says each error of a spec in one line; what is sound of it can be run all the same.
  ///
  /// - Parameter rules: those whose findings are no fault in the text of the spec.
  /// - Returns: how many there are.
  @discardableResult
  func say(errorsOf report: Report, besides rules: [String] = []) -> Int {
    let errors = report.findings.filter { $0.severity == .error && !rules.contains($0.rule.id) }.map { finding in
      var finding = finding
      (finding.notes, finding.help, finding.evidence) = ([], nil, nil)
      return finding
    }
    var text = ""
    XcodeReporter().write(Report(errors, in: report.sources), to: &text)
    for line in text.split(separator: "\n") { say(String(line)) }
    return errors.count
  }
}
