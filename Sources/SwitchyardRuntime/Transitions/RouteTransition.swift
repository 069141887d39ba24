/// What is to happen to the navigation, as a value: one operation, several in order, or one with another in reserve.
///
/// Stack operations act on the visible stack: that of the top layer, or of the selected tab. A transition is atomic:
/// where a part of it fails, nothing changes.
///
/// ```swift
/// let transition: CourierTransition = .select(.dialogs, then: .setAfterRoot(.chat(userID: "ada")))
/// ```
public indirect enum RouteTransition<Graph: RouteGraph>: Hashable, Sendable {
  // MARK: The visible stack

  // Each takes one route, since a second is pushed by the next step. A default such as `then: [Route] = []` would double
  // what the optimiser spends on a router.

  /// Puts a route on top.
  case push(Graph.Route)
  /// Puts a route in the place of the top one.
  case replaceTop(Graph.Route)
  /// Makes a route the whole stack.
  case setRoot(Graph.Route)
  /// Keeps the root, and puts a route on it.
  case setAfterRoot(Graph.Route)
  /// Goes back to the topmost of a screen, and puts a route on it; `inclusive` takes that screen away, too. Fails where
  /// the screen is not on the stack.
  case setAfter(Graph.Route.Screen, inclusive: Bool = false, push: Graph.Route)
  /// Takes the top route away. Fails at the root.
  case pop
  /// Goes back to the topmost of a screen, which may be the visible one. Fails where it is not on the stack.
  case popTo(Graph.Route.Screen)
  /// Goes back to the root.
  case popToRoot

  // MARK: Layers

  /// Puts a layer over everything.
  case present(NavigationLayer<Graph>, style: LayerStyle = .sheet, isDismissable: Bool = true)
  /// Takes the top layer away. Fails where there is none.
  case dismiss
  /// Takes layers away down to and with the topmost that shows the flow or screen. Fails where there is none.
  case dismissLayer(LayerIdentity<Graph>)
  /// Takes every layer away.
  case dismissAll

  // MARK: The whole app

  /// Drops every layer, and begins afresh.
  case start(NavigationStart<Graph>)
  /// Leaves the app for a URL; the navigation stays as it is.
  case open(String)

  // MARK: Events

  /// Handles another event on the screen that is visible by then.
  case raise(Graph.Event)
  /// Keeps the link or external event, and handles it again right after the next `start`.
  case `defer`
  /// Handles the event without doing anything.
  case ignore

  // MARK: Several

  /// Does all of them in order.
  case steps([RouteTransition])
  /// Takes every layer away and selects a tab, whose stack the next operation acts on. Fails where the tab bar is not
  /// the base of the app.
  case select(Graph.Tab, then: RouteTransition = .ignore)
  /// Undoes the first where it fails, whatever the reason, and does the other.
  case attempt(RouteTransition, else: RouteTransition)
  /// Does it without an animation.
  case unanimated(RouteTransition)
}
