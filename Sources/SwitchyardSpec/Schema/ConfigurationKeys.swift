internal import SwitchyardDiagnostics

/// The keys of `switchyard.yaml`.
package enum ConfigurationKey: String, SpecKey {
  case specs
  case generate
  case lint
  case links

  package static let mapping = SpecMapping.configuration
  package static let table = KeyTable(of: ConfigurationKey.self)

  package var declaration: KeyDeclaration {
    switch self {
    case .specs:
      key(
        "The specs that are meant where a command names none: files, and folders of which every `*.routes.yaml` below "
          + "that no other one includes is taken. Relative to this file.",
        .either([.text, .list(of: .text, count: .oneOrMore)]))
    case .generate:
      key(
        "What `switchyard generate` makes of each spec, and where it goes; a list of several outputs, where tests go to "
          + "another folder than the app's code. The command line wins.",
        .either([.mapping(.generate), .list(of: .mapping(.generate), count: .oneOrMore)]))
    case .lint: key("What is checked, and how grave it is.", .mapping(.lint))
    case .links: key("How `switchyard links` shows links, and to which apps they belong.", .mapping(.linkListing))
    }
  }
}

/// The keys of `generate:` in `switchyard.yaml`, each an option of the command.
package enum GenerateKey: String, SpecKey {
  case targets
  case output
  case access
  case runtime
  case tests
  case module
  case stubs

  package static let mapping = SpecMapping.generate
  package static let table = KeyTable(of: GenerateKey.self)

  package var declaration: KeyDeclaration {
    switch self {
    case .targets:
      key(
        "What is generated, one or a list; the core always is, but where it is tests alone.",
        .either([
          .choice(OutputSpec.Target.allCases.map(\.rawValue)),
          .list(of: .choice(OutputSpec.Target.allCases.map(\.rawValue)), count: .oneOrMore),
        ]), default: "core")
    case .output: key("The folder where the files go, instead of beside each spec. Relative to this file.", .text)
    case .access:
      key(
        "How far the generated declarations can be seen.", .choice(OutputSpec.Access.allCases.map(\.rawValue)),
        default: "internal")
    case .runtime:
      key(
        "Whether the runtime is imported as a product of the package, or written beside the rest.",
        .choice(OutputSpec.Runtime.allCases.map(\.rawValue)), default: "import")
    case .tests:
      key(
        "What generated tests are written with.", .choice(OutputSpec.Tests.allCases.map(\.rawValue)),
        default: "swift-testing")
    case .module: key("The app's module, which tests import; without it, called like the spec.", .text)
    case .stubs:
      key(
        "Files for you to go on with, written where they are missing: the folder where they go, relative to this file; or "
          + "true, for beside the rest; or more about them.", .either([.boolean, .text, .mapping(.stubs)]))
    }
  }
}

/// The keys of `stubs:` in `generate:`.
package enum StubsKey: String, SpecKey {
  case folder
  case router
  case update

  package static let mapping = SpecMapping.stubs
  package static let table = KeyTable(of: StubsKey.self)

  package var declaration: KeyDeclaration {
    switch self {
    case .folder: key("Where they go, instead of beside the rest. Relative to this file.", .text)
    case .router:
      key("Whether there is a router with one switch over every route beside what a target asks for.", .boolean)
    case .update: key("Whether what is missing is added to those that are there.", .boolean)
    }
  }
}

/// The keys of `lint:` in `switchyard.yaml`.
package enum LintKey: String, SpecKey {
  case rules
  case strict
  case reporter
  case output
  case baseline

  package static let mapping = SpecMapping.lint
  package static let table = KeyTable(of: LintKey.self)

  package var declaration: KeyDeclaration {
    switch self {
    case .rules: key("Rules that are off, or more or less grave than they are by default.", .ruleLevels)
    case .strict: key("Whether warnings fail, too.", .boolean, default: false)
    case .reporter:
      key("How findings are shown.", .choice(ConfigurationDocument.Reporter.allCases.map(\.rawValue)), default: "text")
    case .output: key("The file to which the report goes, instead of standard output. Relative to this file.", .text)
    case .baseline:
      key(
        "The file of findings that are known and fail nothing, written by `switchyard lint --write-baseline`. Relative to "
          + "this file.", .text)
    }
  }
}

/// The keys of `links:` in `switchyard.yaml`, each an option of the command.
package enum LinkListingKey: String, SpecKey {
  case format
  case output
  case appIDs

  package static let mapping = SpecMapping.linkListing
  package static let table = KeyTable(of: LinkListingKey.self)

  package var declaration: KeyDeclaration {
    switch self {
    case .format:
      key(
        "How links are shown; aasa is an `apple-app-site-association`.",
        .choice(ConfigurationDocument.LinkFormat.allCases.map(\.rawValue)), default: "text")
    case .output: key("The file to which they go, instead of standard output. Relative to this file.", .text)
    case .appIDs:
      key(
        "The apps that an `apple-app-site-association` names, each by its team and its bundle: "
          + "`ABCDE12345.com.example.shop`.", .either([.text, .list(of: .text, count: .oneOrMore)]))
    }
  }
}
