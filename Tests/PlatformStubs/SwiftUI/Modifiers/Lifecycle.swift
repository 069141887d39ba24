/// What a view does when it comes and goes.
@MainActor
public struct StandInLife {
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?
  /// What begins anew with each value.
  var task: (value: AnyHashable, action: @MainActor () async -> Void)?

  func appear(after former: StandInLife?) {
    if former == nil { onAppear?() }
    if let task, former?.task?.value != task.value { Task { await task.action() } }
  }

  func disappear() { onDisappear?() }
}

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    let action = action.map { action in onlyOnMain { (_: Void) in action() } }
    return StandInModified(content: self) { context in
      context.host.note(StandInLife(onAppear: { action?(()) }), of: context.identity)
      return .nothing
    }
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    let action = action.map { action in onlyOnMain { (_: Void) in action() } }
    return StandInModified(content: self) { context in
      context.host.note(StandInLife(onDisappear: { action?(()) }), of: context.identity)
      return .nothing
    }
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    nonisolated(unsafe) let value = AnyHashable(StandInEquatable(value: value))
    return StandInModified(content: self) { context in
      context.host.note(
        StandInLife(task: (value, { await action() })), of: context.identity)
      return .nothing
    }
  }
}

/// A value that can be compared, as one that can be looked up.
private struct StandInEquatable<Value: Equatable>: Hashable {
  let value: Value

  func hash(into hasher: inout Hasher) {}
}
