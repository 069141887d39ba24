import SwitchyardDiagnostics

/// One text and findings in it, whose places are named by what stands there.
struct Sample {
  private(set) var sources = SourceMap()
  private(set) var findings: [Finding] = []
  private let text: String
  private let file: SourceFileID

  init(_ text: String, path: String = "App.routes.yaml") {
    self.text = text
    file = sources.add(SourceFile(path: path, text: text))
  }

  /// Where `part` stands for the first time.
  func span(of part: String) -> SourceSpan {
    let bytes = Array(text.utf8)
    let wanted = Array(part.utf8)
    let lower = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? bytes.endIndex
    return SourceSpan(file: file, lowerBound: UInt32(lower), upperBound: UInt32(lower + wanted.count))
  }

  mutating func report(
    _ message: String, at part: String, rule: String = "unhandled-event", severity: Severity = .error,
    subject: String? = nil, reason: String? = nil, notes: [Finding.Note] = [], help: String? = nil,
    evidence: Finding.Evidence? = nil, isKnown: Bool = false
  ) {
    var finding = Finding(
      rule: RuleDescription(id: rule, defaultSeverity: severity, summary: ""), severity: severity, message: message,
      span: span(of: part), subject: subject, reason: reason, notes: notes, help: help, evidence: evidence)
    finding.isKnown = isKnown
    findings.append(finding)
  }

  /// A way of two actions, and where it leads.
  static let evidence = Finding.Evidence(
    steps: steps(["launch", "feed.buy (isSignedIn)", "cart.openProfile"]),
    now: "tabs(feed): feed · sheet checkout: cart, profile",
    actions: [
      ["launch": true], ["event": "buy", "guards": ["isSignedIn": true]],
      ["event": "openProfile", "payload": ["userID": "7"]],
    ],
    state: [
      "base": ["tabs": ["selected": "feed", "stacks": ["feed": ["feed"]]]],
      "modals": [["flow": "checkout", "style": "sheet", "stack": ["cart", ["profile": ["userID": "7"]]]]],
    ])

  /// Steps of a way at the first byte of the text.
  static func steps(_ words: [String]) -> [Finding.Evidence.Step] {
    words.map { .init(words: $0, span: SourceSpan(file: SourceFileID(0), lowerBound: 0, upperBound: 1)) }
  }

  func text(by reporter: some Reporter) -> String {
    var text = ""
    reporter.write(Report(findings, in: sources), to: &text)
    return text
  }

  /// The source line and the stroke below it, as the text reporter shows them.
  static func excerpt(of text: String, at part: String) -> [String] {
    var sample = Sample(text)
    sample.report("here", at: part)
    return sample.text(by: TextReporter()).split(separator: "\n").dropFirst().prefix(2).map(String.init)
  }
}
