internal import SwitchyardDiagnostics

/// The key that may stand among an event's payload.
package enum EventKey: String, SpecKey {
  case allow

  package static let mapping = SpecMapping.event
  package static let table = KeyTable(of: EventKey.self)

  package var declaration: KeyDeclaration {
    switch self {
    case .allow:
      key(
        "A mapping of rules whose findings are accepted for this event, each with the reason. With a type behind it, "
          + "it is a value of the payload like any other.", .either([.named(.allowances), .named(.parameterType)]))
    }
  }
}

/// The keys of an entry of `guards:` that is more than its description.
package enum GuardKey: String, SpecKey {
  case doc
  case allow

  package static let mapping = SpecMapping.guard
  package static let table = KeyTable(of: GuardKey.self)

  package var declaration: KeyDeclaration {
    switch self {
    case .doc: key("What the guard stands for, in words; it becomes a doc comment of the generated code.", .text)
    case .allow: key("Rules whose findings are accepted for this guard, each with the reason.", .named(.allowances))
    }
  }

  package var isAnnotation: Bool { self == .doc }
}

/// The keys of an entry of `types:`.
package enum TypeKey: String, SpecKey {
  case cases
  case swift
  case `import`
  case conforms
  case doc
  case allow

  package static let mapping = SpecMapping.type
  package static let table = KeyTable(of: TypeKey.self)

  package var declaration: KeyDeclaration {
    switch self {
    case .cases:
      key("The cases of a String enum that is generated.", .list(of: .name(.identifier), count: .oneOrMore))
    case .swift: key("The name in Swift of the app's own type.", .text)
    case .import: key("The module that declares the app's own type, where it is not the app's.", .text)
    case .conforms:
      key(
        "The protocols that the app's own type conforms to.", .list(of: .text), default: ["Hashable", "Sendable"])
    case .doc: key("What the type stands for; it becomes a doc comment of the generated code.", .text)
    case .allow: key("Rules whose findings are accepted for this type, each with the reason.", .named(.allowances))
    }
  }

  package var isAnnotation: Bool { self == .doc }

  /// Whether the key says something about a type of the app's own, and so cannot stand beside `cases`.
  var describesOwnType: Bool {
    switch self {
    case .swift, .import, .conforms: true
    case .cases, .doc, .allow: false
    }
  }
}
