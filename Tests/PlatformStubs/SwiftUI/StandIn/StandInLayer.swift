/// A layer on the screen: a sheet, a cover or a popover.
@MainActor
public final class StandInLayer {
  enum Phase {
    case coming
    case shown
    case going
    /// The user takes it away; its binding is told when it has gone.
    case takenAway
  }

  public let style: StandInPresentation.Style
  public internal(set) var content = StandInNode(.group)
  let identity: StandInIdentity
  let item: AnyHashable?
  var presentation: StandInPresentation
  var phase = Phase.coming
  /// What it says on its way out.
  var lastTexts: [String]?

  init(_ presentation: StandInPresentation) {
    style = presentation.style
    identity = presentation.identity
    item = presentation.item
    self.presentation = presentation
  }

  var fillsScreen: Bool { style == .fullScreenCover }
  var isMoving: Bool { phase != .shown }
  var isLeaving: Bool { phase == .going || phase == .takenAway }

  /// Whether the user can take it away.
  public var canBeTakenAway: Bool {
    phase == .shown && !fillsScreen && !content.blocksDismissal
  }
}

@MainActor
extension StandInHost {
  /// Begins to present and to dismiss what the views now ask for.
  func reconcileLayers() {
    var below = content
    var place = 0
    while true {
      let container = place == 0 ? nil : layers[place - 1]
      let wanted = below.presentations.filter { $0.item != nil }
      if wanted.count > 1 { fault("two layers are wanted on one view") }
      guard place < layers.count else {
        if let next = wanted.first { present(next, on: container) }
        return
      }
      let layer = layers[place]
      if let same = wanted.first(where: { $0.identity == layer.identity && $0.item == layer.item }) {
        layer.presentation = same
      } else if !layer.isLeaving {
        dismiss(from: place)
      } else if container?.phase == .going {
        fault("a layer is dismissed that goes with the one below it")
      }
      if layer.isLeaving, let other = wanted.first, other.item != layer.item {
        fault("a layer is wanted in place of one that has not gone yet")
      }
      layer.content = layer.presentation.content()
      if layer.phase == .going, let last = layer.lastTexts, last != layer.content.texts {
        fault("a layer changes on its way out: \(last), \(layer.content.texts)")
      }
      below = layer.content
      place += 1
    }
  }

  private func present(_ presentation: StandInPresentation, on container: StandInLayer?) {
    if container?.isMoving == true { return fault("a layer is wanted on one that is still moving") }
    if let item = presentation.item, item == takenAway { fault("a layer is wanted again that the user has taken away") }
    let below = controllers(at: layers.count - 1)
    let layer = StandInLayer(presentation)
    layers.append(layer)
    animations.append("present" + (wasAnimated ? "" : " at once"))
    layer.content = presentation.content()
    if layer.content.presentations.contains(where: { $0.item != nil }) {
      fault("a layer is wanted on one that is still moving")
    }
    if layer.fillsScreen { for controller in below { controller.standInWillDisappear() } }
    if !hasUIKit { layer.phase = .shown }
  }

  /// UIKit takes those above away with it, so that nothing else may be dismissed meanwhile.
  private func dismiss(from place: Int) {
    animations.append("dismiss" + (wasAnimated ? "" : " at once"))
    if place > 0, layers[place - 1].isLeaving { fault("two layers are dismissed by two bindings at once") }
    for layer in layers[place...] {
      if layer.isLeaving { fault("a layer is dismissed while one above it is") }
      layer.phase = .going
      layer.lastTexts = layer.content.texts
    }
    for controller in controllers(at: layers.count - 1) { controller.standInWillDisappear() }
  }

  /// Those in a layer; at -1 those in what is below them all.
  private func controllers(at place: Int) -> [any StandInController] {
    (place < 0 ? content : layers[place].content).controllers
  }

  // MARK: - Animations

  public var isMoving: Bool { layers.contains(where: \.isMoving) }

  /// Whether the user takes a layer away.
  public var isTakingAway: Bool { layers.contains { $0.phase == .takenAway } }

  /// Ends the animation that is under way: one layer has come, or the top ones have gone.
  public func finishAnimation() {
    if let place = layers.firstIndex(where: { $0.phase == .coming }) {
      finishPresentation(at: place)
    } else if let place = layers.firstIndex(where: \.isLeaving) {
      finishDismissal(from: place)
    }
    update()
  }

  private func finishPresentation(at place: Int) {
    layers[place].phase = .shown
    if layers[place].fillsScreen { for controller in controllers(at: place - 1) { controller.standInDidDisappear() } }
    for controller in controllers(at: place) { controller.standInDidAppear() }
  }

  private func finishDismissal(from place: Int) {
    let gone = Array(layers[place...])
    layers.removeSubrange(place...)
    if gone.contains(where: \.fillsScreen) {
      for controller in controllers(at: layers.count - 1) { controller.standInDidAppear() }
    }
    let isTakenAway = gone[0].phase == .takenAway
    if isTakenAway { takenAway = gone[0].item }
    if isTakenAway, tellsBindingsFirst {
      gone[0].presentation.dismiss()
      update()
    }
    for layer in gone.reversed() {
      for controller in layer.content.controllers { controller.standInDidDisappear() }
    }
    if isTakenAway, !tellsBindingsFirst { gone[0].presentation.dismiss() }
    // Nobody says that a binding is not told of what it has asked for itself.
    if !isTakenAway, echoes { gone[0].presentation.dismiss() }
    for layer in gone { layer.presentation.onDismiss?() }
    invalidate()
  }

  // MARK: - Touching

  /// The user begins to take the top layer away; false where they cannot.
  public func takeTopLayerAway() -> Bool {
    guard let top = layers.last, top.canBeTakenAway else { return false }
    if hasUIKit {
      top.phase = .takenAway
      for controller in top.content.controllers { controller.standInWillDisappear() }
    } else {
      // There it is a click.
      top.presentation.dismiss()
    }
    return true
  }

  /// The user lets go of the layer, and it comes back; false where there is none.
  public func letGoOfLayer() -> Bool {
    guard let top = layers.last, top.phase == .takenAway else { return false }
    top.phase = .shown
    for controller in top.content.controllers { controller.standInDidAppear() }
    invalidate()
    return true
  }

  private var hasUIKit: Bool {
    #if canImport(UIKit)
    true
    #else
    false
    #endif
  }
}
