/// The keys of a finding in the JSON report, in their order. ``JSONReporter`` writes them, ``ReportSchema`` describes
/// them: neither can know one that the other does not.
enum FindingField: String, CaseIterable {
  case rule
  case severity
  case message
  case file
  case line
  case column
  case endLine
  case endColumn
  case subject
  case reason
  case notes
  case trace
  case state
  case help
  case known
}

/// The keys of a finding's note.
enum NoteField: String, CaseIterable {
  case message
  case file
  case line
  case column
}

/// The keys of the report's summary.
enum SummaryField: String, CaseIterable {
  case errors
  case warnings
  case known
  case screens
  case flows
  case tabs
  case events
  case transitions
  case links
}
