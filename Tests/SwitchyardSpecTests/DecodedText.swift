import SwitchyardDiagnostics
import SwitchyardSpec
import SwitchyardYAML
import Testing

/// A text read as a spec, with what was found wrong in it.
struct DecodedText {
  let document: SpecDocument
  let findings: [Finding]
  private let lines: LineTable

  init(_ text: String, as role: SpecDecoder.Role = .root) {
    let file = SourceFile(path: "App.routes.yaml", text: text)
    let bag = FindingBag()
    let tree = YAMLParser().parse(file, id: SourceFileID(0), reporting: bag)
    document = SpecDecoder().decode(tree, as: role, reporting: bag)
    findings = bag.findings.sorted { ($0.span.lowerBound, $0.rule.id) < ($1.span.lowerBound, $1.rule.id) }
    lines = LineTable(file.bytes)
  }

  /// Each finding as `line:column rule`.
  var places: [String] {
    findings.map { "\(place($0.span)) \($0.rule.id)" }
  }

  func place(_ span: SourceSpan) -> String {
    let position = lines.position(at: span.lowerBound)
    return "\(position.line):\(position.column)"
  }

  /// Where the only finding's notes point.
  var notes: [String] {
    findings.flatMap(\.notes).map { note in (note.span.map { place($0) + " " } ?? "") + note.message }
  }
}

/// What is found in a root file, its two required keys put before `text` in two lines of their own.
///
/// Each text is read once more behind a comment with an emoji in it, and in CRLF lines, where all must be found at the
/// same columns.
func findings(in text: String, sourceLocation: SourceLocation = #_sourceLocation) -> DecodedText {
  allTheSame("switchyard: 1\nname: App\n" + text, sourceLocation: sourceLocation)
}

func allTheSame(
  _ text: String, as role: SpecDecoder.Role = .root, sourceLocation: SourceLocation = #_sourceLocation
) -> DecodedText {
  let decoded = DecodedText(text, as: role)
  #expect(
    DecodedText("# 🚂 Ä\n" + text, as: role).places == decoded.places.map(oneLineFurther),
    "behind a comment with an emoji", sourceLocation: sourceLocation)
  #expect(
    DecodedText(text.replacing("\n", with: "\r\n"), as: role).places == decoded.places, "in CRLF lines",
    sourceLocation: sourceLocation)
  return decoded
}

private func oneLineFurther(_ place: String) -> String {
  let parts = place.split(separator: ":", maxSplits: 1)
  return "\(Int(parts[0])! + 1):\(parts[1])"
}
