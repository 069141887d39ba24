import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// Holds that a spec has exactly the findings `expected`, each written as `rule: message`, at the places that «…» marks,
/// in the order of the text.
///
/// `switchyard: 1` and `name: App` are put in front, in two lines of their own. Each spec is read again behind a comment
/// with an emoji in it, where all must be found at the same columns.
@discardableResult
func expectFindings(
  _ marked: String, _ expected: String..., including included: KeyValuePairs<String, String> = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) -> CheckedSpec {
  let head = "switchyard: 1\nname: App\n"
  let plain = compare(head, marked, expected, including: included, sourceLocation: sourceLocation)
  compare("# 🚂 Ä\n" + head, marked, expected, including: included, sourceLocation: sourceLocation)
  return plain
}

@discardableResult
private func compare(
  _ head: String, _ marked: String, _ expected: [String], including included: KeyValuePairs<String, String>,
  sourceLocation: SourceLocation
) -> CheckedSpec {
  let root = MarkedText(head + marked)
  let others = included.map { (path: $0.key, marked: MarkedText($0.value)) }
  let checked = CheckedSpec(root.text, including: others.map { ($0.path, $0.marked.text) })
  let marks =
    root.marks.map { ("", $0) } + others.flatMap { other in other.marked.marks.map { (other.path + ":", $0) } }
  let places = marks.map { path, mark in "\(path)\(mark.line):\(mark.column) «\(mark.text)»" }
  let found = checked.findings.map { finding in
    "\(checked.place(of: finding.span)) «\(checked.text(of: finding.span))» \(finding.rule.id): \(finding.message)"
  }
  let wanted = (0..<max(places.count, expected.count)).map { index in
    (index < places.count ? places[index] : "(no mark)") + " "
      + (index < expected.count ? expected[index] : "(nothing)")
  }
  #expect(found == wanted, sourceLocation: sourceLocation)
  return checked
}

extension CheckedSpec {
  /// The help of each finding, in their order.
  var helps: [String?] { findings.map(\.help) }

  /// The subject of each finding.
  var subjects: [String?] { findings.map(\.subject) }

  /// The notes of all findings, each as `line:col «text» message`.
  var notes: [String] {
    findings.flatMap(\.notes).map { note in
      (note.span.map { "\(place(of: $0)) «\(text(of: $0))» " } ?? "") + note.message
    }
  }
}
