internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// Destinations, what their parameters are bound to, and conditions.
extension NodeDecoder {
  /// One destination, or a list of them. Nil where any of them cannot be read: half of a stack is none.
  func destinations(_ entry: Entry, in element: ElementPath) -> [DestinationSpec]? {
    guard tree.kind(entry.value) == .sequence else {
      return destination(entry, expecting: .named(.destinations), in: element).map { [$0] }
    }
    let before = faults
    var destinations: [DestinationSpec] = []
    destinations.reserveCapacity(tree.count(entry.value))
    readItems(entry, expecting: .named(.destinations), mayBeEmpty: false, in: element) { item in
      if let destination = destination(item, in: element) { destinations.append(destination) }
    }
    return faults == before ? destinations : nil
  }

  /// `post`, or `post: { id: event.postID }`. Nil where an argument cannot be read, so that it is not found missing.
  func destination(
    _ entry: Entry, expecting shape: @autoclosure () -> ValueShape = .named(.destination), in element: ElementPath
  ) -> DestinationSpec? {
    guard tree.kind(entry.value) == .mapping else {
      return text(entry, expecting: shape(), in: element).map { DestinationSpec(name: $0) }
    }
    guard tree.count(entry.value) == 1, tree.isIntact(entry.value) else {
      refuse(
        entry, expecting: shape(), in: element,
        advice: tree.count(entry.value) > 1
          ? "the arguments stand below the name: { name: { parameter: value } }" : "write \(shape().words)")
      return nil
    }
    let inner = Entry(key: tree.key(entry.value, 0), value: tree.value(entry.value, 0))
    return arguments(inner, in: element).map { DestinationSpec(name: spanned(inner.key), arguments: $0) }
  }

  private func arguments(_ entry: Entry, in element: ElementPath) -> [ArgumentSpec]? {
    let before = faults
    guard !isText(entry.value) else {
      let name = tree.text(entry.key).clipped
      refuse(
        entry, expecting: .named(.arguments), in: element,
        advice: "the arguments of '\(name)' are a mapping: { \(name): { parameter: value } }")
      return nil
    }
    var arguments: [ArgumentSpec] = []
    arguments.reserveCapacity(tree.count(entry.value))
    readEntries(entry, expecting: .named(.arguments), in: element) { entry in
      if let value = argument(entry, in: element) {
        arguments.append(ArgumentSpec(name: spanned(entry.key), value: value))
      }
    }
    return faults == before ? arguments : nil
  }

  private func argument(_ entry: Entry, in element: ElementPath) -> ArgumentValueSpec? {
    switch tree.kind(entry.value) {
    case .scalar:
      guard tree.isIntact(entry.value) else {
        faults += 1
        return nil
      }
      return tree.isNull(entry.value) ? .null(spanned(entry.value)) : scalarArgument(entry.value)
    case .sequence:
      let before = faults
      var values: [ArgumentValueSpec] = []
      readItems(entry, expecting: .named(.argumentValue), in: element) { item in
        if let value = argument(item, in: element) { values.append(value) }
      }
      return faults == before ? .list(values, span: tree.span(entry.value)) : nil
    case .mapping:
      refuse(
        entry, expecting: .named(.argumentValue), in: element,
        advice: "bind it to event.x, to screen.x, or to a literal")
      return nil
    }
  }

  private func scalarArgument(_ node: NodeID) -> ArgumentValueSpec {
    var text = spanned(node)
    guard tree.style(node) == .plain else { return .literal(text, isQuoted: true) }
    for (source, make) in Self.sources where text.value.utf8.count > source.utf8.count && text.value.hasPrefix(source) {
      text.value.removeFirst(source.count)
      return make(text)
    }
    return .literal(text, isQuoted: false)
  }

  /// Where a binding takes its value from.
  private static let sources: [(String, @Sendable (Spanned<String>) -> ArgumentValueSpec)] = [
    ("event.", { .event($0) }), ("screen.", { .screen($0) }),
  ]
}

// MARK: - Conditions

extension NodeDecoder {
  /// `g`, `not g`, or a list of which all must be so.
  func conditions(_ entry: Entry, in element: ElementPath) -> [ConditionSpec]? {
    guard tree.kind(entry.value) == .sequence else {
      return condition(entry, expecting: .named(.conditions), in: element).map { [$0] }
    }
    let before = faults
    var conditions: [ConditionSpec] = []
    readItems(entry, expecting: .named(.conditions), mayBeEmpty: false, in: element) { item in
      if let condition = condition(item, expecting: .name(.condition), in: element) { conditions.append(condition) }
    }
    return faults == before ? conditions : nil
  }

  private func condition(_ entry: Entry, expecting shape: ValueShape, in element: ElementPath) -> ConditionSpec? {
    guard var name = text(entry, expecting: shape, in: element) else { return nil }
    if let negated = Self.negatedElsewhere(name.value) {
      refuse(entry, expecting: shape, in: element, advice: "write not \(negated.clipped)")
      return nil
    }
    let words = name.value.split(separator: " ")
    switch words.count {
    case 1 where words[0] != "not":
      return ConditionSpec(guard: name, isNegated: false)
    case 2 where words[0] == "not":
      let isWrittenPlainly = tree.style(entry.value) == .plain
      let length = name.value.utf8.count
      if isWrittenPlainly, name.span.upperBound - name.span.lowerBound == length {
        name.span = name.span.part(length - words[1].utf8.count..<length)
      }
      name.value = String(words[1])
      return ConditionSpec(guard: name, isNegated: true)
    default:
      refuse(
        entry, expecting: shape, in: element,
        advice: words.count > 1 ? "of several, write a list: [a, not b]; all of them must be so" : nil)
      return nil
    }
  }

  /// The guard that other languages would negate this way: `!g`, `not(g)`, `g == false`.
  private static func negatedElsewhere(_ text: String) -> String? {
    guard text.utf8.contains(where: "!~¬(=".utf8.contains) else { return nil }
    let compact = String(text.filter { $0 != " " })
    var inner = Substring(compact)
    if let sign = inner.first, "!~¬".contains(sign) {
      inner = inner.dropFirst()
    } else if inner.hasPrefix("not(") {
      inner = inner.dropFirst(3)
    } else if let ending = ["==false", "=false", "!=true"].first(where: { inner.hasSuffix($0) }) {
      inner = inner.dropLast(ending.count)
    } else {
      return nil
    }
    if inner.hasPrefix("("), inner.hasSuffix(")") { inner = inner.dropFirst().dropLast() }
    let isName = inner.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "_" }
    return inner.isEmpty || !isName ? nil : String(inner)
  }
}
