internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// Scalars, by what their key wants: nothing about a scalar says that it is a number or a Bool.
extension NodeDecoder {
  /// A scalar as it is written: `1.10` and `no` are text like any other.
  func text(_ entry: Entry, expecting shape: @autoclosure () -> ValueShape = .text, in element: ElementPath)
    -> Spanned<String>?
  {
    guard isText(entry.value) else {
      refuse(entry, expecting: shape(), in: element)
      return nil
    }
    return spanned(entry.value)
  }

  /// Whether the node is a scalar that is not null, and that no fault has damaged.
  func isText(_ node: NodeID) -> Bool {
    tree.kind(node) == .scalar && !tree.isNull(node) && tree.isIntact(node)
  }

  func name(_ entry: Entry, in element: ElementPath) -> Spanned<String>? {
    text(entry, expecting: .name(.identifier), in: element)
  }

  func spanned(_ node: NodeID) -> Spanned<String> {
    Spanned(tree.text(node), at: tree.span(node))
  }

  /// `true` or `false`, also `True` and `TRUE` as YAML 1.2's core schema has them; never `yes` or `on`, and never in
  /// quotes.
  func boolean(_ entry: Entry, in element: ElementPath) -> Spanned<Bool>? {
    guard let value = boolean(entry.value) else {
      refuse(entry, expecting: .boolean, in: element, advice: booleanAdvice(entry.value))
      return nil
    }
    return Spanned(value, at: tree.span(entry.value))
  }

  func boolean(_ node: NodeID) -> Bool? {
    guard tree.kind(node) == .scalar, tree.style(node) == .plain else { return nil }
    return tree.withText(node) { bytes in
      switch bytes.count {
      case 4 where ["true", "True", "TRUE"].contains { bytes.elementsEqual($0.utf8) }: true
      case 5 where ["false", "False", "FALSE"].contains { bytes.elementsEqual($0.utf8) }: false
      default: nil
      }
    }
  }

  private func booleanAdvice(_ node: NodeID) -> String? {
    guard tree.kind(node) == .scalar else { return nil }
    return switch tree.text(node).lowercased() {
    case "true": "use true, without quotes"
    case "false": "use false, without quotes"
    case "yes", "on", "y", "1": "use true"
    case "no", "off", "n", "0": "use false"
    default: nil
    }
  }

  /// One of the words that an enum has as its raw values.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ entry: Entry, of choices: Choice.Type, in element: ElementPath
  ) -> Spanned<Choice>? {
    if isText(entry.value) {
      let text = tree.text(entry.value)
      if let choice = Choice(rawValue: text) { return Spanned(choice, at: tree.span(entry.value)) }
      let near = NearestName(to: text).among(Choice.allCases.map(\.rawValue))
      refuse(
        entry, expecting: .choice(Choice.allCases.map(\.rawValue)), in: element,
        advice: near.map { "did you mean '\($0)'?" })
    } else {
      refuse(entry, expecting: .choice(Choice.allCases.map(\.rawValue)), in: element)
    }
    return nil
  }

  /// A list of names. One that cannot be read is left out.
  func names(_ entry: Entry, mayBeEmpty: Bool = true, in element: ElementPath) -> [Spanned<String>] {
    texts(entry, .name(.identifier), mayBeEmpty: mayBeEmpty, in: element)
  }

  func texts(
    _ entry: Entry, _ item: @autoclosure () -> ValueShape = .text, mayBeEmpty: Bool = true, in element: ElementPath
  ) -> [Spanned<String>] {
    guard !isText(entry.value) else {
      refuse(
        entry, expecting: .list(of: item()), in: element,
        advice: "write it as a list: [\(tree.text(entry.value).clipped)]")
      return []
    }
    if tree.kind(entry.value) == .mapping, tree.count(entry.value) > 0 {
      let names = (0..<min(tree.count(entry.value), 3)).map { tree.text(tree.key(entry.value, $0)).clipped }
      let list = names.joined(separator: ", ") + (tree.count(entry.value) > names.count ? ", …" : "")
      refuse(entry, expecting: .list(of: item()), in: element, advice: "write [\(list)]\(payloadAdvice(entry))")
      return []
    }
    var texts: [Spanned<String>] = []
    texts.reserveCapacity(tree.kind(entry.value) == .sequence ? tree.count(entry.value) : 0)
    readItems(entry, expecting: .list(of: item()), mayBeEmpty: mayBeEmpty, in: element) { inner in
      if tree.kind(inner.value) == .mapping, tree.count(inner.value) == 1 {
        let name = tree.text(tree.key(inner.value, 0)).clipped
        refuse(inner, expecting: item(), in: element, advice: "write \(name) alone\(payloadAdvice(inner))")
      } else if let text = text(inner, expecting: item(), in: element) {
        texts.append(text)
      }
    }
    return texts
  }

  /// Where the payloads stand that were written beside the names of a screen's events.
  private func payloadAdvice(_ entry: Entry) -> String {
    let events = RootKey.events.rawValue
    return tree.text(entry.key) == events ? "; what an event carries stands below '\(events)' of the whole file" : ""
  }
}
