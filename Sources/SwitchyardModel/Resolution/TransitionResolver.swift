internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// Resolves one alternative: when it is taken, and what it does. One with a fault is nil, and all its faults are
/// reported.
struct TransitionResolver {
  let draft: GraphDraft
  let destinations: DestinationResolver
  let events: EventNamer

  init(_ draft: GraphDraft) {
    self.draft = draft
    destinations = DestinationResolver(draft)
    events = EventNamer(draft: draft)
  }

  /// Where a transition stands, and what may stand there.
  struct Scope {
    var binding: BindingScope
    /// Whether it is a link's or an external event's.
    var canDefer: Bool

    var place: TransitionPlace { binding.place }
  }

  /// Those of a handler or a link that have no fault.
  func alternatives(of handler: HandlerSpec, in scope: Scope) -> [Transition] {
    var scope = scope
    var alternatives: [Transition] = []
    alternatives.reserveCapacity(handler.alternatives.count)
    for index in handler.alternatives.indices {
      if handler.isList { scope.binding.place.index = handler.alternatives[index].index }
      guard let transition = transition(handler.alternatives[index], in: scope) else { continue }
      alternatives.append(transition)
    }
    return alternatives
  }

  private func transition(_ spec: TransitionSpec, in scope: Scope) -> Transition? {
    let modifiers = spec.modifiers.isEmpty ? nil : WrittenModifiers(spec.modifiers)
    let condition = modifiers.map { conditions($0.conditions, at: scope.place) } ?? []
    var allowances = modifiers?.allowances ?? []
    guard let action = action(spec, modifiers, in: scope, &allowances), let condition else { return nil }
    var transition = Transition(condition: condition, action: action, index: spec.index, declaredAt: spec.span)
    transition.doc = modifiers?.doc
    transition.allowances = allowances
    if !allowances.isEmpty { draft.graph.hasAllowancesOnTransitions = true }
    return transition
  }

  /// Nil where one of them is unknown.
  func conditions(_ specs: [ConditionSpec], at place: TransitionPlace) -> [GuardLiteral]? {
    if specs.isEmpty { return [] }
    let literals = specs.map { destinations.condition($0, at: place) }
    return literals.contains(nil) ? nil : literals.compactMap { $0 }
  }

  // MARK: - Actions

  private func action(
    _ spec: TransitionSpec, _ modifiers: WrittenModifiers?, in scope: Scope, _ allowances: inout [Allowance]
  ) -> Action? {
    let tab = modifiers?.tab.map { destinations.tab($0, at: scope.place) }
    let operation = operation(spec, modifiers, selecting: tab, in: scope, &allowances)
    let otherwise = modifiers?.otherwise.map { part($0, in: scope, &allowances) }
    if case .some(nil) = tab { return nil }
    if case .some(nil) = otherwise { return nil }
    guard let operation else { return nil }
    var action = Action(tab: tab ?? nil, operation: operation, declaredAt: spec.operationSpan)
    if case .start = operation { action.tab = nil }
    if case .some(let other?) = otherwise { action.otherwise = [other] }
    action.isAnimated = modifiers?.isAnimated ?? true
    return action
  }

  /// A step or an `else`. What is allowed there is allowed for the transition that it belongs to.
  private func part(_ spec: TransitionSpec, in scope: Scope, _ allowances: inout [Allowance]) -> Action? {
    let modifiers = spec.modifiers.isEmpty ? nil : WrittenModifiers(spec.modifiers)
    if let modifiers { allowances += modifiers.allowances }
    return action(spec, modifiers, in: scope, &allowances)
  }

