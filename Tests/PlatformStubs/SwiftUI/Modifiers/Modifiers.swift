public import Foundation

public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ToolbarPlacement: Hashable {
  let name: String

  #if !os(macOS) && !os(watchOS)
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
  #endif
  #if !os(macOS)
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
  #endif
}

extension View {
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    StandInIdentified(content: self, id: AnyHashable(id))
  }

  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    nonisolated(unsafe) let tag = AnyHashable(tag)
    return StandInModified(content: self) { _ in .tag(tag) }
  }

  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    nonisolated(unsafe) let label = label()
    return StandInModified(content: self) { .tabItem($0.node(of: label, at: "label")) }
  }

  @_disfavoredOverload
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    let title = String(title)
    return StandInModified(content: self) { _ in .title(title) }
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    StandInModified(content: self) { _ in .title(titleKey.key) }
  }

  @available(iOS 13.0, macOS 13.0, tvOS 13.0, watchOS 6.0, *)
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    StandInModified(content: self) { _ in .hidesBackButton(hidesBackButton) }
  }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let hidesTabBar = visibility == .hidden && bars.contains { $0.name == "tabBar" }
    return StandInModified(content: self) { _ in hidesTabBar ? .hidesTabBar(true) : .nothing }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let hidesTabBar = visibility == .hidden && bars.contains { $0.name == "tabBar" }
    return StandInModified(content: self) { _ in hidesTabBar ? .hidesTabBar(true) : .nothing }
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    StandInModified(content: self) { _ in .blocksDismissal(isDisabled) }
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    let action = onlyOnMain(action)
    return StandInModified(content: self) { context in
      context.host.handlersOfURLs[context.identity] = action
      return .nothing
    }
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    TupleView((self, content()))
  }

  #if os(tvOS) || os(macOS)
  @available(macOS 10.15, tvOS 13.0, *)
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    StandInModified(content: self) { _ in .nothing }
  }
  #endif
}

@frozen
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
}

/// What SwiftUI calls on the main actor, as its closures do not say.
func onlyOnMain<Argument, Value>(_ action: @escaping (Argument) -> Value) -> @MainActor (Argument) -> Value {
  unsafeBitCast(action, to: (@MainActor (Argument) -> Value).self)
}
