import Combine
import Foundation

/// What a scene keeps when the app ends.
public final class StandInStorage: @unchecked Sendable {
  public var values: [String: Any] = [:]
}

/// A window that shows views, and the hand that touches it.
///
/// It does as UIKit does below SwiftUI: a layer is presented or dismissed in its own time, one at a time, and what the
/// user does is written to bindings when the animation ends. What SwiftUI does not promise to do is a fault: presenting
/// on what is still moving, two layers on one view, dismissing a layer and one above it by two bindings at once.
@MainActor
public final class StandInHost {
  private let root: any View
  private var kept: [StandInIdentity: AnyObject] = [:]
  private var observed: Set<ObjectIdentifier> = []
  private var isInvalid = true
  private var lives: [StandInIdentity: StandInLife] = [:]
  private var livesOfPass: [StandInIdentity: StandInLife] = [:]
  private var stacks: [StandInIdentity: StandInStack] = [:]
  private var stacksOfPass: [StandInIdentity: StandInStack] = [:]

  public private(set) var content = StandInNode(.group)
  /// The bottom one first.
  public internal(set) var layers: [StandInLayer] = []
  public private(set) var faults: [String] = []
  /// Where the environment's `openURL` leads.
  public private(set) var openedURLs: [String] = []
  /// What `SceneStorage` keeps.
  nonisolated public let sceneStorage = StandInStorage()
  var handlersOfURLs: [StandInIdentity: @MainActor (URL) -> Void] = [:]
  private(set) var environment = EnvironmentValues()
  /// Of each change to the layers, whether it was animated.
  public internal(set) var animations: [String] = []
  var wasAnimated = true
  /// Whether controls write back what they have been told, as some of AppKit's do.
  public var echoes = false
  /// Whether a binding hears that the user has taken a layer away before that says that it has gone, or after.
  public var tellsBindingsFirst = false
  private var hasAppeared = false
  private var toldSelection: AnyHashable?
  var tappedTab: AnyHashable?
  var takenAway: AnyHashable?

  /// The tab that the bar shows.
  public var shownTab: AnyHashable? { tappedTab ?? content.tabs?.selected }

  public init(_ root: some View) {
    self.root = root
    environment.openedURLs = { [weak self] url in self?.openedURLs.append(url.absoluteString) }
  }

  public func fault(_ text: String) {
    faults.append(text)
  }

  // MARK: - What views keep

  func connect(_ property: any StandInProperty, at identity: StandInIdentity, in context: StandInContext) {
    property.connect(&kept[identity], in: context)
  }

  func controller(at identity: StandInIdentity, making make: () -> any StandInController) -> any StandInController {
    if let known = controllers[identity] { return known }
    let controller = make()
    controllers[identity] = controller
    return controller
  }

  private var controllers: [StandInIdentity: any StandInController] = [:]

  func observe(_ object: some ObservableObject) {
    guard observed.insert(ObjectIdentifier(object)).inserted else { return }
    guard let publisher = object.objectWillChange as? ObservableObjectPublisher else { return }
    publisher.standInSubscribe { [weak self] in MainActor.assumeIsolated { self?.invalidate() } }
    keptAlive.append(object)
  }

  /// So that no object gets the identity of another one that is gone.
  private var keptAlive: [AnyObject] = []

  func invalidate() {
    if !standInTransaction.disablesAnimations { wasAnimated = true } else { wasAnimated = false }
    isInvalid = true
  }

  // MARK: - Showing

  func note(_ stack: StandInStack) {
    stacksOfPass[stack.identity] = stack
  }

  func note(_ life: StandInLife, of identity: StandInIdentity) {
    livesOfPass[identity] = life
  }

  /// Makes the tree anew while it is out of date, as SwiftUI does before each frame.
  public func update() {
    var passes = 0
    while isInvalid {
      passes += 1
      if passes > 20 { return fault("the views never come to rest") }
      isInvalid = false
      tappedTab = nil
      (livesOfPass, stacksOfPass) = ([:], [:])
      content = StandInContext(host: self, identity: []).node(of: root, at: "root")
      reconcileLayers()
      let (oldStacks, oldLives) = (stacks, lives)
      (stacks, lives) = (stacksOfPass, livesOfPass)
      for (identity, stack) in oldStacks where stacks[identity] == nil { stack.pop(1) }
      if echoes { echo(after: oldStacks) }
      for (identity, life) in oldLives where lives[identity] == nil { life.disappear() }
      for (identity, life) in lives { life.appear(after: oldLives[identity]) }
    }
    if !hasAppeared {
      hasAppeared = true
      for controller in content.controllers { controller.standInDidAppear() }
      update()
    }
  }

  /// Of what is new to a control.
  private func echo(after oldStacks: [StandInIdentity: StandInStack]) {
    for (identity, stack) in stacks where oldStacks[identity]?.path != stack.path {
      stack.pop(stack.path.count + 1)
    }
    let selected = content.tabs?.selected
    if selected != toldSelection, let selected { content.tabs?.select(selected) }
    toldSelection = selected
  }

  // MARK: - Touching

  public func open(_ url: String) {
    guard let url = URL(string: url) else { return }
    for handler in Array(handlersOfURLs.values) { handler(url) }
    update()
  }
}
