internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// An entry of `screens:`.
extension NodeDecoder {
  func screen(_ entry: Entry, in element: ElementPath) -> ScreenSpec {
    var screen = ScreenSpec(name: spanned(entry.key))
    let before = faults
    var knowsParameters: Bool?
    var knowsHandlers: Bool?
    let isMapping = read(entry, as: ScreenKey.self, in: element) { key, entry in
      switch key {
      case .title: screen.title = text(entry, in: element)
      case .doc: screen.doc = text(entry, in: element)
      case .path: screen.path = text(entry, in: element)
      case .params:
        let before = faults
        screen.parameters = parameters(entry, in: element)
        knowsParameters = faults == before
      case .events: screen.events = names(entry, in: element)
      case .transitions:
        knowsHandlers = readHandlers(entry, in: element, into: &screen.handlers) && tree.isIntact(entry.value)
      case .back: screen.allowsBack = boolean(entry, in: element)
      case .tabBar:
        screen.hidesTabBar = tabBar(entry, in: element)
      case .deprecated: screen.deprecated = text(entry, in: element)
      case .allow: screen.allowances = allowances(entry, in: element)
      }
    }
    screen.hasGaps = faults != before
    // Behind a key that is not known, what is not there under its own may stand.
    let isWhole = isWhole(entry, isMapping: isMapping)
    screen.mayLackParameters = !isWhole || !(knowsParameters ?? !unreadKeys.holdMappings)
    screen.mayLackHandlers = !isWhole || !(knowsHandlers ?? !unreadKeys.holdMappings)
    return screen
  }

  private func tabBar(_ entry: Entry, in element: ElementPath) -> Spanned<Bool>? {
    if let isVisible = boolean(entry.value) {
      let meant = isVisible ? TabBar.visible : .hidden
      refuse(
        entry, expecting: .choice(TabBar.allCases.map(\.rawValue)), in: element, advice: "write \(meant.rawValue)")
      return nil
    }
    return choice(entry, of: TabBar.self, in: element).map { Spanned($0.value == .hidden, at: $0.span) }
  }

  /// `params:` of a screen. A parameter whose type cannot be read is left out.
  private func parameters(_ entry: Entry, in element: ElementPath) -> [ParameterSpec] {
    if let advice = parametersAdvice(entry) {
      refuse(entry, expecting: .named(.parameters), in: element, advice: advice)
      return []
    }
    var parameters: [ParameterSpec] = []
    parameters.reserveCapacity(tree.count(entry.value))
    readEntries(entry, expecting: .named(.parameters), in: element) { entry in
      if let parameter = parameter(entry, in: element) { parameters.append(parameter) }
    }
    return parameters
  }

  /// `id: Int`, or `ids: [Int]` as YAML reads it: a list of one.
  func parameter(_ entry: Entry, in element: ElementPath) -> ParameterSpec? {
    if tree.kind(entry.value) == .scalar {
      return text(entry, expecting: .named(.parameterType), in: element).map {
        ParameterSpec(name: spanned(entry.key), type: $0)
      }
    }
    guard let type = listType(entry.value) else {
      let isList = tree.kind(entry.value) == .sequence
      refuse(
        entry, expecting: .named(.parameterType), in: element,
        advice: isList ? "a list of one type is a type: [Int]" : "write the type's name: Int, or \"Int?\"")
      return nil
    }
    return ParameterSpec(name: spanned(entry.key), type: Spanned(type, at: tree.span(entry.value)))
  }

  private func listType(_ node: NodeID) -> String? {
    switch tree.kind(node) {
    case .scalar: tree.isNull(node) ? nil : tree.text(node)
    case .sequence: tree.count(node) == 1 ? listType(tree.item(node, 0)).map { "[\($0)]" } : nil
    case .mapping: nil
    }
  }

  /// `allow:` of any element: rules, each with the reason why its findings are accepted.
  func allowances(_ entry: Entry, in element: ElementPath) -> [AllowanceSpec] {
    var allowances: [AllowanceSpec] = []
    if let rule = firstText(entry.value) {
      refuse(
        entry, expecting: .named(.allowances), in: element,
        advice: "write each rule with the reason why it is accepted: { \(rule): \"why\" }")
      return []
    }
    readEntries(entry, expecting: .named(.allowances), in: element) { entry in
      let advice = "write why it is accepted"
      guard isText(entry.value) else { return refuse(entry, expecting: .text, in: element, advice: advice) }
      let reason = spanned(entry.value)
      guard reason.value.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
        return refuseBlank(entry, in: element, advice: advice)
      }
      allowances.append(AllowanceSpec(rule: spanned(entry.key), reason: reason))
    }
    return allowances
  }
}
