internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// Gives the parameters of screens and the payloads of events their types and defaults.
struct ParameterResolver {
  private let draft: GraphDraft
  private let checker: NameChecker
  private let reader: LiteralReader

  init(_ draft: GraphDraft) {
    self.draft = draft
    checker = NameChecker(bag: draft.bag)
    reader = LiteralReader(types: draft.graph.types, caseNumbers: draft.caseNumbers, suggestions: draft.suggestions)
  }

  func resolve() {
    for index in draft.eventSpecs.indices where !draft.eventSpecs[index].payload.isEmpty {
      draft.graph.events[index].payload = parameters(draft.eventSpecs[index].payload, of: .event(EventID(index)))
    }
    for index in draft.graph.screens.indices {
      let specs = draft[spec: ScreenID(index)].parameters
      if specs.isEmpty { continue }
      draft.graph.screens[index].parameters = parameters(specs, of: .screen(ScreenID(index)))
    }
  }

  private func parameters(_ specs: [ParameterSpec], of owner: ParameterOwner) -> [Parameter] {
    var parameters: [Parameter] = []
    parameters.reserveCapacity(specs.count)
    for spec in specs {
      checker.check(spec.name, of: .parameter, subject: subject(of: owner, spec))
      guard let parameter = parameter(spec, at: parameters.count, of: owner) else {
        // It keeps its place and its name; its type is anybody's guess.
        draft.faultyParameters.addType(owner, parameters.count)
        parameters.append(Parameter(name: spec.name.value, type: ValueType(.string), declaredAt: spec.name.span))
        continue
      }
      parameters.append(parameter)
    }
    return parameters
  }

  /// Nil where its type has a fault.
  private func parameter(_ spec: ParameterSpec, at place: Int, of owner: ParameterOwner) -> Parameter? {
    let bytes = Array(spec.type.value.utf8)
    let text: TypeText
    switch TypeText.read(bytes) {
    case .success(let success): text = success
    case .failure(let fault):
      report(.written(fault.flaw), spec, fault.range, bytes, owner)
      return nil
    }
    guard let base = base(String(decoding: bytes[text.base], as: UTF8.self)) else {
      let name = String(decoding: bytes[text.base], as: UTF8.self)
      if !draft.unread.types { report(.unknown(hint(forType: name)), spec, text.base, bytes, owner) }
      return nil
    }
    let type = ValueType(base, isArray: text.isArray, isOptional: text.isOptional)
    var parameter = Parameter(name: spec.name.value, type: type, declaredAt: spec.name.span)
    if isFaulty(base) { return nil }
    if let range = text.defaultValue {
      parameter.defaultValue = defaultValue(at: range, of: spec, bytes, as: type, owner)
      parameter.hasFaultyDefault = parameter.defaultValue == nil
      if parameter.hasFaultyDefault { draft.faultyParameters.addDefault(owner, place) }
    }
    return parameter
  }

  private func base(_ name: String) -> ValueType.Base? {
    if let builtIn = ValueType.Base(builtIn: name) { return builtIn }
    guard let id = draft.names.types[name] else { return nil }
    draft.graph.uses.types[id.index] = true
    return .declared(id)
  }

  private func isFaulty(_ base: ValueType.Base) -> Bool {
    guard case .declared(let id) = base else { return false }
    return draft.faultyTypes.contains(id)
  }

  private func defaultValue(
    at range: Range<Int>, of spec: ParameterSpec, _ bytes: [UInt8], as type: ValueType, _ owner: ParameterOwner
  ) -> Literal? {
    switch DefaultText(spec.type, bytes: bytes).read(range) {
    case .failure(let fault):
      report(.written(fault.flaw), spec, at: spec.type.span(ofBytes: fault.range), owner)
    case .success(let value):
      switch reader.read(value, as: type) {
      case .success(let literal): return literal
      case .failure(let fault): report(.value(fault), spec, at: fault.span, owner)
      }
    }
    return nil
  }

  // MARK: - Words

  private func subject(of owner: ParameterOwner, _ spec: ParameterSpec) -> String {
    switch owner {
    case .screen(let id): draft.graph.path(of: id) + ".params." + spec.name.value
    case .event(let id): draft.graph.path(of: id) + "." + spec.name.value
    }
  }

  private func report(
    _ flaw: InvalidType.Flaw, _ spec: ParameterSpec, _ range: Range<Int>, _ bytes: [UInt8],
    _ owner: ParameterOwner
  ) {
    let upper = min(range.upperBound, bytes.count)
    let text = String(decoding: bytes[min(range.lowerBound, upper)..<upper], as: UTF8.self)
    draft.report(
      InvalidType(
        text: text, parameter: spec.name.value, flaw: flaw, span: spec.type.span(ofBytes: range),
        subject: subject(of: owner, spec)))
  }

  private func report(
    _ flaw: InvalidDefault.Flaw, _ spec: ParameterSpec, at span: SourceSpan, _ owner: ParameterOwner
  ) {
    draft.report(
      InvalidDefault(parameter: spec.name.value, flaw: flaw, span: span, subject: subject(of: owner, spec)))
  }

  private func hint(forType name: String) -> Hint {
    let declared = draft.suggestions.mayLookThrough(draft.graph.types.count) ? draft.graph.types.map(\.name) : []
    let lowered = ByteText.lowercased(name)
    if let usual = Self.namesElsewhere.first(where: { $0.name == lowered })?.type {
      return Hint(help: "did you mean '\(usual)'?")
    }
    // 'Sorting' is nearer to 'String' in letters than to 'Sort', which was meant
    let extended = declared.first { own in
      let lowercased = ByteText.lowercased(own)
      return own.utf8.count > 2 && (lowered.hasPrefix(lowercased) || lowercased.hasPrefix(lowered))
    }
    let near = extended ?? draft.suggestions.nearest(to: name, among: declared + ValueType.Base.builtInNames)
    if let near, let id = draft.names.types[near] {
      // What is misspelt is used.
      draft.graph.uses.types[id.index] = true
      return Hint(
        help: "did you mean '\(near)'?",
        note: Finding.Note("'\(near)' is declared here", at: draft.graph[id].declaredAt))
    }
    if let near { return Hint(help: "did you mean '\(near)'?") }
    return Hint(help: "declare it in 'types', or use one of " + ValueType.Base.builtInNames.joined(separator: ", "))
  }

  /// What other languages and formats call the built-in types.
  private static let namesElsewhere: [(name: String, type: String)] = [
    ("string", "String"), ("str", "String"), ("text", "String"), ("int", "Int"), ("integer", "Int"), ("long", "Int"),
    ("int32", "Int"), ("int64", "Int"), ("uint", "Int"), ("number", "Double"), ("double", "Double"),
    ("float", "Double"), ("cgfloat", "Double"), ("decimal", "Double"), ("bool", "Bool"), ("boolean", "Bool"),
    ("uuid", "UUID"), ("guid", "UUID"), ("url", "URL"), ("uri", "URL"), ("date", "Date"), ("datetime", "Date"),
    ("timestamp", "Date"),
  ]
}
