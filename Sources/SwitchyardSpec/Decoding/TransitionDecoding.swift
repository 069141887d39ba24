internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// One transition, whether an alternative, a step or an `else`.
extension NodeDecoder {
  /// - Parameter holder: `steps` or `else` for what stands inside one of them.
  func transition(_ entry: Entry, inside holder: TransitionKey? = nil, in element: ElementPath) -> TransitionSpec? {
    switch tree.kind(entry.value) {
    case .scalar: return word(entry, in: element)
    case .mapping: return mappedTransition(entry, inside: holder, in: element)
    case .sequence:
      if let holder {
        report(AlternativesInStep(holder: holder, span: tree.span(entry.value), subject: subject(of: element)))
      } else {
        refuse(entry, expecting: .named(.anyTransition), in: element)
      }
      return nil
    }
  }

  /// `pop`: an operation that needs nothing else.
  private func word(_ entry: Entry, in element: ElementPath) -> TransitionSpec? {
    guard isText(entry.value) else {
      refuse(
        entry, expecting: .named(.handler), in: element,
        advice: "write a transition, such as pop or { push: post }; ignore changes nothing")
      return nil
    }
    let span = tree.span(entry.value)
    guard let row = tree.withText(entry.value, TransitionKey.table.row(of:)),
      let operation = OperationSpec(word: TransitionKey.allCases[row])
    else {
      let word = tree.text(entry.value)
      report(
        UnknownOperation(word: word, declaredIn: declaringSections[word], span: span, subject: subject(of: element)))
      return nil
    }
    return TransitionSpec(operation: operation, operationSpan: span, span: span)
  }

  private func mappedTransition(
    _ entry: Entry, inside holder: TransitionKey?, in element: ElementPath
  ) -> TransitionSpec? {
    let before = faults
    var operation: OperationSpec?
    var first: TransitionPart?
    var second: TransitionPart?
    var modifiers: [TransitionPart] = []
    read(entry, as: TransitionKey.self, in: element) { key, entry in
      var part = TransitionPart(key: key, node: entry.key)
      if key.isModifier {
        if let holder, !key.standsInSteps {
          report(UnfittingInStep(key: key, holder: holder, span: tree.span(entry.key), subject: subject(of: element)))
        } else {
          part.modifier = modifier(key, entry, in: element)
        }
        modifiers.append(part)
      } else if first == nil {
        first = part
        operation = self.operation(key, entry, in: element)
      } else if second == nil {
        second = part
      }
    }
    let main = first ?? modifiers.first { $0.key.isEnough }
    guard second == nil, let main else {
      // where a key could not be made out, that was the operation
      if second != nil || faults == before {
        reportOperations([first, second], beside: modifiers, of: entry, in: element)
      }
      return nil
    }
    if first != nil, operation == nil { return nil }
    let span = tree.span(entry.value)
    var transition = TransitionSpec(
      operation: operation, operationSpan: first.map { tree.span($0.node) } ?? span, span: span)
    for part in modifiers where fits(part, beside: main, operation, in: element) {
      if let modifier = part.modifier { transition.modifiers.append(modifier) }
    }
    return transition
  }

  private func reportOperations(
    _ parts: [TransitionPart?], beside modifiers: [TransitionPart], of entry: Entry, in element: ElementPath
  ) {
    let operations = parts.compactMap { $0 }.map { Spanned($0.key.rawValue, at: tree.span($0.node)) }
    report(
      WrongNumberOfOperations(
        operations: operations, hasElse: modifiers.contains { $0.key == .else }, isAlternative: entry.isItem,
        span: operations.last?.span ?? tree.span(entry.value), subject: subject(of: element)))
  }

  /// Whether a modifier means something beside what the transition does, which is reported where it does not.
  private func fits(
    _ part: TransitionPart, beside main: TransitionPart, _ operation: OperationSpec?, in element: ElementPath
  ) -> Bool {
    let fits =
      switch part.key.company {
      case .only(let operations): operations.contains(main.key)
      case .allBut(let operations): !operations.contains(main.key)
      case .everything, nil: true
      }
    if fits, !(part.key == .tab && operation?.beginsWithoutTabs == true) { return true }
    report(
      UnfittingModifier(
        modifier: part.key, operation: Spanned(main.key, at: tree.span(main.node)), span: tree.span(part.node),
        subject: subject(of: element)))
    return false
  }
}

/// A key of a transition as it is met, with what was read behind it.
private struct TransitionPart {
  let key: TransitionKey
  let node: YAMLTree.NodeID
  var modifier: ModifierSpec?
}

extension OperationSpec {
  /// Whether it is a `start` of something else than the tab bar.
  fileprivate var beginsWithoutTabs: Bool {
    if case .start(let destination) = self { !destination.isTabBar } else { false }
  }
}
