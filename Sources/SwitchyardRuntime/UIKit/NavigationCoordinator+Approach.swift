#if canImport(UIKit) && !os(watchOS)
import UIKit

// Steps from what is shown to the state, each of which UIKit can do in one go: what is covered is brought in line first
// and without an animation, then layers go, then layers come.

@MainActor
extension NavigationCoordinator {
  func isInLine(with state: NavigationState<Graph>) -> Bool {
    guard let base, base.shows(state.base), layers.count == state.layers.count else { return false }
    return zip(layers, state.layers).allSatisfy { $0.isOf($1) && $0.stack.shows($1.stack) }
  }

  /// Takes the next step. Nothing is in its way.
  func approach(_ state: NavigationState<Graph>) {
    guard base?.id == state.base.id else { return replaceBase(with: state.base) }
    let kept = zip(layers, state.layers).prefix { $0.isOf($1) }.count
    let isLastStep = kept == layers.count && kept == state.layers.count
    updateBase(to: state.base, animated: isAnimated && isLastStep && layers.isEmpty)
    for place in 0..<kept {
      let isOnTop = place == layers.count - 1
      update(layers[place].stack, to: state.layers[place].stack, animated: isAnimated && isLastStep && isOnTop)
    }
    if kept < layers.count {
      dismissLayers(from: kept, animated: isAnimated)
    } else if kept < state.layers.count {
      present(state.layers[kept], animated: isAnimated && kept == state.layers.count - 1)
    }
  }

  // MARK: - The base

  /// A window's root must present nothing when another one takes its place.
  private func replaceBase(with new: NavigationState<Graph>.Base) {
    if !layers.isEmpty { return dismissLayers(from: 0, animated: false) }
    if let old = base?.controller, old.presentedViewController != nil { return dismiss(old, animated: false) }
    guard let window else { return }
    show(newBase(new), in: window)
    if isAnimated {
      UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
    }
    // Layers may have come along.
    update()
  }

  func show(_ base: ShownBase, in window: UIWindow) {
    self.base = base
    window.rootViewController = base.controller
  }

  private func updateBase(to new: NavigationState<Graph>.Base, animated: Bool) {
    guard let base else { return }
    let isStaying = base.selected == new.selectedPlace
    for (stack, new) in zip(base.stacks, new.stacks) {
      update(stack, to: new, animated: animated && isStaying && stack === base.visibleStack)
    }
    if isStaying { return }
    base.selected = new.selectedPlace
    base.tabs?.selectedIndex = base.selected
  }

  // MARK: - Stacks

  private func update(_ stack: ShownStack, to new: NavigationState<Graph>.Stack, animated: Bool) {
    guard let navigation = stack.navigation, !stack.shows(new) else { return }
    let old = stack.entries
    stack.entries = new.entries.map { entry in old.first { $0.id == entry.id } ?? shown(entry) }
    let isAnimated = animated && navigation.viewIfLoaded?.window != nil
    navigation.setViewControllers(stack.entries.map(\.controller), animated: isAnimated)
    stack.allowOrForbidPopGesture()
    if isAnimated { transitions.wait(for: navigation) }
  }

  // MARK: - Layers

  private func dismissLayers(from place: Int, animated: Bool) {
    let presenter = layers[place].controller.presentingViewController
    leaving = layers[place...].map(\.controller)
    layers.removeSubrange(place...)
    if let presenter { dismiss(presenter, animated: animated) } else { update() }
  }

  /// Dismisses what a controller has presented, and all that stands above.
  private func dismiss(_ presenter: UIViewController, animated: Bool) {
    let ends = transitions.begin()
    presenter.dismiss(animated: animated) { [weak self] in
      self?.leaving = []
      self?.transitions.end(ends)
    }
    transitions.wait(for: presenter)
  }

  private func present(_ layer: NavigationState<Graph>.Layer, animated: Bool) {
    // Before the window is visible UIKit presents nothing.
    guard let presenter, presenter.viewIfLoaded?.window != nil else { return lookAgain() }
    let new = newLayer(layer)
    prepare(new.controller, for: layer, from: presenter)
    layers.append(new)
    let ends = transitions.begin()
    presenter.present(new.controller, animated: animated) { [weak self] in self?.transitions.end(ends) }
    if new.controller.presentingViewController == nil {
      layers.removeLast()
      transitions.forget(ends)
      lookAgain()
    } else {
      transitions.wait(for: new.controller)
    }
  }
}

@MainActor
extension NavigationState.Base {
  /// Which of the stacks is selected.
  var selectedPlace: Int {
    if case .tabs(let bar) = self { bar.place } else { 0 }
  }
}
#endif
