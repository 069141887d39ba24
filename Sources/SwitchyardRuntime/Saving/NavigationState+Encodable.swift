// A state is saved as `switchyard simulate` prints it: a screen by its name, or as `{"post":{"id":42}}` where it has
// values, and without what is nil.

extension NavigationState: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    try container.encode(base, forKey: "base")
    try container.encode(layers, forKey: "modals")
    try container.encodeIfPresent(deferred, forKey: "deferred")
  }
}

extension NavigationState.Base: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    switch self {
    case .tabs(let bar):
      var tabs = container.nestedContainer(keyedBy: SavedKey.self, forKey: "tabs")
      try tabs.encode(bar.selected.name, forKey: "selected")
      var stacks = tabs.nestedContainer(keyedBy: SavedKey.self, forKey: "stacks")
      for (tab, stack) in zip(Graph.Tab.allCases, bar.stacks) {
        try stacks.encode(stack.entries, forKey: SavedKey(tab.name))
      }
    case .stack(let shown, let stack):
      try container.encode(shown.name, forKey: shown.key)
      try container.encode(stack.entries, forKey: "stack")
    }
  }
}

extension NavigationState.Layer: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    if stack.hasStack {
      try container.encode(shown.name, forKey: shown.key)
    } else {
      // The one screen of a bare layer carries its values.
      try container.encode(stack.root, forKey: "screen")
    }
    try container.encode(style.rawValue, forKey: "style")
    if !isDismissable { try container.encode(false, forKey: "dismissable") }
    if stack.hasStack { try container.encode(stack.entries, forKey: "stack") }
  }
}

extension LayerIdentity {
  fileprivate var key: SavedKey {
    switch self {
    case .flow: "flow"
    case .screen: "screen"
    }
  }

  fileprivate var name: String {
    switch self {
    case .flow(let flow): flow.name
    case .screen(let screen): screen.name
    }
  }
}

extension NavigationState.Entry: Encodable {
  public func encode(to encoder: any Encoder) throws {
    let arguments = SavedValues(of: route)
    if arguments.isEmpty {
      var container = encoder.singleValueContainer()
      try container.encode(route.name)
    } else {
      var container = encoder.container(keyedBy: SavedKey.self)
      try container.encode(arguments, forKey: SavedKey(route.name))
    }
  }
}

extension NavigationState.Deferred: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    switch self {
    case .link(let url): try container.encode(url, forKey: "link")
    case .external(let event):
      try container.encode(event.name, forKey: "external")
      // Here what is missing would be a default.
      let payload = SavedValues(of: event, leavingNilOut: false)
      if !payload.isEmpty { try container.encode(payload, forKey: "payload") }
    }
  }
}

/// What a screen is shown with, or an event carries, by name and without what is nil.
private struct SavedValues: Encodable {
  private let values: [(name: String, argument: CaseArgument)]

  init(of named: some NamedCase, leavingNilOut: Bool = true) {
    values = zip(named.parameterNames, named.arguments).filter { !leavingNilOut || $1 != .absent }.map { ($0, $1) }
  }

  var isEmpty: Bool { values.isEmpty }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    for value in values { try container.encode(SavedValue(value.argument), forKey: SavedKey(value.name)) }
  }
}

private struct SavedValue: Encodable {
  private let argument: CaseArgument

  init(_ argument: CaseArgument) {
    self.argument = argument
  }

  func encode(to encoder: any Encoder) throws {
    if case .list(let arguments) = argument {
      var container = encoder.unkeyedContainer()
      for argument in arguments { try container.encode(SavedValue(argument)) }
      return
    }
    if case .own(let own) = argument { return try own.coded.encode(to: encoder) }
    var container = encoder.singleValueContainer()
    switch argument {
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    // JSON has no such numbers, and a state must not be lost for one.
    case .double(let value) where !value.isFinite: try container.encode(value.description)
    case .double(let value): try container.encode(value)
    case .string(let text): try container.encode(text)
    case .date(let seconds): try container.encode(LinkDate.exactText(seconds) ?? seconds.description)
    case .absent, .list, .own: try container.encodeNil()
    }
  }
}
