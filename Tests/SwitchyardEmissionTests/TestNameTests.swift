import SwitchyardModel
import SwitchyardSimulation
import SwitchyardTestSupport
import Testing

@testable import SwitchyardEmission

/// What the functions of generated tests are called.
struct TestNameTests {
  private func graph(_ screens: String, _ paths: [String] = []) -> RouteGraph {
    CheckedSpec(
      """
      switchyard: 1
      name: App
      start: home
      screens:
        home:
        int: { params: { id: "Int = 1", userID: "Int = 1", q: "Int = 1", asX: "Int = 1", rest: "[String] = []" } }
      \(screens)
      transitions: { buy: [{ push: home }, ignore], sign_in: ignore, sign__in: ignore, _in: ignore, über: ignore }
      links:
        schemes: [app]
        paths:
      \(paths.map { "    \"\($0)\": { push: int }" }.joined(separator: "\n"))
      """, including: []
    ).graph
  }

  private func names(of graph: RouteGraph, _ kinds: [TestName.Kind] = [.done]) -> [String] {
    let levels = graph.screens.map { HandlerLevel.screen($0.id) } + [.app]
    let triggers =
      levels.flatMap { level in
        graph.handlers(at: level).map { ($0.alternatives, TransitionPlace.Trigger.event($0.event, at: level)) }
      } + graph.links.patterns.map { ($0.alternatives, .link($0.id)) }
    return triggers.flatMap { alternatives, trigger in
      alternatives.indices.flatMap { number in
        let place = TransitionPlace(trigger, alternative: number)
        return kinds.map { "\(TestName(of: place, $0, in: graph, prefix: "").identifier)" }
      }
    }
  }

  @Test func `a name is the transition's path, with an underscore of its own doubled`() {
    #expect(
      names(of: graph("  feed: { transitions: { open_it: ignore } }")) == [
        "screens_feed_transitions_open__it", "transitions_buy_0", "transitions_buy_1", "transitions_sign__in",
        "transitions_sign_in_x8b4c923091254997", "transitions_in_x67b7e2fe8cb71217", "transitions_über",
      ])
  }

  @Test func `a link is named by its literals and placeholders`() {
    #expect(
      names(
        of: graph(
          "",
          [
            "/", "/posts/{id}", "/posts/id", "/order-history", "/users/{userID}/chat", "/search?q={q}&kind=new",
            "/Posts", "/a_b", "/files/{rest...}", "/2fa",
          ])
      ).filter { $0.hasPrefix("links") } == [
        "links", "links_posts_withId", "links_posts_id", "links_order__history", "links_users_withUserID_chat",
        "links_search_qAsQ_kindIsNew", "links_Posts_xfcbe970265be609a", "links_a_b_xf1f6220311adfe33",
        "links_files_rest_x7956ef8661546c27", "links_2fa_x35995201855924c2",
      ])
  }

  @Test func `no two paths give one name, whatever stands in them`() {
    let graph = graph(
      """
        a: { transitions: { b_transitions_c: ignore, b: [ignore] } }
        a_transitions_b: { transitions: { c: ignore } }
        a_: { transitions: { b: ignore } }
        _b: { transitions: { a_: ignore, x0123456789abcdef: ignore } }
      """,
      [
        "/a/b", "/a-b", "/a_b", "/a--b", "/a/{id}", "/{id}/a", "/{id}?with={asX}", "/?with={asX}", "/{asX}",
        "/with-as-x", "/withId", "/a?b=c", "/a/bIsC", "/a?b={q}", "/a/b-as-q", "/a/1", "/a/{rest...}", "/a/rest", "/a",
        "/a/fails/unhandled", "/a/using/else", "/a/fails-unhandled", "/A/b", "/ä/b", "/_/b",
      ])
    let names = names(of: graph, [.done, .usingElse, .failing("unhandled"), .failing("atRoot")])
    #expect(names.count == Set(names).count)
    #expect(names.count > 120)
    #expect(names.contains("transitions_buy_1_usingElse") && names.contains("links_a_failsAtRoot"))
  }

  @Test func `what is added elsewhere renames nothing`() {
    let paths = ["/a/b", "/a_b", "/a/{id}"]
    let names = names(of: graph("  feed: { transitions: { a: ignore } }", paths))
    let screens = "  early: { transitions: { a: ignore, a_b: ignore } }\n  feed: { transitions: { a: ignore } }"
    let more = self.names(of: graph(screens, ["/b"] + paths))
    #expect(Set(names).isSubset(of: more))
  }
}
