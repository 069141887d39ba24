import SwitchyardTestSupport
import Testing

/// A spec written by hand, and all that is to be found of its behaviour: `warning failing-transition
/// screens.edit.transitions.done (notFound)`.
///
/// The analysis must find it, with traces that replay. And so must the exploration, as far as it comes: it holds the cases
/// themselves to the definitions.
func expectBehaviour(
  _ expected: [String], of spec: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = "switchyard: 1\nname: App\n" + spec
  let checked = CheckedSpec(text)
  #expect(checked.lines == [], sourceLocation: sourceLocation)
  let comparison = Comparison(text, limit: 500)
  #expect(comparison.analysed.map(\.description).sorted() == expected.sorted(), sourceLocation: sourceLocation)
  #expect(comparison.disagreements == [], sourceLocation: sourceLocation)
  let exploration = comparison.exploration
  let others = Set(expected.filter { !$0.contains(" raise-loop ") })
  if exploration.isComplete {
    #expect(exploration.findings.map(\.description).sorted() == others.sorted(), sourceLocation: sourceLocation)
  } else {
    let missing = Set(exploration.seenFindings.map(\.description)).subtracting(others)
    #expect(missing.sorted() == [], sourceLocation: sourceLocation)
  }
  let loops = expected.filter { $0.contains(" raise-loop ") }
  for cycle in exploration.raiseLoops {
    let names = cycle.map { "error raise-loop " + exploration.app.transitions[$0].path }
    #expect(!names.filter(loops.contains).isEmpty, "\(names)", sourceLocation: sourceLocation)
  }
  #expect(loops.isEmpty == exploration.raiseLoops.isEmpty, sourceLocation: sourceLocation)
}
