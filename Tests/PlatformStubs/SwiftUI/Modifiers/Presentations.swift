extension View {
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presentation(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  #if !os(macOS)
  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presentation(.fullScreenCover, item: item, onDismiss: onDismiss, content: content)
  }
  #endif

  #if !os(tvOS) && !os(watchOS)
  @available(iOS 13.0, macOS 10.15, *)
  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presentation(.popover, item: item, onDismiss: nil, content: content)
  }
  #endif

  nonisolated private func presentation<Item, Content>(
    _ style: StandInPresentation.Style, item: Binding<Item?>, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    nonisolated(unsafe) let item = item
    let content = onlyOnMain(content)
    let onDismiss = onDismiss.map { action in onlyOnMain { (_: Void) in action() } }
    let modification: @MainActor (StandInContext) -> StandInModification = { context in
      let shown = item.wrappedValue
      let id = shown.map { AnyHashable($0.id) }
      let inner = StandInContext(
        host: context.host, identity: context.identity + [AnyHashable(style.rawValue), id ?? AnyHashable("nothing")])
      let node: @MainActor () -> StandInNode = {
        guard let shown else { return StandInNode(.group) }
        return inner.node(of: content(shown), at: "content")
      }
      return .presentation(
        StandInPresentation(
          identity: context.identity, style: style, item: id, content: node,
          dismiss: { item.wrappedValue = nil }, onDismiss: { onDismiss?(()) }))
    }
    return StandInModified(content: self, modification)
  }
}

public enum PopoverAttachmentAnchor {
  case rect(Source)
  case point(UnitPoint)

  public enum Source {
    case bounds
  }
}

public struct UnitPoint: Hashable, Sendable {
  public static let center = UnitPoint()
  public static let top = UnitPoint()
}

@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing
}
