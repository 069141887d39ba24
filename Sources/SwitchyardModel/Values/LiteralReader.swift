internal import SwitchyardDiagnostics

/// Reads a written value as the type of its parameter asks: `1` is an Int for `page: Int`, and text for `query: String`.
///
/// Quoted text is text: it serves for String, and for what has no other way to be written (UUID, URL, Date and the cases
/// of enums), but never for Int, Double or Bool. A Bool is written as in YAML 1.2's core schema: `true`, `True` or `TRUE`.
struct LiteralReader {
  let types: [DeclaredType]
  /// The cases of each enum, by name.
  let caseNumbers: [[String: Int]]
  let suggestions: NameSuggestions

  func read(_ value: WrittenValue, as type: ValueType) -> Result<Literal, LiteralFault> {
    switch value {
    case .null(let text):
      if type.isOptional { return .success(.nil) }
      return enumCase(called: text.value, of: type) ?? fault(.noValue, text.span, "nil", type)
    case .list(let items, let span):
      guard type.isArray else { return fault(.listForScalar, span, "[…]", type) }
      return readItems(items, as: type)
    case .bare(let text), .quoted(let text):
      guard !type.isArray else { return fault(.scalarForArray, text.span, text.value, type) }
      return readScalar(text, isQuoted: value.isQuoted, as: type)
    }
  }

  /// `nil` where no value may be left out, and the enum has a case of that name.
  private func enumCase(called name: String, of type: ValueType) -> Result<Literal, LiteralFault>? {
    guard !type.isArray, case .declared(let id) = type.base, let number = caseNumbers[id.index][name] else {
      return nil
    }
    return .success(.enumCase(id, number))
  }

  private func readItems(_ items: [WrittenValue], as type: ValueType) -> Result<Literal, LiteralFault> {
    let itemType = ValueType(type.base)
    var literals: [Literal] = []
    for item in items {
      switch read(item, as: itemType) {
      case .success(let literal): literals.append(literal)
      case .failure(let fault): return .failure(fault)
      }
    }
    return .success(.array(literals))
  }

  private func readScalar(
    _ text: Spanned<String>, isQuoted: Bool, as type: ValueType
  ) -> Result<Literal, LiteralFault> {
    func fault(_ flaw: LiteralFault.Flaw) -> Result<Literal, LiteralFault> {
      self.fault(flaw, text.span, text.value, type)
    }
    if text.value.isEmpty, !isQuoted, type.base != .string { return fault(.empty) }
    switch type.base {
    case .string:
      return .success(.string(text.value))
    case .int, .double, .bool:
      let bare = readNumber(text, as: type)
      guard isQuoted else { return bare }
      if case .success = bare { return fault(.quotedNumber(bare: text.value)) }
      return fault(.quotedNumber(bare: nil))
    case .uuid:
      return Self.isUUID(text.value) ? .success(.uuid(text.value.uppercased())) : fault(.noUUID)
    case .url:
      return URLText.flaw(in: text.value).map { fault(.noURL($0)) } ?? .success(.url(text.value))
    case .date:
      return CalendarDate.flaw(in: text.value).map { fault(.noDate($0)) } ?? .success(.date(text.value))
    case .declared(let id):
      guard case .enumeration(let cases) = types[id.index].kind else { return fault(.ownType) }
      if let index = caseNumbers[id.index][text.value] { return .success(.enumCase(id, index)) }
      let suggestion = suggestions.nearest(to: text.value, among: cases)
      return fault(.noCase(typeName: types[id.index].name, suggestion: suggestion, cases: cases))
    }
  }

  private func readNumber(_ text: Spanned<String>, as type: ValueType) -> Result<Literal, LiteralFault> {
    func fault(_ flaw: LiteralFault.Flaw) -> Result<Literal, LiteralFault> {
      self.fault(flaw, text.span, text.value, type)
    }
    switch type.base {
    case .int:
      if let number = Int64(text.value) { return .success(.int(number)) }
      return fault(Self.isWholeNumber(text.value) ? .tooLarge : .otherKind)
    case .double:
      // Double's own reader also takes 'nan', 'inf' and hexadecimal digits.
      guard Self.isDecimal(text.value), let number = Double(text.value) else { return fault(.otherKind) }
      return number.isFinite ? .success(.double(number)) : fault(.notFinite)
    default:
      switch text.value {
      case "true", "True", "TRUE": return .success(.bool(true))
      case "false", "False", "FALSE": return .success(.bool(false))
      default: return fault(.noBool(suggestion: Self.boolMeant(by: text.value)))
      }
    }
  }

  private func fault(
    _ flaw: LiteralFault.Flaw, _ span: SourceSpan, _ text: String, _ type: ValueType
  ) -> Result<Literal, LiteralFault> {
    .failure(LiteralFault(flaw: flaw, span: span, text: text, expected: type.text(in: types)))
  }

  private static func isWholeNumber(_ text: String) -> Bool {
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    return !digits.isEmpty && digits.allSatisfy(ByteText.isDigit)
  }

  private static func isDecimal(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      ByteText.isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        || byte | 0x20 == UInt8(ascii: "e")
    }
  }

  private static func isUUID(_ text: String) -> Bool {
    guard text.utf8.count == 36 else { return false }
    return zip(0..., text.utf8).allSatisfy { index, byte in
      switch index {
      case 8, 13, 18, 23: byte == UInt8(ascii: "-")
      default: ByteText.hexValue(byte) != nil
      }
    }
  }

  private static func boolMeant(by text: String) -> String? {
    switch ByteText.lowercased(text) {
    case "yes", "on", "y", "1", "true": "true"
    case "no", "off", "n", "0", "false": "false"
    default: nil
    }
  }
}

extension WrittenValue {
  var isQuoted: Bool {
    if case .quoted = self { true } else { false }
  }
}
