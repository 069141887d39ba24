import SwitchyardSwiftCode

/// Chooses what stands in an arm until the user has written it, so that the function goes on compiling.
///
/// What stands in the placeholders that are there already, where it names nothing of its own; else what fits the function's
/// result: `return false`, `return nil`, `break`, `EmptyView()`, and where nothing is known to fit, `fatalError`.
struct PlaceholderChoice {
  let outline: SwiftOutline
  let found: ReadSwitch
  let arms: [ReadCase]

  /// - Parameter name: of the screen, as the spec has it.
  func statement(for name: String) -> String {
    copied(for: name) ?? fitting(result) ?? "fatalError(\"'\(name)' is not shown yet\")"
  }

  private var text: SwiftText { outline.text }

  private func word(_ index: Int) -> String {
    text.code.indices.contains(index) ? text.text(of: text.code[index]) : ""
  }

  // MARK: - As in other arms

  private func copied(for name: String) -> String? {
    let range = text.code[found.body.open].end..<text.code[found.body.close].start
    let layout = TextLayout(text.bytes)
    for comment in text.comments where range.contains(comment.start) && comment.kind == .lineComment {
      let note = text.text(of: comment).drop { $0 == "/" || $0 == " " }
      guard note.hasPrefix(StubMark.placeholderOpening) else { continue }
      let line = layout.startOfLine(at: comment.start)..<comment.start
      let tokens = text.code.indices.filter { line.contains(text.code[$0].start) }
      guard let first = tokens.first, let last = tokens.last,
        arms.contains(where: { $0.statements == first..<last + 1 })
      else { continue }
      let statement = String(decoding: text.bytes[text.code[first].start..<text.code[last].end], as: UTF8.self)
      let screen = note.dropFirst(StubMark.placeholderOpening.count).split(separator: ".").last ?? ""
      // `Text("feed")` is of one screen alone.
      if !statement.lowercased().contains(screen.lowercased()) { return statement }
    }
    return nil
  }

  // MARK: - By the result

  private enum Result {
    case nothing
    case value(of: String)
    case unknown
  }

  private var function: ReadFunction? {
    found.isInClosure ? nil : found.function.map { outline.functions[$0] }
  }

  private var result: Result {
    guard let function else { return .unknown }
    return function.result.map { .value(of: $0) } ?? .nothing
  }

  private func fitting(_ result: Result) -> String? {
    switch result {
    case .unknown:
      // Where another arm does nothing, this one may.
      return arms.contains { $0.statements.count == 1 && word($0.statements.lowerBound) == "break" } ? "break" : nil
    case .nothing:
      if isValue { return nil }
      return arms.contains(where: assigns) ? "return" : "break"
    case .value(let type):
      guard let value = value(of: type) else { return nil }
      if type.hasPrefix("some ") { return returns ? nil : value }
      return isValue ? value : "return " + value
    }
  }

  private func value(of type: String) -> String? {
    if type == "Bool" { return "false" }
    if type.hasSuffix("?") || type.hasPrefix("Optional<") { return "nil" }
    return type == "some View" && function?.attributes.contains("ViewBuilder") == true ? "EmptyView()" : nil
  }

  /// Whether the switch is itself a value: `return switch …`, `let x = switch …`, or all that the function has.
  var isValue: Bool {
    if ["=", "return", "try", "await", "(", ","].contains(word(found.start - 1)) { return true }
    guard let function, function.result != nil, let body = function.body, !arms.isEmpty else { return false }
    return body.open + 1 == found.start && body.close - 1 == found.body.close && !returns
  }

  private var returns: Bool {
    arms.contains { $0.statements.contains { word($0) == "return" } }
  }

  /// `view = FeedView()`: what is assigned in every arm must not be missed in one.
  private func assigns(_ arm: ReadCase) -> Bool {
    arm.statements.count > 2 && word(arm.statements.lowerBound + 1) == "="
  }
}
