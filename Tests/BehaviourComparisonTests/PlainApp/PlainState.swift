import SwitchyardModel

/// What an app shows, written down as plainly as can be: which screens stand where, without the values of their
/// parameters, which decide nothing.
struct PlainState: Hashable {
  struct ModalLayer: Hashable {
    var shown: Layer
    var style: Presentation.Style
    var isDismissable: Bool
    var hasStack: Bool
    var stack: [ScreenID]
    /// The transition that has presented it.
    var presenter: Int

    var yieldsToSwipe: Bool { isDismissable && style != .fullScreen }
  }

  enum Base: Hashable {
    case started(Layer)
    case tabs(selected: Int)
  }

  /// What `defer` has kept.
  enum Kept: Hashable {
    case link(LinkID)
    case external(EventID)
  }

  var base: Base
  /// Of the base: one, or one for each tab.
  var stacks: [[ScreenID]]
  var layers: [ModalLayer] = []
  var kept: Kept?

  private var selected: Int {
    if case .tabs(let selected) = base { selected } else { 0 }
  }

  var visibleStack: [ScreenID] {
    get { layers.last?.stack ?? stacks[selected] }
    set {
      if layers.isEmpty {
        stacks[selected] = newValue
      } else {
        layers[layers.count - 1].stack = newValue
      }
    }
  }

  var visibleScreen: ScreenID { visibleStack[visibleStack.count - 1] }

  var visiblePlace: PlainPlace {
    if let layer = layers.last { return PlainPlace(layer.shown, hasStack: layer.hasStack) }
    switch base {
    case .started(let shown): return PlainPlace(shown, hasStack: true)
    case .tabs(let selected): return .tab(selected)
    }
  }

  /// How many screens stand in it.
  var size: Int { stacks.reduce(0) { $0 + $1.count } + layers.reduce(0) { $0 + $1.stack.count } }

  /// Whether two states show the same, whoever has presented it and whatever is kept for later.
  func shows(_ other: PlainState) -> Bool {
    base == other.base && stacks == other.stacks && layers.count == other.layers.count
      && zip(layers, other.layers).allSatisfy { own, theirs in
        var theirs = theirs
        theirs.presenter = own.presenter
        return own == theirs
      }
  }
}

/// Whose handlers come after the screen's own.
enum PlainPlace: Hashable {
  case tab(Int)
  case flow(FlowID)
  case bareModal
  case ownStack

  init(_ shown: Layer, hasStack: Bool) {
    switch shown {
    case .flow(let flow): self = .flow(flow)
    case .screen: self = hasStack ? .ownStack : .bareModal
    }
  }
}

extension PlainState: CustomStringConvertible {
  /// Screens, tabs, flows and transitions by their numbers: `tabs(0): [0, 2] · [1] | sheet [3] by 7`.
  var description: String {
    func text(_ stack: [ScreenID]) -> String { "[\(stack.map { "\($0.index)" }.joined(separator: ", "))]" }
    func text(_ layer: Layer) -> String {
      switch layer {
      case .screen(let screen): "screen \(screen.index)"
      case .flow(let flow): "flow \(flow.index)"
      }
    }
    let name =
      switch base {
      case .started(let layer): text(layer)
      case .tabs(let selected): "tabs(\(selected))"
      }
    let above = layers.map { layer in
      " | \(layer.isDismissable ? "" : "fixed ")\(layer.hasStack ? "" : "bare ")\(layer.style) \(text(layer.shown)) "
        + "\(text(layer.stack)) by \(layer.presenter)"
    }
    let below = "\(name): \(stacks.map(text).joined(separator: " · "))"
    return below + above.joined() + (kept.map { " keeps \($0)" } ?? "")
  }
}
