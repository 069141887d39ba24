import SwitchyardDiagnostics
import SwitchyardSpec

/// An entry of a baseline that no finding fits any more, so that it may go.
struct UnusedBaseline: Problem {
  static let rule = RuleDescription(
    id: "unused-baseline", defaultSeverity: .warning, summary: "an entry of a baseline that no finding fits any more")

  /// Why none does.
  enum Cause {
    case nothingFound
    /// The count is larger than what is left.
    case fewer(left: Int)
    /// Another entry says the same.
    case again(SourceSpan)
    /// The spec file is gone.
    case noFile
    /// See ``RuleDescription/canBeKnown``.
    case notKnowable
    /// There is no such rule; this one may be meant.
    case unknownRule(meant: String?)
  }

  let entry: BaselineDocument.Entry
  let cause: Cause

  var span: SourceSpan {
    switch cause {
    case .nothingFound, .fewer, .again, .noFile: entry.span
    case .notKnowable, .unknownRule: entry.rule.span
    }
  }

  var message: String {
    let rule = entry.rule.value
    let place = entry.subject.map { "'\($0)'" } ?? "'\(entry.file)'"
    return switch cause {
    case .nothingFound: "'\(rule)' finds nothing at \(place) any more"
    case .fewer(let left): "'\(rule)' finds \(left) at \(place), not \(entry.count) any more"
    case .again: "'\(rule)' at \(place) is held by an entry above"
    case .noFile: "there is no '\(entry.file)' any more"
    case .notKnowable: "a baseline can't hold '\(rule)'"
    case .unknownRule: "there is no rule '\(rule)'"
    }
  }

  var notes: [Finding.Note] {
    guard case .again(let span) = cause else { return [] }
    return [Finding.Note("it stands here", at: span)]
  }

  var help: String? {
    switch cause {
    case .nothingFound, .fewer, .again, .noFile: "'switchyard lint --write-baseline' takes it out"
    case .notKnowable: "mend what it finds, and remove the entry"
    case .unknownRule(let meant?): "did you mean '\(meant)'?"
    case .unknownRule(nil): "'switchyard rules' lists them all"
    }
  }
}
