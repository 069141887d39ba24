internal import SwitchyardDiagnostics

/// The placeholders of a link's pattern, and the types that they get from what they are bound to.
final class LinkPlaceholders {
  enum Kind {
    case segment
    case rest
    case queryItem
  }

  struct Placeholder {
    var name: String
    var kind: Kind
    var span: SourceSpan
    /// What it is bound to, and where that was decided; nil while nothing has asked for it.
    var binding: (type: ValueType.Base, span: SourceSpan)?
    /// Whether something asks for it that has neither a default nor nil to fall back on.
    var isNeeded = false
    /// Whether the URL must hold it. What is bound to nothing is there to be matched, so it must.
    var isRequired: Bool { isNeeded || binding == nil }
  }

  /// As written, for findings.
  let pattern: String
  /// False where the pattern has a fault, so that it may mean to have more placeholders.
  let isComplete: Bool
  private var placeholders: [Placeholder]
  /// Whether a faulty binding was meant to take one of them.
  var areAskedInVain = false

  init(pattern: String, placeholders: [Placeholder], isComplete: Bool) {
    self.pattern = pattern
    self.placeholders = placeholders
    self.isComplete = isComplete
  }

  var names: [String] { placeholders.map(\.name) }

  subscript(index: Int) -> Placeholder { placeholders[index] }

  var indices: Range<Int> { placeholders.indices }

  func index(of name: String) -> Int? {
    placeholders.firstIndex { $0.name == name }
  }

  /// Binds a placeholder to a parameter, whose type it then has; or says why it cannot be.
  func bind(
    _ index: Int, to parameter: Parameter, types: [DeclaredType], at span: SourceSpan
  ) -> ArgumentType.PlaceholderFlaw? {
    if !parameter.type.isOptional, parameter.defaultValue == nil { placeholders[index].isNeeded = true }
    if let flaw = flaw(ofKind: placeholders[index].kind, for: parameter.type) { return flaw }
    if let flaw = flaw(ofText: parameter.type.base, types) { return flaw }
    guard let earlier = placeholders[index].binding else {
      placeholders[index].binding = (parameter.type.base, span)
      return nil
    }
    guard earlier.type != parameter.type.base else { return nil }
    return .disagrees(type: earlier.type.name(in: types), at: earlier.span)
  }

  private func flaw(ofKind kind: Kind, for type: ValueType) -> ArgumentType.PlaceholderFlaw? {
    switch kind {
    case .segment: type.isArray ? .segmentForList : nil
    case .queryItem: type.isArray ? .itemForList : nil
    case .rest: type.isArray && type.base == .string ? nil : .restForOther
    }
  }

  private func flaw(ofText base: ValueType.Base, _ types: [DeclaredType]) -> ArgumentType.PlaceholderFlaw? {
    guard case .declared(let id) = base, !types[id.index].isTextual else { return nil }
    return .noText(typeAt: types[id.index].declaredAt)
  }

  /// The placeholders as the graph has them. One that binds nothing is a String, and a query item that may be absent is
  /// optional.
  func parameters() -> [Parameter] {
    placeholders.map { placeholder in
      let type =
        switch placeholder.kind {
        case .rest: ValueType(.string, isArray: true)
        case .segment: ValueType(placeholder.binding?.type ?? .string)
        case .queryItem: ValueType(placeholder.binding?.type ?? .string, isOptional: !placeholder.isRequired)
        }
      return Parameter(name: placeholder.name, type: type, declaredAt: placeholder.span)
    }
  }
}

extension DeclaredType {
  /// Whether a text can become a value of it: an enum's case by its name, a type of the app's own where it says so.
  package var isTextual: Bool {
    switch kind {
    case .enumeration: true
    case .external(_, _, let conformances):
      conformances.contains("LosslessStringConvertible") || conformances.contains("Swift.LosslessStringConvertible")
    }
  }
}
