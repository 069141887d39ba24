extension SwiftOutline {
  /// The arms of a `switch`, in their order.
  package func cases(of read: ReadSwitch) -> [ReadCase] {
    CaseReader(text: text, body: read.body).cases()
  }
}

/// Takes the body of a `switch` apart.
struct CaseReader {
  let text: SwiftText
  let body: ReadBody

  func cases() -> [ReadCase] {
    let starts = labels()
    return starts.indices.map { number in
      read(from: starts[number], to: number + 1 < starts.count ? starts[number + 1] : body.close)
    }
  }

  /// Where arms begin, as indices of the code.
  private func labels() -> [Int] {
    var labels: [Int] = []
    // `if case`, `guard let a, case` and `for await case` begin none.
    var isInCondition = false
    for index in text.topLevel(body.open + 1..<body.close) {
      switch text.keyword(index) ?? (text.word(index) == "{" ? "{" : "") {
      case "if", "guard", "while", "for": isInCondition = true
      case "{": isInCondition = false
      case "case"
      where !(isInCondition && ["if", "guard", "while", "for", "await", ","].contains(text.word(index - 1))):
        labels.append(index)
        isInCondition = false
      case "default" where text.word(index + 1) == ":":
        let isUnknown = text.word(index - 1) == "unknown" && text.word(index - 2) == "@"
        labels.append(isUnknown ? index - 2 : index)
        isInCondition = false
      default: break
      }
    }
    return labels
  }

  private func read(from start: Int, to end: Int) -> ReadCase {
    let depth = text.depths[start]
    let conditions = depth - text.depths[body.open]
    if text.word(start) != "case" {
      let isUnknown = text.word(start) == "@"
      let colon = min(start + (isUnknown ? 3 : 1), end - 1)
      return ReadCase(
        kind: isUnknown ? .unknownFallback : .fallback, start: start, statements: colon + 1..<end,
        end: endOfStatements(from: colon, to: end, depth), fallsThrough: false, conditions: conditions)
    }
    let colon = colon(from: start + 1, to: end)
    return ReadCase(
      kind: .items(items(in: start + 1..<colon)), start: start, statements: min(colon + 1, end)..<end,
      end: endOfStatements(from: min(colon, end - 1), to: end, depth),
      fallsThrough: (colon + 1..<max(colon + 1, end)).contains { text.keyword($0) == "fallthrough" },
      conditions: conditions)
  }

  /// The colon that ends the patterns; one that belongs to `a ? b : c` does not. `end` where there is none.
  private func colon(from start: Int, to end: Int) -> Int {
    var questions = 0
    for index in text.topLevel(start..<end) {
      switch text.word(index) {
      case "?" where isTernary(index): questions += 1
      case ":":
        if questions == 0 { return index }
        questions -= 1
      default: break
      }
    }
    return end
  }

  /// A question mark between blanks, as the compiler wants it in `a ? b : c`.
  private func isTernary(_ index: Int) -> Bool {
    text.code[index].start > text.code[index - 1].end
  }

  private func items(in range: Range<Int>) -> [ReadCaseItem] {
    let places = text.topLevel(range)
    // Angle brackets hide no comma here: in a `where` they compare.
    return places.split(omittingEmptySubsequences: true) { text.word($0) == "," }.map { places in
      let end = text.index(after: places[places.endIndex - 1])
      let condition = places.first { text.keyword($0) == "where" }
      return ReadCaseItem(
        pattern: PatternReader(text: text).pattern(in: places[places.startIndex]..<(condition ?? end)),
        isConditional: condition != nil)
    }
  }

  /// Behind the last statement. What an `#if` opens here and does not close belongs to the arms behind it.
  private func endOfStatements(from colon: Int, to end: Int, _ depth: Int) -> Int {
    var place = text.code[colon].end
    for index in (colon + 1)..<max(colon + 1, end) {
      if text.depths[index] < depth { break }
      if text.depths[index] == depth { place = text.code[index].end }
    }
    for directive in text.directives(between: colon, and: end) {
      if directive.depth <= depth { break }
      if directive.kind == .endif, directive.depth == depth + 1 { place = max(place, directive.end) }
    }
    return place
  }
}
