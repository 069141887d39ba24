import SwitchyardDiagnostics
import SwitchyardModel

/// Where an association takes more URLs than the app, by the reason.
struct AssociationLooseness {
  enum Reason: Hashable {
    /// Of the values of a type only their beginning can be asked for.
    case start(String)
    /// Of the values of a type nothing can be.
    case anyText(String)
    case restBehindPlaceholder
    case wildcardInText
    case uncheckedItem
    /// Where the query is matched as a whole.
    case uuidInWholeQuery
  }

  /// In the order in which they were met.
  private var reasons: [Reason] = []
  private var patterns: [Reason: Patterns] = [:]

  private struct Patterns {
    var first: [String] = []
    var count = 0
    var last: LinkID?
  }

  mutating func note(_ reason: Reason, _ pattern: LinkPattern) {
    if patterns[reason] == nil { reasons.append(reason) }
    var noted = patterns[reason, default: Patterns()]
    guard noted.last != pattern.id else { return }
    noted.last = pattern.id
    noted.count += 1
    if noted.first.count < Self.mostShown { noted.first.append("'\(pattern.text.clipped)'") }
    patterns[reason] = noted
  }

  private static let mostShown = 3

  var notes: [String] {
    reasons.map { reason in
      let noted = patterns[reason] ?? Patterns()
      let others = noted.count - noted.first.count
      let names = noted.first.joined(separator: ", ") + (others == 0 ? "" : " and \(others) more")
      return words(for: reason) + ": " + names
    }
  }

  private func words(for reason: Reason) -> String {
    switch reason {
    case .start(let type): "of '\(type)' a pattern can only ask how it begins"
    case .anyText(let type): "of '\(type)' a pattern can ask nothing, so any text is taken"
    case .restBehindPlaceholder: "where a rest follows, a placeholder takes several segments"
    case .wildcardInText: "a pattern can't write '*' or '?', so any character is taken in its place"
    case .uuidInWholeQuery: "of a 'UUID' beside such an item only the hyphens are looked at"
    case .uncheckedItem: "not every item of the query is looked at"
    }
  }
}
