/// How grave a finding is. An error makes the exit status 1.
package enum Severity: String, Sendable, CaseIterable {
  case error
  case warning
}
