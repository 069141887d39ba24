internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// A value as a spec writes it, in a binding or behind the `=` of a parameter, before its type is asked.
enum WrittenValue {
  case bare(Spanned<String>)
  /// Text in quotes is text, whatever it looks like.
  case quoted(Spanned<String>)
  /// As it is written, so that an enum may have a case of that name.
  case null(Spanned<String>)
  case list([WrittenValue], SourceSpan)

  var span: SourceSpan {
    switch self {
    case .bare(let text), .quoted(let text), .null(let text): text.span
    case .list(_, let span): span
    }
  }

  /// Bare text; `nil`, `null` and `~` mean no value.
  static func unquoted(_ text: Spanned<String>) -> WrittenValue {
    switch text.value {
    case "nil", "null", "~": .null(text)
    default: .bare(text)
    }
  }

  /// A literal of a binding. What stands for something else has no place in a list.
  static func make(_ value: ArgumentValueSpec) -> Result<WrittenValue, LiteralFault> {
    switch value {
    case .literal(let text, isQuoted: true): return .success(.quoted(text))
    case .literal(let text, isQuoted: false): return .success(.unquoted(text))
    case .null(let text): return .success(.null(text))
    case .event(let name), .screen(let name):
      return .failure(LiteralFault(flaw: .bindingInList, span: name.span, text: name.value, expected: ""))
    case .list(let items, let span):
      var values: [WrittenValue] = []
      for item in items {
        switch make(item) {
        case .success(let value): values.append(value)
        case .failure(let fault): return .failure(fault)
        }
      }
      return .success(.list(values, span))
    }
  }
}
