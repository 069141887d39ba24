/// Reads what stands before a function's body.
extension OutlineReader {
  /// - Returns: where to go on: behind the parameters, which hold keywords that are none.
  mutating func readFunction(at index: Int) -> Int {
    guard index + 1 < text.code.count, let open = parameterList(behind: index + 1) else { return index + 1 }
    let close = text.partners[open]
    let head = head(before: index)
    let tail = tail(from: close + 1)
    var type: Int?
    if case .type(let number)? = scopes.last?.scope { type = number }
    functions.append(
      ReadFunction(
        name: text.name(index + 1) ?? text.word(index + 1), parameters: parameters(from: open + 1, to: close),
        result: tail.result, modifiers: head.modifiers.union(tail.effects), attributes: head.attributes,
        start: head.start, nameIndex: index + 1, body: tail.brace.map(body), type: type))
    if let brace = tail.brace { expect(function: functions.count - 1, at: brace) }
    return close + 1
  }

  /// Where the parameters begin, behind what is generic.
  private func parameterList(behind name: Int) -> Int? {
    var index = name + 1
    var angles = 0
    while index < min(text.code.count, name + Self.longestHead) {
      if angles <= 0, text.word(index) == "(" { return index }
      let depth = text.angleDepth(of: index)
      guard angles + depth > 0 || angles > 0 else { return nil }
      angles += depth
      index = text.index(after: index)
    }
    return nil
  }

  private func parameters(from start: Int, to end: Int) -> [ReadFunction.Parameter] {
    var parameters: [ReadFunction.Parameter] = []
    for range in text.list(in: start..<end) {
      let start = min(endOfAttributes(from: range.lowerBound), range.upperBound)
      guard let colon = range[start...].first(where: { text.word($0) == ":" }) else { continue }
      let names = (start..<colon).filter { text.name($0) != nil }
      guard let last = names.last, let name = text.name(last) else { continue }
      let label = names.count > 1 ? text.name(names[names.count - 2]) : name
      let typeEnd = range[(colon + 1)...].first { text.word($0) == "=" } ?? range.upperBound
      parameters.append(
        .init(label: label == "_" ? nil : label, name: name, type: typeText(in: colon + 1..<typeEnd)))
    }
    return parameters
  }

  /// Behind `@escaping`, `@M.Builder`, `@available(iOS 17, *)`.
  private func endOfAttributes(from start: Int) -> Int {
    var end = start
    while text.word(end) == "@", text.name(end + 1) != nil {
      end += 2
      while text.word(end) == ".", text.name(end + 1) != nil { end += 2 }
      if text.word(end) == "(" { end = text.index(after: end) }
    }
    return end
  }

  private func typeText(in range: Range<Int>) -> String {
    var type = ""
    for index in range where !Self.passingWords.contains(text.word(index)) {
      if text.word(index) == "@" || text.word(index - 1) == "@" { continue }
      // Two names need a blank between them: `any View`.
      if text.name(index) != nil, !type.isEmpty, text.name(index - 1) != nil { type += " " }
      type += text.word(index)
    }
    return type
  }

  private static let passingWords: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
  ]

  func head(before index: Int) -> (start: Int, modifiers: Set<String>, attributes: Set<String>) {
    var modifiers: Set<String> = []
    var attributes: Set<String> = []
    var start = index
    while start > 0 {
      // `@available(iOS 17, *)`, `private(set)`
      let last = text.word(start - 1) == ")" ? text.partners[start - 1] - 1 : start - 1
      guard let name = text.name(last) else { break }
      if text.word(last - 1) == "@" {
        attributes.insert(name)
        start = last - 1
      } else if Self.modifiers.contains(name), text.keyword(last) != nil {
        modifiers.insert(name)
        start = last
      } else {
        break
      }
    }
    return (start, modifiers, attributes)
  }

  private func tail(from start: Int) -> (effects: Set<String>, result: String?, brace: Int?) {
    var effects: Set<String> = []
    var index = start
    while ["async", "throws", "rethrows", "reasync"].contains(text.word(index)) {
      effects.insert(text.word(index))
      index += 1
      if text.word(index) == "(" { index = text.index(after: index) }
    }
    var result: String?
    if text.word(index) == "->" {
      let end = endOfType(from: index + 1)
      result = typeText(in: index + 1..<end)
      index = end
    }
    if text.word(index) == "where" {
      let limit = min(text.code.count, index + Self.longestHead)
      index += 1
      while index < limit, text.word(index) != "{", !beginsDeclaration(index) { index += 1 }
    }
    return (effects, result == "Void" || result == "()" ? nil : result, text.word(index) == "{" ? index : nil)
  }

  private func endOfType(from start: Int) -> Int {
    var index = start
    let limit = min(text.code.count, start + Self.longestHead)
    while index < limit, !["{", "where", ";", "func"].contains(text.word(index)) {
      if text.partners[index] < index { return index }
      if index > start, beginsDeclaration(index) { return index }
      index = text.index(after: index)
    }
    return index
  }

  /// Whether a new line begins there, with something that goes on in no type.
  private func beginsDeclaration(_ index: Int) -> Bool {
    guard text.breaksLine(between: index - 1, and: index) else { return false }
    return text.word(index) == "@" || text.name(index) != nil && !["&", ".", "->", ","].contains(text.word(index - 1))
  }
}
