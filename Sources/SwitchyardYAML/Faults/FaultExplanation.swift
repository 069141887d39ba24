internal import SwitchyardDiagnostics

/// A fault of libyaml in words that a person understands, and the line that is to blame.
struct FaultExplanation {
  let problem: any Problem

  /// A byte of the line that has to be mended: of the opening quote, not of the end of the text.
  let origin: Int
}

/// Finds the words for what stopped libyaml: its own name the state of its parser, ours the mistake.
struct FaultExplainer {
  let text: TextView
  let file: SourceFileID
  let fault: LibYAMLFault

  /// The scalar that was read last, and how it is written.
  let lastScalar: (range: Range<Int>, style: YAMLTree.ScalarStyle)?

  /// Where the innermost list or mapping in brackets begins that is still open.
  let openBracket: Int?

  /// The column where the innermost collection in block style begins.
  let blockColumn: Int?

  var offset: Int { fault.offset }

  func explain() -> FaultExplanation {
    if let explanation = invisibleLineEnd() { return explanation }
    switch fault.problem {
    case "found character that cannot start any token": return forbiddenBeginning()
    case "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return tab()
    case "mapping values are not allowed in this context": return unexpectedColon()
    case "could not find expected ':'": return missingColon()
    case "block sequence entries are not allowed in this context": return unexpectedDash()
    case "mapping keys are not allowed in this context": return forbiddenBeginning()
    case "did not find expected key": return unexpectedLine(in: .mapping)
    case "did not find expected '-' indicator": return unexpectedLine(in: .list)
    case "did not find expected ',' or ']'": return unexpectedInBrackets(.list)
    case "did not find expected ',' or '}'": return unexpectedInBrackets(.mapping)
    case "did not find expected node content": return missingValue()
    case "found unexpected end of stream", "found unexpected document indicator": return unclosedQuote()
    case "found unknown escape character": return escape(at: offset, .unknown)
    case "did not find expected hexdecimal number": return escape(at: offset - 2, .digits(0))
    case "found invalid Unicode character escape code": return escape(at: offset - 2, .noCharacter)
    case "did not find expected <document start>": return unexpectedDocument()
    default: return explainByContext()
    }
  }

  private func explainByContext() -> FaultExplanation {
    switch fault.context {
    case "while scanning an anchor", "while scanning an alias": return namelessAnchor()
    case "while scanning a block scalar": return blockTextHeader()
    case "while parsing a node", "while scanning a tag", "while parsing a tag": return tag()
    default: return unreadable()
    }
  }

  func unreadable() -> FaultExplanation {
    let word = text.word(at: offset)
    return FaultExplanation(
      problem: UnreadableLine(word: text.excerpt(word), span: span(word)), origin: offset)
  }
}

// MARK: - Places

extension FaultExplainer {
  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: file, lowerBound: UInt32(range.lowerBound), upperBound: UInt32(range.upperBound))
  }

  /// One byte at `offset`, such as a bracket or a quote.
  func span(at offset: Int) -> SourceSpan {
    span(offset..<min(offset + 1, text.end))
  }

  func byte(_ offset: Int, isOneOf characters: String) -> Bool {
    text[offset].map { characters.utf8.contains($0) } ?? false
  }

  func isOnLaterLine(_ offset: Int, than earlier: Int) -> Bool {
    text.lineStart(of: offset) > text.lineStart(of: earlier)
  }
}
