import SwitchyardRuntime
import Testing

@Suite struct RouteTransitionTests {
  typealias Transition = RouteTransition<TinyGraph>

  /// One of each operation and modifier, and two that differ in an argument alone.
  private let all: [Transition] = [
    .push(.feed), .push(.post(id: 1)), .replaceTop(.feed), .setRoot(.feed),
    .setAfterRoot(.feed), .setAfter(.feed, push: .post(id: 1)), .setAfter(.feed, inclusive: true, push: .post(id: 1)),
    .pop, .popTo(.feed), .popTo(.post), .popToRoot, .present(.screen(.feed)), .present(.screen(.feed), style: .popover),
    .present(.screen(.feed), isDismissable: false), .present(.stack(.feed)), .present(.flow(.checkout, root: .feed)),
    .dismiss, .dismissLayer(.flow(.checkout)), .dismissLayer(.screen(.feed)), .dismissAll, .start(.screen(.feed)),
    .start(.flow(.checkout, root: .feed)), .start(.tabs(selecting: .home)), .open("https://a.example"), .raise(.done),
    .defer, .ignore, .steps([]), .steps([.pop]), .select(.home), .select(.home, then: .pop),
    .attempt(.pop, else: .dismiss), .attempt(.dismiss, else: .pop), .unanimated(.pop),
  ]

  @Test func `each operation is a value of its own`() {
    for (place, transition) in all.enumerated() {
      #expect(all.firstIndex(of: transition) == place)
    }
    #expect(Set(all).count == all.count)
  }

  @Test func `a screen is presented as a sheet that can be dismissed, unless the spec says otherwise`() {
    #expect(Transition.present(.screen(.feed)) == .present(.screen(.feed), style: .sheet, isDismissable: true))
  }

  @Test func `a tab that is only selected leaves its stack alone`() {
    #expect(Transition.select(.home) == .select(.home, then: .ignore))
  }

  @Test func `containers and layers are told apart by what they show`() {
    typealias Container = NavigationContainer<TinyGraph>
    #expect(Set<Container>([.tab(.home), .flow(.checkout), .stack, .bare, .bare]).count == 4)
    #expect(LayerIdentity<TinyGraph>.screen(.feed) != .screen(.post))
  }

  @Test func `a description is in the words of the spec`() {
    #expect(Transition.push(.post(id: 1)).description == "push post(1, nil)")
    #expect(
      Transition.setAfter(.feed, inclusive: true, push: .post(id: 1)).description
        == "setAfter feed (inclusive) push post(1, nil)")
    #expect(
      Transition.present(.flow(.checkout, root: .feed), style: .popover, isDismissable: false).description
        == "present flow checkout (feed) as popover (not dismissable)")
    #expect(Transition.attempt(.select(.home, then: .pop), else: .defer).description == "tab home, pop, else defer")
    #expect(Transition.unanimated(.select(.home)).description == "tab home, not animated")
    #expect(
      Transition.steps([.dismissLayer(.flow(.checkout)), .raise(.done)]).description
        == "[dismiss flow checkout, raise done]")
    #expect(Set(all.map(\.description)).count == all.count)
  }
}
