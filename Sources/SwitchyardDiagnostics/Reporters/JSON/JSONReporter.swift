/// Gives findings to programs, one a line, in the form that `Schemas/report.schema.json` describes.
package struct JSONReporter: Reporter {
  package init() {}

  package func write(_ report: Report, to text: inout String) {
    var locator = SourceLocator(report.sources)
    text += "{\"version\":1,\"findings\":["
    for (index, finding) in report.allFindings.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      object(of: finding, with: &locator).write(to: &text)
    }
    text += report.allFindings.isEmpty ? "],\"summary\":" : "\n],\"summary\":"
    summary(of: report).write(to: &text)
    text += "}\n"
  }

  private func object(of finding: Finding, with locator: inout SourceLocator) -> JSONValue {
    let place = locator.place(of: finding.span)
    var members: [JSONValue.Member] = []
    for field in FindingField.allCases {
      let value: JSONValue? =
        switch field {
        case .rule: .string(finding.rule.id)
        case .severity: .string(finding.severity.rawValue)
        case .message: .string(finding.message)
        case .file: .string(place.path)
        case .line: .int(place.start.line)
        case .column: .int(place.start.column)
        case .endLine: .int(place.end.line)
        case .endColumn: .int(place.end.column)
        case .subject: .orNull(finding.subject)
        case .reason: finding.reason.map { .string($0) }
        case .notes: .array(finding.notes.map { object(of: $0, with: &locator) })
        case .trace: finding.evidence.map { .array($0.actions) }
        case .state: finding.evidence?.state
        case .help: .orNull(finding.help)
        case .known: finding.isKnown ? true : nil
        }
      if let value { members.append(.init(field.rawValue, value)) }
    }
    return .object(members)
  }

  private func object(of note: Finding.Note, with locator: inout SourceLocator) -> JSONValue {
    let place = note.span.map { locator.place(of: $0) }
    return .object(
      NoteField.allCases.map { field in
        let value: JSONValue =
          switch field {
          case .message: .string(note.message)
          case .file: .orNull(place?.path)
          case .line: .orNull(place?.start.line)
          case .column: .orNull(place?.start.column)
          }
        return .init(field.rawValue, value)
      })
  }

  private func summary(of report: Report) -> JSONValue {
    .object(
      SummaryField.allCases.map { field in
        let count =
          switch field {
          case .errors: report.count(of: .error)
          case .warnings: report.count(of: .warning)
          case .known: report.knownCount
          case .screens: report.counts.screens
          case .flows: report.counts.flows
          case .tabs: report.counts.tabs
          case .events: report.counts.events
          case .transitions: report.counts.transitions
          case .links: report.counts.links
          }
        return .init(field.rawValue, .int(count))
      })
  }
}
