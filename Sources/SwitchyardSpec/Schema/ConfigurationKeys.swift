internal import SwitchyardDiagnostics

/// The keys of `switchyard.yaml`.
package enum ConfigurationKey: String, SpecKey {
  case specs
  case lint

  package static let mapping = SpecMapping.configuration
  package static let table = KeyTable(of: ConfigurationKey.self)

  package var declaration: KeyDeclaration {
    switch self {
    case .specs:
      key(
        "The specs that are meant where a command names none: files, and folders of which every `*.routes.yaml` below "
          + "that no other one includes is taken. Relative to this file.",
        .either([.text, .list(of: .text, count: .oneOrMore)]))
    case .lint: key("What is checked, and how grave it is.", .mapping(.lint))
    }
  }
}

/// The keys of `lint:` in `switchyard.yaml`.
package enum LintKey: String, SpecKey {
  case rules

  package static let mapping = SpecMapping.lint
  package static let table = KeyTable(of: LintKey.self)

  package var declaration: KeyDeclaration {
    switch self {
    case .rules: key("Rules that are off, or more or less grave than they are by default.", .ruleLevels)
    }
  }
}
