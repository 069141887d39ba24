internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// What stands behind the keys of a transition.
extension NodeDecoder {
  /// Nil where the value cannot be read.
  func operation(_ key: TransitionKey, _ entry: Entry, in element: ElementPath) -> OperationSpec? {
    switch key {
    case .push: destinations(entry, in: element).map { .push($0) }
    case .replaceTop: destinations(entry, in: element).map { .replaceTop($0) }
    case .setRoot: destinations(entry, in: element).map { .setRoot($0) }
    case .setAfterRoot: destinations(entry, in: element).map { .setAfterRoot($0) }
    case .setAfter: setAfter(entry, in: element).map { .setAfter($0) }
    case .pop, .popToRoot, .dismissAll, .defer, .ignore:
      saysNothing(entry, in: element) ? OperationSpec(word: key) : nil
    case .dismiss:
      if saysNothing(entry.value) {
        .dismiss(nil)
      } else {
        reference(entry, of: key, in: element).map { .dismiss($0) }
      }
    case .popTo: reference(entry, of: key, in: element).map { .popTo($0) }
    case .present: destination(entry, in: element).map { .present($0) }
    case .start: destination(entry, in: element).map { .start($0) }
    case .raise: destination(entry, in: element).map { .raise($0) }
    case .open: text(entry, in: element).map { .open($0) }
    case .steps: steps(entry, in: element).map { .steps($0) }
    case .tab, .style, .stack, .dismissable, .animated, .when, .else, .doc, .allow:
      preconditionFailure("a modifier is no operation")
    }
  }

  /// Nil where the value cannot be read.
  func modifier(_ key: TransitionKey, _ entry: Entry, in element: ElementPath) -> ModifierSpec? {
    let place = tree.span(entry.key)
    return switch key {
    case .tab: name(entry, in: element).map { .tab($0) }
    case .style: choice(entry, of: PresentationStyle.self, in: element).map { .style($0, key: place) }
    case .stack: boolean(entry, in: element).map { .stack($0.value, key: place) }
    case .dismissable: boolean(entry, in: element).map { .dismissable($0.value, key: place) }
    case .animated: boolean(entry, in: element).map { .animated($0.value, key: place) }
    case .when: conditions(entry, in: element).map { .when($0, key: place) }
    case .else: transition(entry, inside: .else, in: element).map { .otherwise($0, key: place) }
    case .doc: text(entry, in: element).map { .doc($0) }
    case .allow: .allow(allowances(entry, in: element))
    case .push, .replaceTop, .setRoot, .setAfterRoot, .setAfter, .pop, .popTo, .popToRoot, .present, .dismiss,
      .dismissAll, .start, .raise, .defer, .open, .ignore, .steps:
      preconditionFailure("an operation is no modifier")
    }
  }
}

// MARK: - Values of single operations

extension NodeDecoder {
  private func setAfter(_ entry: Entry, in element: ElementPath) -> SetAfterSpec? {
    let before = faults
    var screen: Spanned<String>?
    var destinations: [DestinationSpec]?
    var inclusive = false
    if isText(entry.value) {
      let name = tree.text(entry.value)
      refuse(
        entry, expecting: .mapping(.setAfter), in: element,
        advice: "write { screen: \(OperationCall.isReference(name) ? name.clipped : "…"), push: … }")
      return nil
    }
    read(entry, as: SetAfterKey.self, in: element) { key, entry in
      switch key {
      case .screen: screen = name(entry, in: element)
      case .push: destinations = self.destinations(entry, in: element)
      case .inclusive: inclusive = boolean(entry, in: element)?.value ?? false
      }
    }
    guard faults == before, let screen, let destinations else { return nil }
    return SetAfterSpec(screen: screen, destinations: destinations, inclusive: inclusive)
  }

  /// Each with its place in the list. Nil where one of them cannot be read: without it, the others mean something else.
  private func steps(_ entry: Entry, in element: ElementPath) -> [TransitionSpec]? {
    let before = faults
    var steps: [TransitionSpec] = []
    steps.reserveCapacity(tree.count(entry.value))
    if isText(entry.value) || tree.kind(entry.value) == .mapping {
      let step = isText(entry.value) ? tree.text(entry.value).clipped : "{ … }"
      refuse(
        entry, expecting: TransitionKey.steps.declaration.value, in: element, advice: "write it as a list: [\(step)]")
      return nil
    }
    readItems(entry, expecting: TransitionKey.steps.declaration.value, mayBeEmpty: false, in: element) { item in
      if var step = transition(item, inside: .steps, in: element) {
        step.index = steps.count
        steps.append(step)
      }
    }
    return faults == before ? steps : nil
  }

  /// The screen or flow behind `popTo` or `dismiss`, which takes no arguments.
  private func reference(_ entry: Entry, of key: TransitionKey, in element: ElementPath) -> Spanned<String>? {
    text(entry, expecting: key.declaration.value, in: element)
  }

  /// Whether an operation without argument has none; reported where it has one.
  private func saysNothing(_ entry: Entry, in element: ElementPath) -> Bool {
    if saysNothing(entry.value) { return true }
    let key = tree.text(entry.key)
    refuse(
      entry, expecting: .nothing, in: element,
      advice: goalAdvice(entry) ?? "write '\(key)' alone, or '{ \(key): }'")
    return false
  }

  /// `pop: home` means `popTo: home`.
  private func goalAdvice(_ entry: Entry) -> String? {
    guard isText(entry.value), boolean(entry.value) == nil else { return nil }
    let goal = tree.text(entry.value)
    guard OperationCall.isReference(goal) else { return nil }
    switch TransitionKey(rawValue: tree.text(entry.key)) {
    case .pop, .popToRoot:
      return "to go back to that screen, write { \(TransitionKey.popTo.rawValue): \(goal.clipped) }"
    case .dismissAll:
      return "to dismiss that flow or screen, write { \(TransitionKey.dismiss.rawValue): \(goal.clipped) }"
    default: return nil
    }
  }

  private func saysNothing(_ node: NodeID) -> Bool {
    isNothing(node) || boolean(node) == true
  }
}

extension OperationSpec {
  /// The operation that a word of its own stands for: `pop`.
  init?(word key: TransitionKey) {
    switch key {
    case .pop: self = .pop
    case .popToRoot: self = .popToRoot
    case .dismiss: self = .dismiss(nil)
    case .dismissAll: self = .dismissAll
    case .defer: self = .defer
    case .ignore: self = .ignore
    default: return nil
    }
  }
}
