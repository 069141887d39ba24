internal import SwitchyardDiagnostics

/// The keys of a transition: the operations first, then what may stand beside them.
package enum TransitionKey: String, SpecKey {
  case push
  case replaceTop
  case setRoot
  case setAfterRoot
  case setAfter
  case pop
  case popTo
  case popToRoot
  case present
  case dismiss
  case dismissAll
  case start
  case raise
  case `defer`
  case open
  case ignore
  case steps
  case tab
  case style
  case stack
  case dismissable
  case animated
  case when
  case `else`
  case doc
  case allow

  package static let mapping = SpecMapping.transition
  package static let table = KeyTable(of: TransitionKey.self)

  package var declaration: KeyDeclaration {
    var declaration = undecidedDeclaration
    declaration.role = isModifier ? .modifier : .operation
    return declaration
  }

  private var undecidedDeclaration: KeyDeclaration {
    switch self {
    case .push: key("Puts one or more screens on top of the visible stack.", .named(.destinations))
    case .replaceTop: key("Puts screens in the place of the visible one.", .named(.destinations))
    case .setRoot: key("Makes these screens the whole visible stack.", .named(.destinations))
    case .setAfterRoot:
      key("Keeps the root of the visible stack and puts these screens on top of it.", .named(.destinations))
    case .setAfter:
      key(
        "Goes back to the topmost occurrence of a screen and puts others on top of it. Fails where the screen is not "
          + "on the stack.", .mapping(.setAfter))
    case .pop: key("Goes back one screen. Fails at the root.", .nothing)
    case .popTo:
      key("Goes back to the topmost occurrence of a screen. Fails where it is not on the stack.", .name(.reference))
    case .popToRoot: key("Goes back to the root of the visible stack.", .nothing)
    case .present:
      key(
        "Shows a flow or a screen over everything: a flow with a stack of its own, a screen alone, or with `stack: "
          + "true` with a stack.", .named(.destination))
    case .dismiss:
      key(
        "Takes the topmost modal layer away, or with a name every layer down to and with the topmost one that shows "
          + "that flow or screen.", .either([.nothing, .name(.reference)]))
    case .dismissAll: key("Takes every modal layer away; that there is none is fine.", .nothing)
    case .start:
      key("Drops everything and begins afresh with a flow, a screen or `tabs`.", .named(.destination))
    case .raise: key("Handles another event, on the screen that is visible by then.", .named(.destination))
    case .defer:
      key(
        "Keeps the link or the external event, and handles it again right after the next `start`. One is kept, the "
          + "newest.", .nothing)
    case .open: key("Opens a URL outside the app; the navigation stays as it is.", .text)
    case .ignore: key("Handles the event and changes nothing.", .nothing)
    case .steps:
      key(
        "Does several transitions in order. If one fails, nothing has changed.",
        .list(of: .named(.anyStep), count: .oneOrMore))
    case .tab:
      key(
        "Dismisses every modal layer and selects a tab; the operation then acts on that tab's stack. Alone, it just "
          + "selects. Beside `start: tabs` it is the tab to begin with.", .name(.identifier))
    case .style: key("How the layer is shown.", .choice(PresentationStyle.allCases.map(\.rawValue)), default: "sheet")
    case .stack:
      key("`true` where the presented screen gets a navigation stack of its own.", .boolean, default: false)
    case .dismissable:
      key("`false` where the user cannot swipe the layer away.", .boolean, default: true)
    case .animated: key("`false` where the change is not animated.", .boolean, default: true)
    case .when:
      key("Takes the transition only where a guard holds, or with `not` does not hold.", .named(.conditions))
    case .else: key("The transition that is taken instead where this one fails.", .named(.anyStep))
    case .doc: key("What the transition is for.", .text)
    case .allow:
      key("Rules whose findings are accepted for this transition, each with the reason.", .named(.allowances))
    }
  }
}

extension TransitionKey {
  /// What a modifier can stand beside.
  package enum Company: Sendable, Equatable {
    case everything
    case only([TransitionKey])
    case allBut([TransitionKey])
  }

  /// Nil for an operation.
  package var company: Company? {
    switch self {
    case .style, .stack, .dismissable: .only([.present])
    // `tab` has dismissed every modal layer, so that `dismiss` could only fail; keeping an event and changing nothing
    // both contradict that a tab is selected
    case .tab: .allBut([.dismiss, .defer, .ignore])
    // nothing moves
    case .animated: .allBut([.defer, .open, .ignore])
    case .when, .else, .doc, .allow: .everything
    default: nil
    }
  }

  package var isModifier: Bool {
    switch self {
    case .tab, .style, .stack, .dismissable, .animated, .when, .else, .doc, .allow: true
    default: false
    }
  }

  /// Whether the key means something where there is no operation: a tab can be selected alone.
  package var isEnough: Bool { self == .tab }

  /// Whether the key may stand in a step or an `else`: those belong to the transition around them, which is chosen and
  /// accepted as a whole.
  package var standsInSteps: Bool { self != .when && self != .allow }

  /// Whether the operation may be written as a word of its own: `close: pop`.
  package var isWord: Bool {
    switch self {
    case .pop, .popToRoot, .dismiss, .dismissAll, .defer, .ignore: true
    default: false
    }
  }

  package var isAnnotation: Bool { self == .doc || self == .animated }

  static let words = allCases.filter(\.isWord).map(\.rawValue)
}
