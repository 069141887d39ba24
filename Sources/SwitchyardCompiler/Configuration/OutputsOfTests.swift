import SwitchyardDiagnostics
import SwitchyardSpec

extension [OutputSpec] {
  /// Tests are written against the code of another output: what that says of its access and its runtime holds for them.
  var completed: [OutputSpec] {
    guard let code = first(where: { !$0.isOfTests }) else { return self }
    return map { output in
      var output = output
      if output.isOfTests {
        output.access = output.access ?? code.access
        output.runtime = output.runtime ?? code.runtime
      }
      return output
    }
  }

  /// Tests that fit none of the outputs of code. Code for two modules may differ, and it is not known which of them is tested.
  var contradictions: [OutputContradiction] {
    let codes = filter { !$0.isOfTests }
    guard let code = codes.first else { return [] }
    return filter(\.isOfTests).flatMap { tests -> [OutputContradiction] in
      var found: [OutputContradiction] = []
      if let runtime = tests.runtime, codes.allSatisfy({ ($0.runtime?.value ?? .import) != runtime.value }) {
        let word = (code.runtime?.value ?? .import).rawValue
        found.append(OutputContradiction(fault: .runtime(runtime), code: (word, code.runtime?.span)))
      }
      if let access = tests.access, codes.allSatisfy({ access.value.isWider(than: $0.access?.value ?? .internal) }) {
        let word = (code.access?.value ?? .internal).rawValue
        found.append(OutputContradiction(fault: .access(access), code: (word, code.access?.span)))
      }
      return found
    }
  }
}

extension OutputSpec {
  fileprivate var isOfTests: Bool { !targets.isEmpty && targets.allSatisfy { $0.value == .tests } }
}

extension OutputSpec.Access {
  /// Whether it shows declarations farther.
  fileprivate func isWider(than other: OutputSpec.Access) -> Bool {
    Self.allCases.prefix { $0 != other }.contains(self)
  }
}
