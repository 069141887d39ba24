import SwitchyardSwiftCode

/// Finds the `switch` over some routes that is meant to name all of them.
///
/// Those that are marked, wherever they stand: `// switchyard:switch`. And of the router, where none of its own is marked,
/// the one over the parameter of `show(_:)`, else the only one over a parameter of another of its functions.
struct SwitchSearch {
  enum Answer {
    case found([SwitchPlace])
    case none
    case several([SwitchPlace])
  }

  let files: UserFiles
  /// `CourierScreenRouter`, as the stub was called.
  let name: String
  /// The type that shows the routes; nil where there is none.
  let router: [String]?
  /// Which of the files the stub was written to.
  let home: Int
  let marks: [SwitchMark]

  func answer(for routes: StubRoutes) -> Answer {
    let marked = marks.filter { $0.routes == routes.type.text }.map(\.place)
    let all = candidates(over: routes.type.text)
    if all.contains(where: marked.contains) { return .found(marked) }
    let shown = all.filter { function(of: $0)?.name == "show" }
    let pool = shown.isEmpty ? all : shown
    if pool.count > 1 { return .several(pool) }
    return pool.isEmpty && marked.isEmpty ? .none : .found(marked + pool)
  }

  /// The switches of the router over a parameter of these routes.
  func candidates(over type: String) -> [SwitchPlace] {
    files.readable.flatMap { file, outline in
      outline.switches.indices.filter { number in
        let found = outline.switches[number]
        return isOfRouter(found.type, outline) && outline.subjectType(of: found) == type
      }.map { SwitchPlace(file: file, number: $0) }
    }
  }

  private func isOfRouter(_ type: Int?, _ outline: SwiftOutline) -> Bool {
    type.map { files.path(of: outline.types[$0]) == router } ?? false
  }

  /// The switches in which one goes on: its `default` hands the value to another function of the router.
  func chain(from first: SwitchPlace, over type: String) -> [SwitchPlace] {
    var chain = [first]
    let all = candidates(over: type)
    while let last = chain.last, let name = functionNamed(byDefaultOf: last) {
      guard let next = all.first(where: { function(of: $0)?.name == name }), !chain.contains(next) else { break }
      chain.append(next)
    }
    return chain
  }

  /// `show2` of `default: return show2(route)`.
  private func functionNamed(byDefaultOf place: SwitchPlace) -> String? {
    let outline = files.outline(of: place)
    let found = files.found(place)
    guard let subject = outline.subjectName(of: found),
      let fallback = outline.cases(of: found).last(where: \.isFallback)
    else { return nil }
    return outline.functionCalled(in: fallback.statements, with: subject)
  }

  func function(of place: SwitchPlace) -> ReadFunction? {
    files.found(place).function.map { files.outline(of: place).functions[$0] }
  }

  /// Whether the function of a switch is still the router's `show(_:)`, so that there can be one more of that name.
  func isShow(_ place: SwitchPlace) -> Bool {
    guard let function = function(of: place), function.type != nil else { return false }
    return function.name == "show" && function.parameters.count == 1 && function.parameters[0].label == nil
  }

  /// Whether what `show(_:)` says of a module's route can be said there.
  func canHandOn(from place: SwitchPlace) -> Bool {
    guard !files.found(place).isInClosure, let function = function(of: place) else { return false }
    return function.result == "Bool" && function.modifiers.isDisjoint(with: ["async", "throws", "rethrows"])
  }

  func hasFunction(showing type: String) -> Bool {
    files.readable.contains { _, outline in
      outline.functions.contains { function in
        function.name == "show" && function.parameters.contains { $0.type == type }
          && isOfRouter(function.type, outline)
      }
    }
  }

  /// What was looked for and is not there.
  func whyNone(over routes: StubRoutes) -> [StubRemark] {
    let broken = files.broken
    if !broken.isEmpty { return broken }
    for (file, outline) in files.readable {
      guard let type = outline.types.first(where: { files.path(of: $0) == router }) else { continue }
      return [files.remark(.noSwitch(over: routes.type.text, in: type.name), file: file, token: type.start)]
    }
    return [StubRemark(kind: .noType(name), place: StubRemark.Place(file: home, range: 0..<0))]
  }
}

extension SwiftOutline {
  /// The name that is switched over; nil where it is no plain name.
  func subjectName(of found: ReadSwitch) -> String? {
    var range = found.subject
    while range.count > 2, text.code[range.lowerBound].isOpening(in: text) {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    if range.count == 2, ["copy", "consume"].contains(text.text(of: text.code[range.lowerBound])) {
      range = range.lowerBound + 1..<range.upperBound
    }
    return range.count == 1 ? text.name(range.lowerBound) : nil
  }

  /// The type of the parameter that is switched over, without what it is nested in.
  func subjectType(of found: ReadSwitch) -> String? {
    guard let name = subjectName(of: found), let function = found.function else { return nil }
    let parameter = functions[function].parameters.first { $0.name == name }
    return parameter.flatMap { $0.type.split(separator: ".").last.map(String.init) }
  }

  /// `f` where the statements are `f(value)` or `return f(value)` and no more.
  func functionCalled(in statements: Range<Int>, with value: String) -> String? {
    var words = statements.map { text.text(of: text.code[$0]) }
    if words.first == "return" { words.removeFirst() }
    if words.starts(with: ["self", "."]) { words.removeFirst(2) }
    return words.count == 4 && words[1...] == ["(", value, ")"] ? words[0] : nil
  }
}

extension SwiftToken {
  fileprivate func isOpening(in text: SwiftText) -> Bool {
    text.text(of: self) == "("
  }
}
