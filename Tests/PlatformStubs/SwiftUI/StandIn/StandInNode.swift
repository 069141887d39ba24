// How the stand-in shows views: each becomes a node of a tree, and what SwiftUI does on a screen is done to that.

/// A view that SwiftUI itself knows how to show.
@MainActor @preconcurrency
public protocol StandInView {
  func standIn(in context: StandInContext) -> StandInNode
}

/// What a view has become.
@MainActor
public final class StandInNode {
  public enum Kind {
    case group
    case text(String)
    case image(String)
    case button(@MainActor () -> Void)
    case tabs(StandInTabs)
    case stack(StandInStack)
    case controller(any StandInController)
    case modified(StandInModification)
  }

  public let kind: Kind
  public let children: [StandInNode]

  init(_ kind: Kind, _ children: [StandInNode] = []) {
    self.kind = kind
    self.children = children
  }
}

/// What a modifier says of the views below it.
@MainActor
public enum StandInModification {
  case title(String)
  case hidesBackButton(Bool)
  case hidesTabBar(Bool)
  case blocksDismissal(Bool)
  case tag(AnyHashable)
  case tabItem(StandInNode)
  case destination(StandInDestination)
  case presentation(StandInPresentation)
  case nothing
}

public struct StandInDestination {
  /// Nil for elements of other types.
  let content: @MainActor (AnyHashable) -> (any View)?
}

/// A `TabView` on the screen.
public struct StandInTabs {
  public let selected: AnyHashable?
  public let tabs: [StandInNode]
  /// Writes the selection, as the tap on a tab does.
  public let select: @MainActor (AnyHashable) -> Void
}

/// A `NavigationStack` on the screen.
public struct StandInStack {
  let identity: StandInIdentity
  public let path: [AnyHashable]
  /// The root and what lies on it.
  public let screens: [StandInNode]
  /// Writes the path that is left when so many screens are: as the back button, its menu and the swipe do.
  public let pop: @MainActor (Int) -> Void
}

/// A sheet, a cover or a popover that a view has; `item` is nil while it has nothing to show.
public struct StandInPresentation {
  public enum Style: String, Sendable {
    case sheet
    case fullScreenCover
    case popover
  }

  let identity: StandInIdentity
  let style: Style
  let item: AnyHashable?
  let content: @MainActor () -> StandInNode
  /// Writes nil.
  let dismiss: @MainActor () -> Void
  let onDismiss: (@MainActor () -> Void)?
}

@MainActor
extension StandInNode {
  /// The parts of views that show several.
  var withoutGroups: [StandInNode] {
    if case .group = kind { children.flatMap(\.withoutGroups) } else { [self] }
  }

  /// What modifiers say of this view, the outermost first; of a container's content it is not.
  public var modifications: [StandInModification] {
    switch kind {
    case .modified(let modification): [modification] + children.flatMap(\.modifications)
    case .group: children.flatMap(\.modifications)
    case .tabs, .stack, .text, .image, .button, .controller: []
    }
  }

  func destination(of element: AnyHashable) -> (any View)? {
    for case .destination(let destination) in modifications {
      if let view = destination.content(element) { return view }
    }
    return nil
  }

  /// Every node, this one first, in the order in which views are written.
  public var everything: [StandInNode] { [self] + children.flatMap(\.everything) }

  public var texts: [String] {
    everything.compactMap { if case .text(let text) = $0.kind { text } else { nil } }
  }

  /// Texts and names of images.
  public var labels: [String] {
    everything.compactMap { node in
      switch node.kind {
      case .text(let text), .image(let text): text
      default: nil
      }
    }
  }

  public var buttons: [@MainActor () -> Void] {
    everything.compactMap { if case .button(let action) = $0.kind { action } else { nil } }
  }

  public var tabs: StandInTabs? {
    everything.lazy.compactMap { if case .tabs(let tabs) = $0.kind { tabs } else { nil } }.first
  }

  public var stack: StandInStack? {
    everything.lazy.compactMap { if case .stack(let stack) = $0.kind { stack } else { nil } }.first
  }

  public var title: String? {
    modifications.lazy.compactMap { if case .title(let title) = $0 { title } else { nil } }.first
  }

  public var hidesBackButton: Bool {
    modifications.contains { if case .hidesBackButton(true) = $0 { true } else { false } }
  }

  public var hidesTabBar: Bool {
    modifications.contains { if case .hidesTabBar(true) = $0 { true } else { false } }
  }

  public var blocksDismissal: Bool {
    modifications.contains { if case .blocksDismissal(true) = $0 { true } else { false } }
  }

  public var tag: AnyHashable? {
    modifications.lazy.compactMap { if case .tag(let tag) = $0 { tag } else { nil } }.first
  }

  public var tabItem: StandInNode? {
    modifications.lazy.compactMap { if case .tabItem(let item) = $0 { item } else { nil } }.first
  }

  /// The sheets, covers and popovers of all views below, those without anything to show included.
  var presentations: [StandInPresentation] {
    everything.compactMap { if case .modified(.presentation(let presentation)) = $0.kind { presentation } else { nil } }
  }
}
