import SwitchyardModel
import SwitchyardSimulation
import SwitchyardSwiftCode

/// A way as the body of a test: `app.launch()`, `app.send(CourierFeedEvent.buy)`, `app.expect("…")`.
struct WaySection {
  private let file: TestFile
  /// The types of which the test needs a sample, in the order in which they come up.
  private(set) var ownTypes: [TypeID] = []
  private(set) var steps: [SwiftStatement] = []

  init(_ way: TransitionWay, in file: TestFile) {
    self.file = file
    let text = StateText(of: way.state, in: file.graph, samples: file.samples)
    var holding: Set<GuardID> = []
    for (place, step) in way.steps.enumerated() {
      for (condition, holds) in step.answers where holding.contains(condition) != holds {
        if holds { holding.insert(condition) } else { holding.remove(condition) }
        let name = file.named.guards[condition.index]
        steps.append(.assign(.member("app.guards", name), .boolean(holds)))
      }
      let failure = place == way.steps.count - 1 ? way.failure : nil
      steps.append(.expression(call(step, failure)))
    }
    for type in text.ownTypes { need(type) }
    var expected: [SwiftArgument] = [(nil, text.expression)]
    if !way.opened.isEmpty { expected.append(("opened", .array(way.opened.map { .string($0) }))) }
    steps.append(.call("app.expect", SwiftArguments(expected)))
  }

  private mutating func need(_ type: TypeID) {
    if !ownTypes.contains(type) { ownTypes.append(type) }
  }

  // MARK: - Steps

  private mutating func call(_ step: TransitionWay.Step, _ failure: FailureReason?) -> SwiftExpression {
    var arguments: [SwiftArgument] = []
    if let what = what(step) { arguments.append((nil, what)) }
    if let failure {
      let reason = SwiftExpression.implicitMember(SwiftIdentifier(checkedName: failure.rawValue))
      arguments.append(("expecting", .implicitMember("failed", [reason])))
    }
    return .call(Self.method(for: step.action), SwiftArguments(arguments))
  }

  private static func method(for action: SimulationAction) -> SwiftExpression {
    switch action {
    case .launch, .restore: "app.launch"
    case .event: "app.send"
    case .external: "app.raise"
    case .link: "app.open"
    case .back: "app.back"
    case .swipe: "app.swipe"
    case .tapTab: "app.tap"
    }
  }

  private mutating func what(_ step: TransitionWay.Step) -> SwiftExpression? {
    switch step.action {
    case .launch, .restore, .back, .swipe: return nil
    case .tapTab(let tab): return file.named.tab(tab)
    case .link(let url): return self.url(url)
    case .external(let event, let payload):
      let name = file.named.events[event.index]
      return payload.isEmpty ? .implicitMember(name) : .implicitMember(name, arguments(payload, of: event))
    case .event(let event, let payload, _):
      guard let sender = step.screen else { preconditionFailure("an event before the launch") }
      let screen = file.graph[sender]
      let type = file.named.names.events(of: screen, in: file.graph[screen.module])
      let name = SwiftExpression.member(
        .name(SwiftIdentifier(checkedName: type)), file.named.events[event.index])
      // A case that carries something needs its parentheses even where all of it is left out.
      return payload.isEmpty ? name : .call(name, arguments(payload, of: event))
    }
  }

  private mutating func arguments(_ payload: [Value], of event: EventID) -> SwiftArguments {
    var arguments: [SwiftArgument] = []
    for (place, item) in file.graph[event].payload.enumerated() {
      let value = payload[place]
      // Swift's own default does the same.
      if value == .nil, item.defaultValue == nil { continue }
      arguments.append((file.named.payloads[event.index].labels[place], expression(of: value, item.type.base)))
    }
    return SwiftArguments(arguments)
  }

  private mutating func expression(of value: Value, _ base: ValueType.Base) -> SwiftExpression {
    if case .own = value, case .declared(let type) = base {
      need(type)
      return .name(file.samples[type])
    }
    return file.named.expression(of: Literal(value))
  }

  // MARK: - Links

  /// The URL as text; where it carries a value of an own type, as text that is made of a sample.
  private mutating func url(_ url: String) -> SwiftExpression {
    guard let match = file.links.match(url), match.values.contains(where: \.isOwn) else { return .string(url) }
    let link = LinkText(url, of: file.graph[match.link], among: file.graph.links)
    var samples: [SwiftArgument] = []
    let pattern = link.pattern { place in
      guard match.values[place].isOwn, case .declared(let type) = file.graph[match.link].placeholders[place].type.base
      else { return false }
      need(type)
      samples.append((samples.isEmpty ? "with" : nil, .member(.name(file.samples[type]), "description")))
      return true
    }
    let path = SwiftExpression.call("LinkPath.filled", SwiftArguments([(nil, .string(pattern))] + samples))
    return .binary(.string(link.origin), .add, .parenthesized(.binary(path, .nilCoalescing, .string(""))))
  }
}

/// A URL that was made for a link, taken apart again.
private struct LinkText {
  let origin: String
  private let template: PathTemplate
  private let segments: [Substring]
  private let items: [Substring]

  init(_ url: String, of link: LinkPattern, among links: Links) {
    origin = links.schemes.first.map { $0 + "://" } ?? "https://" + (links.hosts.first ?? "")
    template = link.template
    let parts = url.dropFirst(origin.count).split(separator: "?", maxSplits: 1)
    segments = (parts.first ?? "").split(separator: "/")
    items = parts.count > 1 ? parts[1].split(separator: "&") : []
  }

  /// The path and the query with braces in some places, as the runtime fills them.
  ///
  /// - Parameter isOpen: whether that of a placeholder is to be filled; asked in their order.
  func pattern(_ isOpen: (Int) -> Bool) -> String {
    var text = ""
    for (segment, written) in zip(template.segments, segments) {
      if case .placeholder(let place) = segment, isOpen(place) { text += "/{x}" } else { text += "/" + written }
    }
    var next = items.startIndex
    for item in template.query {
      // What may be absent is.
      guard next < items.endIndex, items[next].hasPrefix(PercentEncoding.encode(item.name) + "=") else { continue }
      text += next == items.startIndex ? "?" : "&"
      if case .placeholder(let place) = item.value, isOpen(place) {
        text += PercentEncoding.encode(item.name) + "={x}"
      } else {
        text += items[next]
      }
      next += 1
    }
    return text
  }
}

extension Value {
  fileprivate var isOwn: Bool {
    if case .own = self { true } else { false }
  }
}

extension Literal {
  /// A value that the spec could have written.
  fileprivate init(_ value: Value) {
    switch value {
    case .string(let text): self = .string(text)
    case .int(let number): self = .int(number)
    case .double(let number): self = .double(number)
    case .bool(let answer): self = .bool(answer)
    case .uuid(let text): self = .uuid(text)
    case .url(let text): self = .url(text)
    case .date(let text): self = .date(text)
    case .enumCase(let type, let place): self = .enumCase(type, place)
    case .array(let items): self = .array(items.map { Literal($0) })
    case .own, .nil: self = .nil
    }
  }
}
