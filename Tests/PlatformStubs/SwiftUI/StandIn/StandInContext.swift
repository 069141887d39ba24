public typealias StandInIdentity = [AnyHashable]

/// Where in the tree a view is being shown.
@MainActor
public struct StandInContext {
  let host: StandInHost
  /// The way from the root, by which a view keeps its state.
  let identity: StandInIdentity

  /// What a view becomes that stands at a place within this one.
  func node(of view: any View, at step: AnyHashable) -> StandInNode {
    let inner = StandInContext(host: host, identity: identity + [step])
    if let known = view as? any StandInView {
      inner.connect(view)
      return known.standIn(in: inner)
    }
    #if canImport(UIKit)
    if let represented = view as? any UIViewControllerRepresentable { return represented.standInNode(in: inner) }
    #endif
    return inner.node(ofBodyOf: view)
  }

  private func node(ofBodyOf view: some View) -> StandInNode {
    connect(view)
    return node(of: view.body, at: ObjectIdentifier(type(of: view)))
  }

  /// Gives the property wrappers of a view or a modifier what they have kept.
  func connect(_ owner: Any) {
    for child in Mirror(reflecting: owner).children {
      guard let property = child.value as? any StandInProperty else { continue }
      host.connect(property, at: identity + [child.label ?? ""], in: self)
    }
  }
}

/// A property wrapper whose value outlives the view.
@MainActor
public protocol StandInProperty {
  func connect(_ kept: inout AnyObject?, in context: StandInContext)
}

/// Where a property wrapper finds what is kept for its view; copies of it share the slot.
final class StandInSlot<Content: AnyObject>: @unchecked Sendable {
  private(set) var content: Content?
  private(set) weak var host: StandInHost?

  @MainActor
  func connect(_ kept: inout AnyObject?, in context: StandInContext, making make: () -> Content) {
    let content = kept as? Content ?? make()
    kept = content
    self.content = content
    host = context.host
  }
}

final class StandInValue<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A view that is shown elsewhere in the tree than where it was written.
@MainActor
struct StandInClosure {
  private let content: @MainActor () -> StandInNode

  init(_ content: @escaping @MainActor () -> StandInNode) {
    self.content = content
  }

  func node(_ context: StandInContext) -> StandInNode { content() }
}

/// A view with a modifier of SwiftUI's own.
struct StandInModified<Content: View>: View, StandInView {
  typealias Body = Never

  nonisolated(unsafe) let content: Content
  let modification: @MainActor (StandInContext) -> StandInModification

  nonisolated init(content: Content, _ modification: @escaping @MainActor (StandInContext) -> StandInModification) {
    self.content = content
    self.modification = modification
  }

  func standIn(in context: StandInContext) -> StandInNode {
    StandInNode(.modified(modification(context)), [context.node(of: content, at: "of")])
  }
}

/// A view with an identity of its own.
struct StandInIdentified<Content: View>: View, StandInView {
  typealias Body = Never

  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let id: AnyHashable

  func standIn(in context: StandInContext) -> StandInNode { context.node(of: content, at: id) }
}
