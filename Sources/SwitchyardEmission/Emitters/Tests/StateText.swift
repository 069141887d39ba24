import SwitchyardModel
import SwitchyardSimulation
import SwitchyardSwiftCode

/// A state in the words of the runtime's `debugDescription`, as a Swift string: what only the app knows, such as how a
/// value of its own type reads, stands in it as an interpolation.
struct StateText {
  private let graph: RouteGraph
  private let samples: SampleNames
  private var pieces: [SwiftInterpolation] = []
  /// What was said since the last interpolation.
  private var text = ""
  /// The types of which it needs a sample.
  private(set) var ownTypes: [TypeID] = []

  init(of state: NavigationState, in graph: RouteGraph, samples: SampleNames) {
    self.graph = graph
    self.samples = samples
    write(state.base)
    for layer in state.layers { write(layer) }
    switch state.deferred {
    case .link(let url): text += " · deferred " + url
    case .external(let event, let payload):
      text += " · deferred " + graph[event].name
      write(payload, of: graph[event].payload)
    default: break
    }
  }

  var expression: SwiftExpression {
    if pieces.isEmpty { return .literal(SwiftStringLiteral(text, form: .raw)) }
    return .interpolation(text.isEmpty ? pieces : pieces + [.text(text)])
  }

  // MARK: - Containers

  private mutating func write(_ base: NavigationState.Base) {
    switch base {
    case .stack(let container, let stack):
      text += container.isFlow ? "flow " : "screen "
      text += graph.name(of: container) + ": "
      write(stack)
    case .tabs(let selected, let stacks):
      text += "tabs(" + graph[selected].name + "): "
      write(stacks[selected.index])
      for tab in graph.tabs where tab.id != selected && !isUntouched(stacks[tab.id.index], tab) {
        text += " | " + tab.name + ": "
        write(stacks[tab.id.index])
      }
    }
  }

  /// Whether a tab is as it begins.
  private func isUntouched(_ stack: NavigationStack, _ tab: Tab) -> Bool {
    guard stack.count == 1, let root = stack.last, root.screen == tab.root.screen else { return false }
    return root.arguments == graph.arguments(of: tab.root)
  }

  private mutating func write(_ layer: ModalLayer) {
    text += " · " + layer.style.rawValue
    if !layer.isDismissable { text += " (not dismissable)" }
    text += layer.hasStack ? " " + graph.name(of: layer.shown) + ": " : " "
    write(layer.stack)
  }

  private mutating func write(_ stack: NavigationStack) {
    var isFirst = true
    for entry in stack {
      if !isFirst { text += ", " }
      isFirst = false
      text += graph.qualifiedName(of: entry.screen)
      write(entry.arguments, of: graph[entry.screen].parameters)
    }
  }

  // MARK: - Values

  private mutating func write(_ values: [Value], of parameters: [Parameter]) {
    if values.isEmpty { return }
    text += "("
    for place in values.indices {
      if place > 0 { text += ", " }
      write(values[place], of: parameters[place].type.base)
    }
    text += ")"
  }

  private mutating func write(_ value: Value, of base: ValueType.Base) {
    switch value {
    case .string(let string), .url(let string): text += "\"" + string.betweenQuotes + "\""
    case .uuid(let string): text += "\"" + string.uppercased() + "\""
    case .int(let number): text += String(number)
    case .double(let number): text += number.description
    case .bool(let answer): text += answer ? "true" : "false"
    case .date(let string): text += ReferenceDate.text(of: ReferenceDate.seconds(of: string))
    case .enumCase(let type, let place):
      guard case .enumeration(let cases) = graph[type].kind else { return }
      text += "\"" + cases[place] + "\""
    case .array(let items):
      text += "["
      for (place, item) in items.enumerated() {
        if place > 0 { text += ", " }
        write(item, of: base)
      }
      text += "]"
    case .own:
      guard case .declared(let type) = base else { return }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(.value(.name(samples[type])))
      if !ownTypes.contains(type) { ownTypes.append(type) }
    case .nil: text += "nil"
    }
  }
}

extension String {
  /// The text as the runtime shows it between quotes.
  fileprivate var betweenQuotes: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Layer {
  fileprivate var isFlow: Bool {
    if case .flow = self { true } else { false }
  }
}
