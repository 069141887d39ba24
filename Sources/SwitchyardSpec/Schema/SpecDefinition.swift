/// The shapes of values that several keys share.
package enum SpecDefinition: String, CaseIterable, Sendable {
  case parameterType
  case parameters
  case destination
  case destinations
  case arguments
  case argumentValue
  case conditions
  case allowances
  case handler
  case handlers
  case linkHandlers
  case anyTransition
  case anyStep
  case start
  case anyGuard
}

extension SpecDefinition {
  package var shape: ValueShape {
    switch self {
    case .parameterType: .either([.text, .list(of: .named(.parameterType), count: .one)])
    case .parameters: .entries(.identifier, .named(.parameterType))
    case .destination:
      .either([.name(.reference), .entries(.reference, .named(.arguments), count: .one)])
    case .destinations: .either([.named(.destination), .list(of: .named(.destination), count: .oneOrMore)])
    case .arguments: .entries(.identifier, .named(.argumentValue))
    case .argumentValue: .either([.scalar, .list(of: .named(.argumentValue))])
    case .conditions: .either([.name(.condition), .list(of: .name(.condition), count: .oneOrMore)])
    case .allowances: .entries(.rule, .text)
    case .handler: .either([.named(.anyTransition), .list(of: .named(.anyTransition), count: .oneOrMore)])
    case .handlers: .entries(.identifier, .named(.handler))
    case .linkHandlers: .entries(.linkPattern, .named(.handler))
    case .anyTransition: .either([.choice(TransitionKey.words), .mapping(.transition)])
    case .anyStep: .either([.choice(TransitionKey.words), .mapping(.step)])
    case .start:
      .either([
        .named(.destination), .mapping(.startAlternative), .list(of: .mapping(.startAlternative), count: .oneOrMore),
      ])
    case .anyGuard: .either([.text, .mapping(.guard)])
    }
  }

  /// The shape in a finding: "'push' must be *a destination or a list of them*".
  package var words: String {
    switch self {
    case .parameterType: "a type"
    case .parameters, .arguments, .allowances, .handlers, .linkHandlers: "a mapping"
    case .destination: "a name, or a name with its arguments"
    case .destinations: "a name, a name with its arguments, or a list of them"
    case .argumentValue: "a value, or a list of values"
    case .conditions: "a guard, 'not' and a guard, or a list of them"
    case .handler: "a transition, or a list of alternatives"
    case .anyTransition, .anyStep: "a transition"
    case .start: "a name, a name with its arguments, or a list of alternatives"
    case .anyGuard: "text, or a mapping"
    }
  }

  package var description: String {
    switch self {
    case .parameterType:
      """
      A type: String, Int, Double, Bool, UUID, URL, Date or one of `types`; `Type?` may be missing, `[Type]` is a list, \
      and `Type = default` says what counts where nothing is given.
      """
    case .parameters: "Parameters in their order: the name of each, and its type."
    case .destination:
      "Where to go: a name, or a name with the arguments of its parameters, such as `post: { id: event.postID }`."
    case .destinations: "Where to go: one destination, or a list of several in the order in which they are stacked."
    case .arguments:
      "What parameters are bound to. Those that are not named here are taken by name from the event or the screen."
    case .argumentValue:
      "`event.x` from the event's payload, `screen.x` from the emitting screen's parameters, or a literal."
    case .conditions: "A guard that must hold, `not` and a guard that must not, or a list of which all must be so."
    case .allowances: "Rules whose findings are accepted here, each with the reason why."
    case .handler: "What an event leads to: one transition, or a list of which the first whose `when` holds is taken."
    case .handlers: "Which event leads where: the event's name, and one transition or a list of alternatives."
    case .linkHandlers: "Which address leads where: a path such as `/posts/{id}?page={page}`, and what it leads to."
    case .anyTransition: "A transition: one operation, and what stands beside it."
    case .anyStep: "A transition inside another one, which has no `when` and no `allow` of its own."
    case .start: "Where the app begins: a flow, a screen or `tabs`, or a list of alternatives."
    case .anyGuard: "What the guard stands for, in words, or a mapping with `doc`."
    }
  }
}
