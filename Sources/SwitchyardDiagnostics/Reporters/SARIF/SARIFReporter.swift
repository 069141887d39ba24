/// Gives findings to services that take SARIF 2.1.0, such as GitHub code scanning: a rule a line, then a result a line.
///
/// Columns count UTF-16 code units, the end of a region is the first one behind it. The rules are those that have findings.
package struct SARIFReporter: Reporter {
  private let version: String
  private let page: (RuleDescription) -> String?

  /// - Parameters:
  ///   - version: that of Switchyard, such as `0.1.0`.
  ///   - page: what there is to read on a rule, in Markdown.
  package init(version: String, page: @escaping (RuleDescription) -> String?) {
    self.version = version
    self.page = page
  }

  package func write(_ report: Report, to text: inout String) {
    var numbers: [String: Int] = [:]
    var rules: [RuleDescription] = []
    for finding in report.allFindings where numbers[finding.rule.id] == nil {
      numbers[finding.rule.id] = rules.count
      rules.append(finding.rule)
    }
    text += "{\"$schema\":\"\(schema)\",\n"
    text += "\"version\":\"2.1.0\",\"runs\":[{\n"
    text += "\"tool\":{\"driver\":{\"name\":\"Switchyard\",\"semanticVersion\":"
    text.appendJSONString(version)
    text += ",\"rules\":["
    writeLines(rules, to: &text) { SARIFRule($0, page: page($0)).value }
    text += "]}},\n"
    // A lone CR ends a line too, which SARIF does not take for granted.
    text += "\"columnKind\":\"utf16CodeUnits\",\"newlineSequences\":[\"\\r\\n\",\"\\n\",\"\\r\"],\n"
    text += "\"originalUriBaseIds\":{\"\(ReportedPath.root)\":"
    text += "{\"description\":{\"text\":\"The folder in which Switchyard was run.\"}}},\n"
    text += "\"results\":["
    var places = SARIFPlaces(report.sources)
    var fingerprints = FindingFingerprints()
    writeLines(report.allFindings, to: &text) { finding in
      let path = ReportedPath(report.sources[finding.span.file].path)
      return result(
        of: finding, ruleIndex: numbers[finding.rule.id] ?? 0,
        fingerprint: fingerprints.fingerprint(of: finding, in: path), with: &places)
    }
    text += "]\n}]}\n"
  }

  private func writeLines<Item>(_ items: [Item], to text: inout String, value: (Item) -> JSONValue) {
    for (index, item) in items.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      value(item).write(to: &text)
    }
    if !items.isEmpty { text += "\n" }
  }

  private func result(
    of finding: Finding, ruleIndex: Int, fingerprint: String, with places: inout SARIFPlaces
  ) -> JSONValue {
    // Notes with a place have a location of their own.
    let words = [finding.message.brief] + finding.details(placing: { _ in nil })
    var members: [JSONValue.Member] = [
      .init("ruleId", .string(finding.rule.id)), .init("ruleIndex", .int(ruleIndex)),
      .init("level", .string(finding.severity.rawValue)),
      .init("message", sarifMessage(words.joined(separator: "\n"))),
      .init("locations", [places.location(of: finding.span, subject: finding.subject)]),
    ]
    let related = finding.notes.compactMap { note in note.span.map { (note.message, $0) } }.prefix(mostPlaces)
    if !related.isEmpty {
      let locations = related.enumerated().map { number, note in
        places.location(of: note.1, id: number + 1, message: note.0)
      }
      members.append(.init("relatedLocations", .array(locations)))
    }
    if let evidence = finding.evidence {
      members.append(.init("codeFlows", [codeFlow(of: evidence, with: &places)]))
    }
    members.append(.init("partialFingerprints", ["switchyardFinding/v1": .string(fingerprint)]))
    // As the standard calls what is accepted in a file of its own.
    if finding.isKnown { members.append(.init("suppressions", [["kind": "external"]])) }
    let properties = properties(of: finding)
    if !properties.isEmpty { members.append(.init("properties", .object(properties))) }
    return .object(members)
  }

  /// The way to the fault. Of one that is too long for services, how it begins and how it ends.
  private func codeFlow(of evidence: Finding.Evidence, with places: inout SARIFPlaces) -> JSONValue {
    let steps = evidence.steps
    let isShort = steps.count <= mostPlaces
    let shown = isShort ? steps : Array(steps.prefix(mostPlaces / 2) + steps.suffix(mostPlaces / 2))
    let locations = shown.map { step -> JSONValue in
      ["location": places.location(of: step.span, message: step.words)]
    }
    return [
      "message": sarifMessage(evidence.shownConfiguration.brief), "threadFlows": [["locations": .array(locations)]],
    ]
  }

  /// What SARIF has no place for.
  private func properties(of finding: Finding) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if let reason = finding.reason { members.append(.init("reason", .string(reason))) }
    if let evidence = finding.evidence { members.append(.init("trace", .array(evidence.actions))) }
    return members
  }
}

private let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

/// As many steps of a way are shown by GitHub, and a file in which a result has ten times as many, or more places than these,
/// is refused.
private let mostPlaces = 1_000
