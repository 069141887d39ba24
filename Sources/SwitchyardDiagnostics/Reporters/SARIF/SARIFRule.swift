/// A rule as SARIF describes it, with what its page says of it.
struct SARIFRule {
  private let rule: RuleDescription
  private let page: RulePageText?

  init(_ rule: RuleDescription, page: String?) {
    self.rule = rule
    self.page = page.map { RulePageText($0) }
  }

  var value: JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(rule.id)), .init("shortDescription", ["text": .string(sentence)]),
      .init("fullDescription", ["text": .string(page?.opening ?? sentence)]),
    ]
    if let page {
      members.append(
        .init(
          "help", ["text": .string(page.section("How to mend it") ?? page.body), "markdown": .string(page.body)]))
    }
    // A rule that is off has findings where a project has turned it on.
    let severity = rule.defaultSeverity ?? .warning
    let isEnabled = rule.defaultSeverity != nil
    members.append(
      .init(
        "defaultConfiguration",
        isEnabled ? ["level": .string(severity.rawValue)] : ["enabled": false, "level": .string(severity.rawValue)]))
    return .object(members)
  }

  /// The summary with a capital and a full stop.
  private var sentence: String {
    rule.summary.prefix(1).uppercased() + rule.summary.dropFirst() + "."
  }
}

/// The page on a rule, as `switchyard explain` prints it: a heading, then sections below headings of their own.
private struct RulePageText {
  /// All but the heading, which says what the rule is called.
  let body: String

  init(_ page: String) {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.first?.hasPrefix("# ") ?? false ? lines.dropFirst() : lines[...]
    body = Self.text(rest)
  }

  /// The first paragraph on what the rule finds: a service shows no more than some hundred letters.
  var opening: String? {
    section("What it finds").map {
      Self.text($0.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty })
    }
  }

  /// What stands below a heading; nil where the page has none like it.
  func section(_ heading: String) -> String? {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "## " + heading) else { return nil }
    return Self.text(lines[(start + 1)...].prefix { !$0.hasPrefix("## ") })
  }

  /// The lines without the empty ones at both ends.
  private static func text(_ lines: ArraySlice<Substring>) -> String {
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let end = (lines.lastIndex { !$0.isEmpty } ?? first - 1) + 1
    return lines[first..<end].joined(separator: "\n")
  }
}
