internal import SwitchyardDiagnostics

/// The keys of a baseline.
package enum BaselineKey: String, SpecKey {
  case schema = "$schema"
  case version
  case findings

  package static let mapping = SpecMapping.baseline
  package static let table = KeyTable(of: BaselineKey.self)
  package static let requiredKeys = [BaselineKey.version, .findings]

  package var declaration: KeyDeclaration {
    switch self {
    case .schema: key("Where an editor finds this schema; kept when the file is written anew.", .text)
    case .version: key("The version of this format: 1.", .version(BaselineDocument.version))
    case .findings:
      key("The findings that are known, sorted by file, rule, subject and reason.", .list(of: .mapping(.knownFinding)))
    }
  }
}

/// The keys of an entry of a baseline.
package enum KnownFindingKey: String, SpecKey {
  case file
  case rule
  case subject
  case reason
  case severity
  case count

  package static let mapping = SpecMapping.knownFinding
  package static let table = KeyTable(of: KnownFindingKey.self)
  package static let requiredKeys = [KnownFindingKey.file, .rule]

  package var declaration: KeyDeclaration {
    switch self {
    case .file: key("The spec file, relative to the folder of the baseline, with forward slashes.", .text)
    case .rule: key("The rule that is broken.", .name(.rule))
    case .subject:
      key("The dotted path of the element at fault, such as `screens.post.events.openChat`, where it has one.", .text)
    case .reason: key("Why a transition fails, such as `noStack`; only where a rule tells causes apart.", .text)
    case .severity:
      key(
        "How grave it is, where that is not what is usual for the rule: a fault that becomes graver is a new one.",
        .choice(Severity.allCases.map(\.rawValue)))
    case .count: key("How many findings are alike in all this.", .count, default: 1)
    }
  }
}
