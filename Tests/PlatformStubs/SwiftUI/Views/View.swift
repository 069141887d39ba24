// What SwitchyardRuntime, generated code and the examples use of SwiftUI, with Apple's signatures: names, constraints,
// isolation and availability. The bodies are those of a stand-in that shows views as a tree.

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency
  var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a view that SwiftUI itself knows how to show") }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content) -> Self.Body
}

@MainActor @preconcurrency
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, StandInView {
  public typealias Body = Never

  let content: StandInClosure

  public func standIn(in context: StandInContext) -> StandInNode { content.node(context) }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, StandInView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public func standIn(in context: StandInContext) -> StandInNode {
    let inner = StandInClosure { context.node(of: content, at: "content") }
    context.connect(modifier)
    return context.node(of: modifier.body(content: _ViewModifier_Content<Modifier>(content: inner)), at: "modifier")
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
