#if canImport(SwiftUI)
public import SwiftUI

/// Builds the view of a screen, as `@ViewBuilder` does, and hides its type.
///
/// A protocol of many screens needs no associated type for each, so that the compiler takes a thousand of them as easily
/// as ten. What conforms says no more than `AnyView`:
///
/// ```swift
/// func feed(send: ScreenSender<CourierFeedEvent>) -> AnyView {
///   FeedView(send: send)
/// }
/// ```
@resultBuilder
public enum ScreenBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

  public static func buildFinalResult<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
#endif
