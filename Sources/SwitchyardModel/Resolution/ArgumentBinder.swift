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
    let meant = reportStrangers(arguments, target, scope)
    let places = ArgumentPlaces(arguments)
    var sources: [ArgumentSource] = []
    sources.reserveCapacity(target.parameters.count)
    for index in target.parameters.indices {
      let place = places.place(of: target.parameters[index].name)
      if let bound = target.boundByFlow?[index] {
        if let place { reportBoundByFlow(arguments[place], target, scope) }
        sources.append(bound)
      } else if let place {
        sources.append(source(of: arguments[place].value, for: index, of: target, in: scope))
      } else if let source = inferredSource(for: index, of: target, in: scope) {
        sources.append(source)
      } else {
        if !meant.contains(target.parameters[index].name) { reportMissing(index, target, scope) }
        sources.append(.nil)
      }
    }
    return sources
  }

  /// What a flow's `root:` itself binds; what it leaves open is up to whoever presents the flow.
  func bindGiven(_ arguments: [ArgumentSpec], to target: BindingTarget, in scope: BindingScope) -> [ArgumentSource?] {
    _ = reportStrangers(arguments, target, scope)
    let places = ArgumentPlaces(arguments)
    return target.parameters.indices.map { index in
      let place = places.place(of: target.parameters[index].name)
      return place.map { source(of: arguments[$0].value, for: index, of: target, in: scope) }
    }
  }

  /// Reports arguments that no parameter takes, and gives the parameters that they were meant for.
  private func reportStrangers(
    _ arguments: [ArgumentSpec], _ target: BindingTarget, _ scope: BindingScope
  ) -> Set<String> {
    let areKnown = arguments.allSatisfy { argument in
      draft.places.place(of: argument.name.value, in: target.parameters, of: target.owner) != nil
    }
    return areKnown ? [] : reportUnknown(arguments, target, scope)
  }

  // MARK: - By name

  private func inferredSource(
    for index: Int, of target: BindingTarget, in scope: BindingScope
  ) -> ArgumentSource? {
    if let source = eventSource(for: index, of: target, in: scope) { return source }
    if let screen = scope.screen,
      let source = screenSource(of: target.parameters[index].name, for: index, of: target, from: screen)
    {
      return source
    }
    if target.parameters[index].defaultValue != nil { return .defaultValue }
    return target.parameters[index].type.isOptional ? .nil : nil
  }

  private func eventSource(for index: Int, of target: BindingTarget, in scope: BindingScope) -> ArgumentSource? {
    switch scope.source {
    case .event(let event):
      let payload = draft.graph.events[event.index].payload
      let place = draft.places.place(of: target.parameters[index].name, in: payload, of: .event(event))
      guard let place, fits(payload, place, of: .event(event), target.parameters[index].type) else { return nil }
      return .event(place)
    case .link(let placeholders):
      guard let place = placeholders.index(of: target.parameters[index].name) else { return nil }
      bindPlaceholder(place, of: placeholders, to: index, of: target, at: target.span, in: scope)
      return .event(place)
    case .nothing:
      return nil
    }
  }

  private func screenSource(
    of name: String, for index: Int, of target: BindingTarget, from screen: ScreenID
  ) -> ArgumentSource? {
    let parameters = draft.graph.screens[screen.index].parameters
    let place = draft.places.place(of: name, in: parameters, of: .screen(screen))
    guard let place, fits(parameters, place, of: .screen(screen), target.parameters[index].type) else { return nil }
    return .screen(place)
  }

  /// One whose own type is a fault fits everything.
  private func fits(
    _ sources: [Parameter], _ place: Int, of owner: ParameterOwner, _ type: ValueType
  ) -> Bool {
    sources[place].type.fits(type) || draft.faultyParameters.hasUnknownType(owner, place)
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
    let fault: LiteralFault
    switch WrittenValue.make(value).flatMap({ reader.read($0, as: target.parameters[index].type) }) {
    case .success(let literal): return literal == .nil ? .nil : .literal(literal)
    case .failure(let failure): fault = failure
    }
    if !draft.faultyParameters.hasUnknownType(target.owner, index) {
      let meant: String? =
        if case .literal(let text, let isQuoted) = value {
          isQuoted
            ? binding(inQuotes: text.value, for: index, of: target, in: scope)
            : source(inSightOf: text.value, for: index, of: target, in: scope)
        } else {
          nil
        }
      if meant != nil { noteAskedInVain(in: scope) }
      report(.literal(fault, meant: meant), index, target, at: fault.span, scope)
    }
    return .nil
  }

  /// `event.id` or `screen.id`, in quotes by mistake, where the parameter could be bound to it.
  private func binding(
    inQuotes text: String, for index: Int, of target: BindingTarget, in scope: BindingScope
  ) -> String? {
    guard let prefix = ["event.", "screen."].first(where: { text.hasPrefix($0) }) else { return nil }
    let name = String(text.dropFirst(prefix.utf8.count))
    return source(inSightOf: name, for: index, of: target, in: scope) == text ? text : nil
  }

  /// What a parameter could be bound to that has the name that was written for it: `event.iban` for `iban` or `$iban`.
  private func source(
    inSightOf text: String, for index: Int, of target: BindingTarget, in scope: BindingScope
  ) -> String? {
    let name = text.hasPrefix("$") ? String(text.dropFirst()) : text
    let type = target.parameters[index].type
    switch scope.source {
    case .event(let event):
      let payload = draft.graph.events[event.index].payload
      let place = draft.places.place(of: name, in: payload, of: .event(event))
      if let place, fits(payload, place, of: .event(event), type) { return "event." + name }
    case .link(let placeholders):
      if placeholders.index(of: name) != nil { return "event." + name }
    case .nothing: break
    }
    guard let screen = scope.screen else { return nil }
    return screenSource(of: name, for: index, of: target, from: screen).map { _ in "screen." + name }
  }

  private func eventSource(
    named name: Spanned<String>, for index: Int, of target: BindingTarget, in scope: BindingScope
  ) -> ArgumentSource {
    switch scope.source {
    case .event(let event):
      let payload = draft.graph.events[event.index].payload
      guard let place = draft.places.place(of: name.value, in: payload, of: .event(event)) else {
        let own = scope.screen.flatMap { screenSource(of: name.value, for: index, of: target, from: $0) }
        reportUnknownPayload(name, of: event, isOfScreen: own != nil, scope)
        return .nil
      }
      if !fits(payload, place, of: .event(event), target.parameters[index].type) {
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
    guard let place = draft.places.place(of: name.value, in: parameters, of: .screen(screen)) else {
      if !draft.faultyParameters.mayHaveMore(.screen(screen)) {
        let near = draft.suggestions.nearest(to: name.value, among: parameters.lazy.map(\.name))
        let hint = Hint(help: near.map { "did you mean 'screen.\($0)'?" })
        reportUnknown(.screenParameter(of: draft.graph.qualifiedName(of: screen)), name, hint, scope)
      }
      return .nil
    }
    if !fits(parameters, place, of: .screen(screen), target.parameters[index].type) {
      reportType("screen." + name.value, parameters[place], index, target, at: name.span, scope)
    }
    return .screen(place)
  }

  private func bindPlaceholder(
    _ place: Int, of placeholders: LinkPlaceholders, to index: Int, of target: BindingTarget, at span: SourceSpan,
    in scope: BindingScope
  ) {
    let flaw = placeholders.bind(place, to: target.parameters[index], types: draft.graph.types, at: span)
    guard let flaw, !draft.faultyParameters.hasUnknownType(target.owner, index) else { return }
    report(.placeholder(flaw, name: placeholders[place].name), index, target, at: span, scope)
  }
}
