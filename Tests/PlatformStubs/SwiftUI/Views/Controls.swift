public import Foundation

@frozen
public struct Text: View, StandInView, Equatable {
  public typealias Body = Never

  let text: String

  nonisolated public init(verbatim content: String) {
    text = content
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ content: S) where S: StringProtocol {
    text = String(content)
  }

  nonisolated public init(_ key: LocalizedStringKey) {
    text = key.key
  }

  public func standIn(in context: StandInContext) -> StandInNode { StandInNode(.text(text)) }
}

@frozen
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let key: String

  public init(_ value: String) {
    key = value
  }

  public init(stringLiteral value: String) {
    key = value
  }
}

@frozen
public struct Image: View, StandInView, Equatable {
  public typealias Body = Never

  let name: String

  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  nonisolated public init(systemName: String) {
    name = systemName
  }

  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.name = "image " + name
  }

  public func standIn(in context: StandInContext) -> StandInNode { StandInNode(.image(name)) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Label<Title, Icon>: View, StandInView where Title: View, Icon: View {
  public typealias Body = Never

  nonisolated(unsafe) let title: Title
  nonisolated(unsafe) let icon: Icon

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public func standIn(in context: StandInContext) -> StandInNode {
    StandInNode(.group, [context.node(of: title, at: "title"), context.node(of: icon, at: "icon")])
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

public struct Button<Label>: View, StandInView where Label: View {
  public typealias Body = Never

  let action: @MainActor () -> Void
  nonisolated(unsafe) let label: Label

  @preconcurrency
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  public func standIn(in context: StandInContext) -> StandInNode {
    StandInNode(.button(action), [context.node(of: label, at: "label")])
  }
}

extension Button where Label == Text {
  @preconcurrency
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload @preconcurrency
  nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
    self.init(action: action) { Text(title) }
  }
}

public struct VStack<Content>: View, StandInView where Content: View {
  public typealias Body = Never

  nonisolated(unsafe) let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func standIn(in context: StandInContext) -> StandInNode { context.node(of: content, at: "content") }
}

public struct List<SelectionValue, Content>: View, StandInView where SelectionValue: Hashable, Content: View {
  public typealias Body = Never

  nonisolated(unsafe) let content: Content

  public func standIn(in context: StandInContext) -> StandInNode { context.node(of: content, at: "content") }
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content

  let id: (Data.Element) -> ID
}

extension ForEach: View, StandInView where Content: View {
  public typealias Body = Never

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  public func standIn(in context: StandInContext) -> StandInNode {
    StandInNode(.group, data.map { context.node(of: content($0), at: id($0)) })
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}
