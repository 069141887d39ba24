import SwitchyardModel
import SwitchyardSimulation
import Testing

/// URLs for traces.
struct LinkURLTests {
  private func urls(_ paths: KeyValuePairs<String, String>, origins: String = "schemes: [app]") throws -> [String] {
    let graph = try SpecRun(
      """
      start: home
      screens:
        home: {}
        int: { params: { id: Int } }
        text: { params: { id: String } }
        kind: { params: { id: Kind } }
        flag: { params: { id: Bool } }
        rest: { params: { id: "[String]" } }
        more: { params: { id: Int, q: String, r: "Int = 1" } }
        day: { params: { id: Date } }
      types: { Kind: { cases: [new, old] } }
      links:
        \(origins)
        paths:
      \(paths.map { "    \"\($0.key)\": { push: \($0.value) }" }.joined(separator: "\n"))
      """
    ).graph
    let maker = LinkURLs(graph)
    return graph.links.patterns.map { maker.url(of: $0.id) ?? "-" }
  }

  @Test func `placeholders get the zeros of their types, and what may be absent is left out`() throws {
    #expect(
      try urls([
        "/i/{id}": "int", "/t/{id}": "text", "/k/{id}": "kind", "/f/{id}": "flag", "/r/{id...}": "rest",
        "/m/{id}?q={q}&r={r}&s=a%20b": "more", "/": "home", "/d/{id}": "day", "/u/{any}": "home",
      ]) == [
        "app://i/0", "app://t/x", "app://k/new", "app://f/true", "app://r/x", "app://m/0?q=x&s=a%20b", "app://",
        "app://d/2001-01-01T00%3A00%3A00Z", "app://u/x",
      ])
  }

  @Test func `another value is tried where a more specific pattern takes the plainest`() throws {
    #expect(
      try urls([
        "/p/{id}": "text", "/p/x": "home", "/p/a": "home", "/q/{id}": "int", "/q/0": "home", "/k/{id}": "kind",
        "/k/new": "home", "/s/{id}": "text", "/s/{id}/x": "text", "/o?t={id}": "text", "/o?t=x": "home",
        "/w/{any}/{id}": "text", "/w/{any}/x": "home", "/w/x/{id}": "int",
      ]) == [
        "app://p/b", "app://p/x", "app://p/a", "app://q/1", "app://q/0", "app://k/old", "app://k/new", "app://s/x",
        "app://s/x/x", "app://o?t=a", "app://o?t=x", "app://w/x/a", "app://w/x/x", "app://w/x/0",
      ])
  }

  @Test func `a pattern that others leave nothing of has no URL`() throws {
    #expect(try urls(["/k/{id}": "kind", "/k/new": "home", "/k/old": "home"]) == ["-", "app://k/new", "app://k/old"])
  }

  @Test func `without a scheme the first host serves`() throws {
    #expect(
      try urls(["/": "home", "/p": "home"], origins: "hosts: [a.example, b.example]")
        == ["https://a.example/", "https://a.example/p"])
  }

  @Test func `a first segment that reads like a host stands behind three slashes`() throws {
    #expect(
      try urls(["/a.example/p": "home", "/b.example": "home"], origins: "schemes: [app]\n  hosts: [a.example]")
        == ["app:///a.example/p", "app://b.example"])
  }
}
