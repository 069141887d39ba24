package import SwitchyardDiagnostics

/// A baseline as it was written: the findings that a project knows and lets be for now.
package struct BaselineDocument: Sendable {
  /// The version of the format that is read and written.
  package static let version = "1"

  /// What is known of one element: so many findings that only their places tell apart.
  package struct Entry: Sendable {
    /// Relative to the folder of the baseline.
    package var file: String
    package var rule: Spanned<String>
    package var subject: String?
    package var reason: String?
    /// Nil where it is the usual one of the rule.
    package var severity: Severity?
    package var count: Int
    package var span: SourceSpan
  }

  /// What `$schema` says.
  package var schema: String?
  package var entries: [Entry] = []

  package init() {}
}
