/// The mappings of the language whose keys are given: those of a spec, of `switchyard.yaml` and of a baseline.
package enum SpecMapping: String, CaseIterable, Sendable {
  case spec
  case screen
  case flow
  case tab
  case event
  case `guard`
  case type
  case transition
  /// A transition inside another one.
  case step
  case setAfter
  case startAlternative
  case links
  case configuration
  case generate
  case stubs
  case lint
  case linkListing
  case baseline
  /// An entry of a baseline.
  case knownFinding
}

extension SpecMapping {
  /// The kind of file that a mapping stands in.
  package enum Home: Sendable {
    case spec, configuration, baseline
  }

  package var home: Home {
    switch self {
    case .configuration, .generate, .stubs, .lint, .linkListing: .configuration
    case .baseline, .knownFinding: .baseline
    default: .spec
    }
  }

  package var isOfSpec: Bool { home == .spec }

  package var keys: [KeyDeclaration] { Self.keysByMapping[self] ?? [] }

  private static let keysByMapping = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.declaredKeys) })

  private var declaredKeys: [KeyDeclaration] {
    switch self {
    case .spec: RootKey.declarations
    case .screen: ScreenKey.declarations
    case .flow: FlowKey.declarations
    case .tab: TabKey.declarations
    case .event: EventKey.declarations
    case .guard: GuardKey.declarations
    case .type: TypeKey.declarations
    case .transition: TransitionKey.declarations
    case .step: TransitionKey.allCases.filter(\.standsInSteps).map(\.declaration)
    case .setAfter: SetAfterKey.declarations
    case .startAlternative: StartKey.declarations
    case .links: LinksKey.declarations
    case .configuration: ConfigurationKey.declarations
    case .generate: GenerateKey.declarations
    case .stubs: StubsKey.declarations
    case .lint: LintKey.declarations
    case .linkListing: LinkListingKey.declarations
    case .baseline: BaselineKey.declarations
    case .knownFinding: KnownFindingKey.declarations
    }
  }

  /// The mappings that know a key of this name, among those that people write.
  package static func homes(of key: String) -> [SpecMapping] {
    homesByKey[key] ?? []
  }

  private static let homesByKey: [String: [SpecMapping]] = {
    var homes: [String: [SpecMapping]] = [:]
    // what a step knows, a transition knows, too
    for mapping in allCases where mapping != .step && mapping.home != .baseline {
      for key in mapping.keys { homes[key.name, default: []].append(mapping) }
    }
    return homes
  }()

  /// What other keys than the declared ones may stand here, which the user names.
  package var otherEntries: (key: NameShape, value: ValueShape)? {
    self == .event ? (.identifier, .named(.parameterType)) : nil
  }

  /// Whether the mapping may be left empty, without even a `{}`: `welcome:` is a screen.
  package var mayBeEmpty: Bool {
    switch self {
    case .screen, .event, .guard, .links, .configuration, .generate, .stubs, .lint, .linkListing: true
    case .spec, .flow, .tab, .type, .transition, .step, .setAfter, .startAlternative, .baseline, .knownFinding: false
    }
  }

  /// Whether such a mapping stands behind a name that the user gives.
  package var isNamed: Bool {
    switch self {
    case .screen, .flow, .tab, .event, .guard, .type: true
    case .spec, .transition, .step, .setAfter, .startAlternative, .links, .configuration, .generate, .stubs, .lint,
      .linkListing, .baseline, .knownFinding:
      false
    }
  }

  /// The mapping in the middle of a sentence: "a screen has no key 'titel'".
  package var noun: String {
    switch self {
    case .spec: "a spec"
    case .screen: "a screen"
    case .flow: "a flow"
    case .tab: "a tab"
    case .event: "an event"
    case .guard: "a guard"
    case .type: "a type"
    case .transition: "a transition"
    case .step: "a step"
    case .setAfter: "'\(TransitionKey.setAfter.rawValue)'"
    case .startAlternative: "an alternative of '\(RootKey.start.rawValue)'"
    case .links: "'\(RootKey.links.rawValue)'"
    case .configuration: "'switchyard.yaml'"
    case .generate: "'\(ConfigurationKey.generate.rawValue)'"
    case .stubs: "'\(GenerateKey.stubs.rawValue)'"
    case .lint: "'\(ConfigurationKey.lint.rawValue)'"
    case .linkListing: "'\(ConfigurationKey.links.rawValue)'"
    case .baseline: "a baseline"
    case .knownFinding: "an entry of a baseline"
    }
  }

  /// Where such a mapping stands, for whoever reads the file of another one: "'push' belongs in a transition".
  package func place(from other: SpecMapping) -> String {
    switch self {
    case .spec: other.isOfSpec ? "at the top level of the file" : "at the top level of a spec"
    case .configuration: "at the top level of \(other.isOfSpec ? noun : "the file")"
    case .generate, .stubs, .lint, .linkListing:
      "below \(noun)\(other.isOfSpec ? " in \(SpecMapping.configuration.noun)" : "")"
    case .setAfter: "below '\(TransitionKey.setAfter.rawValue)'"
    case .links: "below '\(RootKey.links.rawValue)'"
    default: "in \(noun)"
    }
  }

  package var description: String {
    switch self {
    case .spec: "One spec of an app's navigation, or a file that such a spec includes."
    case .screen: "One screen of the app: its parameters, what it can emit, and what it handles itself."
    case .flow: "A named navigation stack that is presented over the app or started in its place."
    case .tab: "One tab of the tab bar, with a navigation stack of its own."
    case .event: "The event's payload: the name of each value and its type. Leave it empty where there is none."
    case .guard: "A condition that the app answers while an event is handled."
    case .type: "A type of parameters: an enum to generate, or a type of the app's own."
    case .transition: "One operation and what stands beside it."
    case .step: "One operation inside another transition, and what stands beside it."
    case .setAfter: "Goes back to a screen of the stack and pushes others on top of it."
    case .startAlternative: "One of several places where the app can begin."
    case .links: "How the app is opened from outside."
    case .configuration: "What holds for every spec in the folder of `switchyard.yaml` and below it."
    case .generate: "What is made of each spec, and where it goes."
    case .stubs: "Files for you to go on with, written where they are missing."
    case .lint: "What is checked, and how grave it is."
    case .linkListing: "How links are shown, and to which apps they belong."
    case .baseline: "Findings that a project knows and lets be for now; `switchyard lint --write-baseline` writes them."
    case .knownFinding: "A finding, or several that are alike, wherever in its file it stands."
    }
  }
}
