@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView((repeat each content))
  }

  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
    AnyView(content)
  }
}

public struct EmptyView: View, StandInView {
  public typealias Body = Never

  nonisolated public init() {}

  public func standIn(in context: StandInContext) -> StandInNode { StandInNode(.group) }
}

public struct TupleView<T>: View, StandInView {
  public typealias Body = Never

  nonisolated(unsafe) public var value: T

  nonisolated public init(_ value: T) {
    self.value = value
  }

  public func standIn(in context: StandInContext) -> StandInNode {
    let parts = Mirror(reflecting: value).children.enumerated().compactMap { place, child in
      (child.value as? any View).map { context.node(of: $0, at: place) }
    }
    return StandInNode(.group, parts)
  }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, StandInView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public func standIn(in context: StandInContext) -> StandInNode {
    switch storage {
    case .trueContent(let content): context.node(of: content, at: true)
    case .falseContent(let content): context.node(of: content, at: false)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: StandInView where Wrapped: View {
  public func standIn(in context: StandInContext) -> StandInNode {
    map { context.node(of: $0, at: "some") } ?? StandInNode(.group)
  }
}

public struct AnyView: View, StandInView {
  public typealias Body = Never

  nonisolated(unsafe) let wrapped: any View

  nonisolated public init<V>(_ view: V) where V: View {
    wrapped = view
  }

  public func standIn(in context: StandInContext) -> StandInNode {
    context.node(of: wrapped, at: ObjectIdentifier(type(of: wrapped)))
  }
}

public struct Group<Content> {
  public typealias Body = Never

  let content: Content
}

extension Group: View, StandInView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func standIn(in context: StandInContext) -> StandInNode { context.node(of: content, at: "content") }
}
