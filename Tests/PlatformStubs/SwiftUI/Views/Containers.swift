public struct TabView<SelectionValue, Content>: View, StandInView where SelectionValue: Hashable, Content: View {
  public typealias Body = Never

  nonisolated(unsafe) let selection: Binding<SelectionValue>?
  nonisolated(unsafe) let content: Content

  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public func standIn(in context: StandInContext) -> StandInNode {
    let tabs = context.node(of: content, at: "tabs").withoutGroups
    let selection = selection
    let host = context.host
    let control = StandInTabs(
      selected: selection.map { AnyHashable($0.wrappedValue) }, tabs: tabs,
      select: { tag in
        guard let value = tag.base as? SelectionValue else { return }
        // The bar shows the tab until it is told otherwise.
        host.tappedTab = tag
        selection?.wrappedValue = value
      })
    return StandInNode(.tabs(control), tabs)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor @preconcurrency
public struct NavigationStack<Data, Root>: View, StandInView where Root: View {
  public typealias Body = Never

  let root: Root
  let control: @MainActor () -> (path: [AnyHashable], keep: @MainActor (Int) -> Void)

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self.root = root()
    control = {
      // What the user takes away is taken from what was on the screen when they did.
      let shown = path.wrappedValue
      return (shown.map { AnyHashable($0) }, { count in path.wrappedValue = Data(shown.prefix(count)) })
    }
  }

  public func standIn(in context: StandInContext) -> StandInNode {
    let (path, keep) = control()
    let root = context.node(of: root, at: "root")
    let screens = path.map { element in
      guard let destination = root.destination(of: element) else {
        context.host.fault("there is no destination for \(element)")
        return StandInNode(.group)
      }
      return context.node(of: destination, at: element)
    }
    let stack = StandInStack(
      identity: context.identity, path: path, screens: [root] + screens,
      pop: { keep($0 - 1) })
    context.host.note(stack)
    return StandInNode(.stack(stack), [root] + screens)
  }
}

extension View {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    let destination = onlyOnMain(destination)
    let make = StandInDestination { element in
      (element.base as? D).map { destination($0) }
    }
    return StandInModified(content: self) { _ in .destination(make) }
  }
}
