internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// What is nearly right, and how it is written.
extension NodeDecoder {
  /// Of a key that its mapping does not know: what it and its value would be, written rightly.
  @inline(never)
  func advice(onUnknown entry: Entry, of whole: Entry, _ mapping: SpecMapping) -> String? {
    let text = tree.text(entry.key)
    if isNothing(entry.value), let (key, value) = partsAroundColon(text),
      mapping.keys.contains(where: { $0.name == key })
    {
      return "write a space behind the ':': \(key): \(value.clipped)"
    }
    if let advice = indentationAdvice(entry, of: whole, mapping) { return advice }
    switch mapping {
    case .transition, .step: return argumentAdvice(entry, beside: whole)
    case .screen, .flow, .tab, .spec: return transitionAdvice(entry, in: mapping)
    default: return nil
    }
  }

  /// What stands too far left below a key that would take it, and that has nothing now:
  ///
  /// ```yaml
  /// transitions:
  /// save: dismiss
  /// ```
  private func indentationAdvice(_ entry: Entry, of whole: Entry, _ mapping: SpecMapping) -> String? {
    let name = tree.text(entry.key)
    let isMisspelt = NearestName(to: name).among(mapping.keys.map(\.name)) != nil
    if !isMisspelt, let above = tree.emptyKey(above: entry.key),
      mapping.keys.contains(where: { $0.name == above && $0.value.mayBeMapping })
    {
      return "'\(above)' above it has nothing: where '\(name.clipped)' belongs there, indent it more than that"
    }
    // The mapping itself stands too far left, and so was read as another thing.
    guard !whole.isItem, whole.key != whole.value, !SpecMapping.homes(of: name).isEmpty,
      let above = tree.emptyKey(above: whole.key), !SpecMapping.homes(of: above).isEmpty
    else { return nil }
    let outer = tree.text(whole.key).clipped
    return "'\(above)' above '\(outer)' has nothing: where '\(outer)' belongs there, indent it more than that"
  }

  /// `{ push: post, id: event.id }`: an argument beside the name of what it is for.
  private func argumentAdvice(_ entry: Entry, beside whole: Entry) -> String? {
    guard isText(entry.value) else { return nil }
    let (name, value) = (tree.text(entry.key), tree.text(entry.value))
    let isBinding = value.hasPrefix("event.") || value.hasPrefix("screen.")
    let isKnownElsewhere = !SpecMapping.homes(of: name).isEmpty || ForeignWords.meaning(of: name) != nil
    let isNearKey = NearestName(to: name).among(TransitionKey.table.names) != nil
    guard isBinding || !isKnownElsewhere && !isNearKey else { return nil }
    for index in 0..<tree.count(whole.value) {
      let destination = tree.value(whole.value, index)
      guard let key = TransitionKey(rawValue: tree.text(tree.key(whole.value, index))), key.takesArguments,
        isText(destination)
      else { continue }
      return "arguments stand within: \(key.rawValue): { \(tree.text(destination).clipped): "
        + "{ \(name.clipped): \(value.clipped) } }"
    }
    return nil
  }

  /// `photo: { chosen: { push: next } }`: a transition straight below a screen.
  private func transitionAdvice(_ entry: Entry, in mapping: SpecMapping) -> String? {
    let name = tree.text(entry.key)
    guard isTransition(entry.value), SpecMapping.homes(of: name).isEmpty else { return nil }
    let place = mapping == .spec ? "" : "in \(mapping.noun), "
    return "\(place)transitions stand below 'transitions': { transitions: { \(name.clipped): … } }"
  }

  private func isTransition(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .scalar: isText(node) && TransitionKey.words.contains(tree.text(node))
    case .mapping:
      tree.count(node) > 0
        && TransitionKey(rawValue: tree.text(tree.key(node, 0))).map { !$0.isModifier || $0 == .when } ?? false
    case .sequence: tree.count(node) > 0 && isTransition(tree.item(node, 0))
    }
  }

  /// `screen: cart` in a tab or a flow, for `root`.
  func rootMeant(by name: String, in mapping: SpecMapping) -> String? {
    guard mapping == .tab || mapping == .flow else { return nil }
    let words = ["screen", "view", "page", "content", "start", "initial", "first"]
    return words.contains(name) ? FlowKey.root.rawValue : nil
  }

  /// Of a key that has no value and itself looks like a key and a value, or like what a comma has cut off.
  @inline(never)
  func advice(onKeyWithoutValueOf entry: Entry) -> String? {
    guard !entry.isItem, entry.key != entry.value, isNothing(entry.value), tree.style(entry.key) == .plain else {
      return nil
    }
    let text = tree.text(entry.key)
    if let (key, value) = partsAroundColon(text) { return "write a space behind the ':': \(key): \(value.clipped)" }
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else {
      return nil
    }
    return "a ',' ends what stands before it: write the value with the comma in quotes"
  }

  private func partsAroundColon(_ text: String) -> (key: String, value: String)? {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex, text.index(after: colon) != text.endIndex
    else { return nil }
    return (String(text[..<colon]), String(text[text.index(after: colon)...]))
  }

  /// How parameters and payloads are written, where a name or a list of names stands instead.
  func parametersAdvice(_ entry: Entry) -> String? {
    guard let text = firstText(entry.value) else { return nil }
    guard OperationCall.isReference(text) else { return "write { id: Int }, each name with its type" }
    let isType = text.first?.isUppercase == true
    return "write each name with its type: " + (isType ? "{ name: \(text.clipped) }" : "{ \(text.clipped): String }")
  }

  /// A text, or the first one of a list.
  func firstText(_ node: NodeID) -> String? {
    if isText(node) { return tree.text(node).clipped }
    guard tree.kind(node) == .sequence, tree.count(node) > 0, isText(tree.item(node, 0)) else { return nil }
    return tree.text(tree.item(node, 0)).clipped
  }
}

extension TransitionKey {
  /// Whether what it names can have arguments.
  fileprivate var takesArguments: Bool {
    switch self {
    case .push, .replaceTop, .setRoot, .setAfterRoot, .present, .start, .raise: true
    default: false
    }
  }
}