  private func operation(
    _ spec: TransitionSpec, _ modifiers: WrittenModifiers?, selecting tab: TabID??, in scope: Scope,
    _ allowances: inout [Allowance]
  ) -> Operation? {
    guard let written = spec.operation else { return .selectTab }
    switch written {
    case .push(let list): return destinations(list, "push", scope).map { .push($0) }
    case .replaceTop(let list): return destinations(list, "replaceTop", scope).map { .replaceTop($0) }
    case .setRoot(let list): return destinations(list, "setRoot", scope).map { .setRoot($0) }
    case .setAfterRoot(let list): return destinations(list, "setAfterRoot", scope).map { .setAfterRoot($0) }
    case .setAfter(let setAfter): return self.setAfter(setAfter, scope)
    case .pop: return .pop
    case .popTo(let name): return destinations.screen(name, key: "popTo", at: scope.place).map { .popTo($0) }
    case .popToRoot: return .popToRoot
    case .present(let target): return present(target, modifiers, in: scope)
    case .dismiss(nil): return .dismiss
    case .dismiss(let name?): return destinations.layer(name, at: scope.place).map { .dismissLayer($0) }
    case .dismissAll: return .dismissAll
    case .start(let target): return start(target, selecting: tab, in: scope)
    case .raise(let target): return raise(target, in: scope)
    case .defer:
      if !scope.canDefer, !mayBeExternal(scope) { report(.deferredEvent, at: spec.operationSpan, scope) }
      return scope.canDefer ? .defer : nil
    case .open(let url): return open(url, in: scope)
    case .ignore: return .ignore
    case .steps(let steps): return self.steps(steps, in: scope, &allowances)
    }
  }

  /// Whether the event may be declared in what could not be read.
  private func mayBeExternal(_ scope: Scope) -> Bool {
    guard case .event(let event) = scope.binding.source else { return false }
    return draft.unread.events && !draft.graph[event].isDeclared
  }

  func report(_ flaw: InvalidOperation.Flaw, at span: SourceSpan, _ scope: Scope) {
    draft.report(InvalidOperation(flaw: flaw, span: span, subject: scope.place.path(in: draft)))
  }
}

// MARK: - Operations with operands

extension TransitionResolver {
  /// Nil where one of them is none.
  private func destinations(
    _ specs: [DestinationSpec], _ key: String, _ scope: Scope
  ) -> [Destination]? {
    var resolved: [Destination] = []
    resolved.reserveCapacity(specs.count)
    for index in specs.indices {
      guard let destination = destinations.destination(specs[index], key: key, in: scope.binding) else { continue }
      resolved.append(destination)
    }
    return resolved.count == specs.count ? resolved : nil
  }

  private func setAfter(_ setAfter: SetAfterSpec, _ scope: Scope) -> Operation? {
    let anchor = destinations.screen(setAfter.screen, key: "setAfter", at: scope.place)
    let list = destinations(setAfter.destinations, "push", scope)
    guard let anchor, let list else { return nil }
    return .setAfter(anchor, inclusive: setAfter.inclusive, list)
  }

  private func present(_ target: DestinationSpec, _ modifiers: WrittenModifiers?, in scope: Scope) -> Operation? {
    guard let (layer, root) = destinations.layer(target, in: scope.binding) else { return nil }
    var hasStack = modifiers?.hasStack?.value ?? false
    if case .flow = layer {
      if let stack = modifiers?.hasStack {
        report(.stackOfFlow(flow: target.name.value), at: stack.key, scope)
      }
      hasStack = true
    }
    return .present(
      Presentation(
        layer: layer, root: root, style: Presentation.Style(modifiers?.style ?? .sheet), hasStack: hasStack,
        isDismissable: modifiers?.isDismissable ?? true))
  }

  private func start(
    _ target: DestinationSpec, selecting tab: TabID??, in scope: Scope
  ) -> Operation? {
    StartTargets(destinations).target(target, selecting: tab, in: scope.binding).map { .start($0) }
  }

  private func raise(_ target: DestinationSpec, in scope: Scope) -> Operation? {
    let event = events.event(target.name, in: scope.place.module)
    let isPlain = draft.graph.events[event.index].payload.isEmpty && target.arguments.isEmpty
    return .raise(event, isPlain ? [] : destinations.payload(of: event, target, in: scope.binding))
  }

  private func open(_ url: Spanned<String>, in scope: Scope) -> Operation? {
    guard let flaw = URLText.flaw(inAbsolute: url.value) else { return .open(url.value) }
    report(.url(url.value, flaw), at: url.span, scope)
    return nil
  }

  private func steps(
    _ specs: [TransitionSpec], in scope: Scope, _ allowances: inout [Allowance]
  ) -> Operation? {
    var steps: [Action] = []
    for step in specs {
      guard let action = part(step, in: scope, &allowances) else { continue }
      steps.append(action)
    }
    return steps.count == specs.count ? .steps(steps) : nil
  }
}

extension Presentation.Style {
  init(_ style: PresentationStyle) {
    switch style {
    case .sheet: self = .sheet
    case .fullScreen: self = .fullScreen
    case .popover: self = .popover
    }
  }
}
