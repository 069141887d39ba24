package import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation

/// What becomes of one URL: which link takes it and what is done with it, and why the other links do not.
package struct LinkAnswer {
  private let url: String
  private let spec: CheckedSpec
  private let explanation: LinkExplanation
  private var places: SourceLocator

  /// More of either kind, outranked or not matching, are counted and not shown.
  private static let mostMisses = 10

  package init(to url: String, of spec: CheckedSpec, in check: Check) {
    self.url = url
    self.spec = spec
    explanation = LinkMatcher(spec.graph).explain(url)
    places = SourceLocator(check.report.sources)
  }

  package var isMatch: Bool { match != nil }

  private var graph: RouteGraph { spec.graph }

  private var match: LinkMatch? {
    if case .match(let match) = explanation.verdict { match } else { nil }
  }

  /// The nearest of the links that do not match.
  private var shownMisses: [LinkExplanation.Miss] {
    Array(explanation.misses.lazy.filter { $0.mismatch != nil }.prefix(Self.mostMisses))
  }

  private var shownOutranked: [LinkID] { Array(explanation.outranked.prefix(Self.mostMisses)) }

  private var omittedCount: Int {
    explanation.misses.count - shownMisses.count - shownOutranked.count
  }

  private func shows(_ transition: Transition, with match: LinkMatch) -> [JSONValue] {
    transition.action.destinations.map { destination in
      let arguments = match.arguments(of: destination, in: graph)
      let members = graph.json(of: arguments, for: graph[destination.screen].parameters)
      return .object([.init(graph.qualifiedName(of: destination.screen), .object(members))])
    }
  }
}

// MARK: - For people

extension LinkAnswer {
  package mutating func text() -> String {
    let shownURL = "'\(url.clipped.printable)'"
    var text: String
    switch explanation.verdict {
    case .match(let match):
      let pattern = graph[match.link]
      text = "\(shownURL) opens \(pattern.text.printable), at \(places.place(of: pattern.declaredAt).heading)\n"
      text += lines(of: match, pattern)
    case .noPattern:
      text = "\(shownURL) opens no link" + (graph.links.patterns.isEmpty ? ": there are none" : "") + "\n"
    case .refused(let fault):
      text = "\(shownURL) opens no link: \(fault.words(for: url).printable)\n"
      if fault.isForeign { text += "   help: " + helpOnOrigins + "\n" }
    }
    for miss in shownMisses {
      text += "   not \(graph[miss.link].text.printable): \(miss.reason(in: graph).printable)\n"
    }
    if omittedCount > 0 { text += "   and \(omittedCount) more\n" }
    return text
  }

  private var helpOnOrigins: String {
    let origins = graph.links.origins(before: nil)
    return origins.isEmpty ? "there are no schemes and no hosts" : "URLs begin with " + origins.joined(separator: ", ")
  }

  private func lines(of match: LinkMatch, _ pattern: LinkPattern) -> String {
    var text = ""
    let values = graph.json(of: match.values, for: pattern.placeholders)
    if !values.isEmpty { text += "   takes: " + words(for: values).printable + "\n" }
    for alternative in pattern.alternatives {
      let action = graph.words(for: alternative, isAlone: pattern.alternatives.count == 1)
      text += "   does: " + action.printable + "\n"
      let screens = shows(alternative, with: match).map { words(forScreen: $0) }
      if !screens.isEmpty { text += "   shows: " + screens.joined(separator: ", ").printable + "\n" }
    }
    for other in shownOutranked { text += "   outranks: " + graph[other].text.printable + "\n" }
    return text
  }

  /// `post(id: 42)`.
  private func words(forScreen json: JSONValue) -> String {
    guard case .object(let members) = json, let screen = members.first else { return "" }
    guard case .object(let arguments) = screen.value, !arguments.isEmpty else { return screen.key }
    return screen.key + "(" + words(for: arguments) + ")"
  }

  /// `id: 42, tag: "a"`.
  private func words(for values: [JSONValue.Member]) -> String {
    values.map { $0.key + ": " + $0.value.compactText.clipped }.joined(separator: ", ")
  }
}

extension LinkURLFault {
  /// Whether the URL is another app's, or that of a website.
  fileprivate var isForeign: Bool {
    switch self {
    case .noScheme, .foreignScheme, .foreignHost: true
    case .brokenEncoding, .nullCharacter, .emptySegment, .dotSegment: false
    }
  }
}

// MARK: - For programs

extension LinkAnswer {
  package mutating func json() -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("version", 1), .init("url", .string(url)), .init("matched", .bool(isMatch)),
    ]
    switch explanation.verdict {
    case .match(let match): members += self.members(of: match)
    case .noPattern: break
    case .refused(let fault): members.append(.init("refused", .string(fault.words(for: url))))
    }
    members.append(.init("outranked", .texts(shownOutranked.map { graph[$0].text })))
    let misses = shownMisses.map { miss -> JSONValue in
      ["pattern": .string(graph[miss.link].text), "reason": .string(miss.reason(in: graph))]
    }
    members.append(.init("misses", .array(misses)))
    members.append(.init("omitted", .int(omittedCount)))
    return .object(members)
  }

  private mutating func members(of match: LinkMatch) -> [JSONValue.Member] {
    let pattern = graph[match.link]
    let alternatives = pattern.alternatives.map { alternative -> JSONValue in
      [
        "when": .texts(graph.words(for: alternative.condition)), "does": .string(graph.words(for: alternative.action)),
        "shows": .array(shows(alternative, with: match)),
      ]
    }
    return [
      .init("link", .object(graph.members(of: pattern, &places))),
      .init("arguments", .object(graph.json(of: match.values, for: pattern.placeholders))),
      .init("alternatives", .array(alternatives)),
    ]
  }
}
