internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// Binds the parameters of what a transition shows or raises: each to something, or it is reported.
///
/// A parameter whose binding has a fault is bound to nil, so that the transition keeps its place in the graph: where it
/// leads is known all the same.
struct ArgumentBinder {
  let draft: GraphDraft
  let reader: LiteralReader

  init(_ draft: GraphDraft) {
    self.draft = draft
    reader = LiteralReader(types: draft.graph.types, caseNumbers: draft.caseNumbers, suggestions: draft.suggestions)
  }

  /// One source for each parameter of the target, in their order.
  func bind(_ arguments: [ArgumentSpec], to target: BindingTarget, in scope: BindingScope) -> [ArgumentSource] {
    var sources: [ArgumentSource] = []
    sources.reserveCapacity(target.parameters.count)
    var matched = 0
    for index in target.parameters.indices {
      let argument = arguments.first { $0.name.value == target.parameters[index].name }
      if argument != nil { matched += 1 }
      if let bound = target.boundByFlow?[index] {
        if let argument { reportBoundByFlow(argument, target, scope) }
        sources.append(bound)
      } else if let argument {
        sources.append(source(of: argument.value, for: index, of: target, in: scope))
      } else {
        sources.append(inferredSource(for: index, of: target, in: scope))
      }
    }
    if matched < arguments.count { reportUnknown(arguments, target, scope) }
    return sources
  }

  /// What a flow's `root:` itself binds; what it leaves open is up to whoever presents the flow.
  func bindGiven(_ arguments: [ArgumentSpec], to target: BindingTarget, in scope: BindingScope) -> [ArgumentSource?] {
    var matched = 0
    let sources = target.parameters.indices.map { index -> ArgumentSource? in
      guard let argument = arguments.first(where: { $0.name.value == target.parameters[index].name }) else {
        return nil
      }
      matched += 1
      return source(of: argument.value, for: index, of: target, in: scope)
    }
    if matched < arguments.count { reportUnknown(arguments, target, scope) }
    return sources
  }

  // MARK: - By name

  private func inferredSource(for index: Int, of target: BindingTarget, in scope: BindingScope) -> ArgumentSource {
    let parameter = target.parameters[index]
    if let source = eventSource(for: index, of: target, in: scope) { return source }
    if let screen = scope.screen, let source = screenSource(for: parameter, from: screen) { return source }
    if parameter.defaultValue != nil { return .defaultValue }
    if parameter.type.isOptional { return .nil }
    reportMissing(index, target, scope)
    return .nil
  }

  private func eventSource(for index: Int, of target: BindingTarget, in scope: BindingScope) -> ArgumentSource? {
    let parameter = target.parameters[index]
    switch scope.source {
    case .event(let event):
      let payload = draft.graph.events[event.index].payload
      let place = payload.firstIndex { $0.name == parameter.name }
      guard let place, fits(payload[place], .event(event), place, parameter) else { return nil }
      return .event(place)
    case .link(let placeholders):
      guard let place = placeholders.index(of: parameter.name) else { return nil }
      bindPlaceholder(place, of: placeholders, to: index, of: target, at: target.span, in: scope)
      return .event(place)
    case .nothing:
      return nil
    }
  }

  private func screenSource(for parameter: Parameter, from screen: ScreenID) -> ArgumentSource? {
    let parameters = draft.graph.screens[screen.index].parameters
    let place = parameters.firstIndex { $0.name == parameter.name }
    guard let place, fits(parameters[place], .screen(screen), place, parameter) else { return nil }
    return .screen(place)
  }

  /// One whose own type is a fault fits everything.
  private func fits(
    _ source: Parameter, _ owner: FaultyParameters.Owner, _ place: Int, _ parameter: Parameter
  ) -> Bool {
    source.type.fits(parameter.type) || draft.faultyParameters.contains(owner, place)
  }

  // MARK: - As written

  private func source(
    of value: ArgumentValueSpec, for index: Int, of target: BindingTarget, in scope: BindingScope
  ) -> ArgumentSource {
    switch value {
    case .event(let name): return eventSource(named: name, for: index, of: target, in: scope)
    case .screen(let name): return screenSource(named: name, for: index, of: target, in: scope)
    case .literal, .null, .list: return literal(value, for: index, of: target, in: scope)
    }
  }

  private func literal(
    _ value: ArgumentValueSpec, for index: Int, of target: BindingTarget, in scope: BindingScope
  ) -> ArgumentSource {
    let parameter = target.parameters[index]
    let fault: LiteralFault
    switch WrittenValue.make(value).flatMap({ reader.read($0, as: parameter.type) }) {
    case .success(let literal): return literal == .nil ? .nil : .literal(literal)
    case .failure(let failure): fault = failure
    }
    if !draft.faultyParameters.contains(target.owner, index) {
      report(.literal(fault), index, target, at: fault.span, scope)
    }
    return .nil
  }

  private func eventSource(
    named name: Spanned<String>, for index: Int, of target: BindingTarget, in scope: BindingScope
  ) -> ArgumentSource {
    switch scope.source {
    case .event(let event):
      let payload = draft.graph.events[event.index].payload
      guard let place = payload.firstIndex(where: { $0.name == name.value }) else {
        reportUnknownPayload(name, of: event, scope)
        return .nil
      }
      if !fits(payload[place], .event(event), place, target.parameters[index]) {
        reportType("event." + name.value, payload[place], index, target, at: name.span, scope)
      }
      return .event(place)
    case .link(let placeholders):
      guard let place = placeholders.index(of: name.value) else {
        reportUnknownPlaceholder(name, of: placeholders, scope)
        return .nil
      }
      bindPlaceholder(place, of: placeholders, to: index, of: target, at: name.span, in: scope)
      return .event(place)
    case .nothing:
      reportUnknown(.noEvent, name, Hint(), scope)
      return .nil
    }
  }

  private func screenSource(
    named name: Spanned<String>, for index: Int, of target: BindingTarget, in scope: BindingScope
  ) -> ArgumentSource {
    guard let screen = scope.screen else {
      reportUnknown(.noScreen, name, Hint(), scope)
      return .nil
    }
    let parameters = draft.graph.screens[screen.index].parameters
    guard let place = parameters.firstIndex(where: { $0.name == name.value }) else {
      if !draft.faultyParameters.mayHaveMore(.screen(screen)) {
        let near = draft.suggestions.nearest(to: name.value, among: parameters.lazy.map(\.name))
        let hint = Hint(help: near.map { "did you mean 'screen.\($0)'?" })
        reportUnknown(.screenParameter(of: draft.graph.qualifiedName(of: screen)), name, hint, scope)
      }
      return .nil
    }
    if !fits(parameters[place], .screen(screen), place, target.parameters[index]) {
      reportType("screen." + name.value, parameters[place], index, target, at: name.span, scope)
    }
    return .screen(place)
  }

  private func bindPlaceholder(
    _ place: Int, of placeholders: LinkPlaceholders, to index: Int, of target: BindingTarget, at span: SourceSpan,
    in scope: BindingScope
  ) {
    let parameter = target.parameters[index]
    let flaw = placeholders.bind(place, to: parameter, types: draft.graph.types, at: span)
    guard let flaw, !draft.faultyParameters.contains(target.owner, index) else { return }
    report(.placeholder(flaw, name: placeholders[place].name), index, target, at: span, scope)
  }
}
