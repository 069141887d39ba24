import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// How a pattern is written.
struct LinkPatternTests {
  @Test(arguments: [
    ("«posts»", "'posts' does not begin with '/'", "write / in front"),
    (
      "«https://a.example/b»", "'https://a.example/b' does not begin with '/'",
      "write the path alone; schemes and hosts have keys of their own"
    ),
    ("/a«//»b", "'/a//b' has an empty segment", "remove the '/'"),
    ("/a«/»", "'/a/' ends with '/'", "remove the '/'"),
    ("/a/«..»/b", "'/a/../b' has a segment of dots, which browsers resolve before the app sees it", "remove it"),
    ("/a/«{}»", "'/a/{}' has a placeholder without a name", "write {id}, for example"),
    ("/a/«{...}»", "'/a/{...}' has a placeholder without a name", "write {id}, for example"),
    (
      "/a/«{x»", "'/a/{x' opens a placeholder and does not close it",
      "write {x}; it has the type of what it is bound to"
    ),
    ("/a/«{»/b", "'/a/{/b' opens a placeholder and does not close it", "write {id}, for example"),
    ("/a/x«}»", "'/a/x}' closes a placeholder that it does not open", "write { in front"),
    (
      "/«a{x}»", "'{x}' is only a part of what stands here",
      "let the placeholder be all that stands between two slashes, or behind '='"
    ),
    (
      "/a?q=«b{x}»", "'{x}' is only a part of what stands here",
      "let the placeholder be all that stands between two slashes, or behind '='"
    ),
    ("/«{x:int}»", "'{x}' cannot say its type here", "write {x}; it has the type of what it is bound to"),
    ("/«{x...}»/y", "'{x...}' takes all the segments that follow, so none can stand behind it", "move it to the end"),
    ("/a?q=«{x...}»", "'{x...}' takes segments of a path, and this is a query", "write {x}"),
    ("/{x}/«{x}»", "'/{x}/{x}' has the placeholder '{x}' twice", "give one of them another name"),
    ("/«:id»/a", "':id' is not how a placeholder is written", "write {id}"),
    (
      "/a/«*»", "'*' has no meaning in a pattern",
      "write {name} for one segment, {name...} for several, %2A for the sign itself"
    ),
    ("/a«?»", "'/a?' has a '?' with nothing behind it", "remove it"),
    ("/a?«b»", "query item 'b' has no value", "write b={b}, or b= and a text"),
    ("/a?«b=»", "query item 'b' has no value", "write b={b}, or b= and a text"),
    ("/a?«=1»", "'/a?=1' has a query item without a name", "write name={name}, for example"),
    ("/a?b=1«&»", "'/a?b=1&' has a query item without a name", "write name={name}, for example"),
    ("/a?b=1&«b»=2", "'/a?b=1&b=2' has the query item 'b' twice", "give one of them another name"),
    ("/a?«{x}»=1", "the name of a query item cannot be a placeholder", "write name={name}"),
    ("/a«#b»", "'/a#b' has a fragment, which no URL is matched by", "remove it; or write %23 where '#' is meant"),
    ("/a« »b", "'/a b' holds a space, which no URL may hold", "write it as %20"),
    ("/a«|»b", "'/a|b' holds '|', which no URL may hold", "write it as %7C"),
    ("/«a%2»", "'/a%2' has a percent sign that begins no encoded character", "write % as %25"),
    ("/«a%FF»", "'/a%FF' has a percent sign that begins no encoded character", "write % as %25"),
  ])
  func `what is no pattern is an error at the part that is wrong`(pattern: String, message: String, help: String) {
    let checked = expectFindings(
      "start: home\nscreens: { home: }\nlinks:\n  schemes: [app]\n  paths:\n    \"\(pattern)\": pop\n",
      "invalid-link: \(message)")
    #expect(checked.helps == [help])
    #expect(checked.subjects[0]?.hasPrefix("links.paths.") == true)
    #expect(checked.graph.hasGaps)
    #expect(checked.graph.links.patterns.isEmpty)
  }

  @Test(arguments: ["«//»", "/a«//»", "«//»/", "/a«//»/b", "«//»//a"])
  func `slashes in a row are one fault`(pattern: String) {
    expectFindings(
      "start: home\nscreens: { home: }\nlinks: { schemes: [app], paths: { \"\(pattern)\": pop } }\n",
      "invalid-link: '\(pattern.filter { !"«»".contains($0) })' has an empty segment")
  }

  @Test(arguments: [
    ("/{«a?»}", "?"), ("/{«a#b»}", "#"), ("/x/{«a/b»}/c", "/"), ("/x?q={«a&b»}", "&"), ("/{«a=b»}", "="),
  ])
  func `what separates parts elsewhere is one fault in the name of a placeholder`(pattern: String, sign: String) {
    expectFindings(
      "start: home\nscreens: { home: }\nlinks: { schemes: [app], paths: { \"\(pattern)\": pop } }\n",
      "invalid-name: '\(pattern.split(separator: "«")[1].split(separator: "»")[0])' cannot be the name of a placeholder: "
        + "it holds '\(sign)', which no Swift name may hold")
  }

  @Test func `several faults of one pattern are all reported`() {
    expectFindings(
      """
      start: home
      screens: { home: }
      links: { schemes: [app], paths: { "/a«//»«{}»?«b»&c=1": pop } }
      """,
      "invalid-link: '/a//{}?b&c=1' has an empty segment",
      "invalid-link: '/a//{}?b&c=1' has a placeholder without a name", "invalid-link: query item 'b' has no value")
  }

  @Test func `a pattern is taken apart, its literals percent-decoded`() throws {
    let graph = expectFindings(
      """
      start: home
      screens: { home: , b: { params: { id: Int, q: "String?", rest: "[String]" } } }
      links:
        schemes: [App]
        hosts: [A.Example]
        paths:
          /: pop
          /a%20b/ü/{id}/{rest...}?q={q}&type=p%2Fvp&x=a+b: { push: b }
      """
    ).graph
    #expect(graph.links.schemes == ["app"])
    #expect(graph.links.hosts == ["a.example"])
    #expect(graph.links.patterns[0].template.segments == [])
    let pattern = graph.links.patterns[1]
    #expect(pattern.template.segments == [.literal("a b"), .literal("ü"), .placeholder(0), .rest(1)])
    #expect(
      pattern.template.query == [
        PathTemplate.QueryItem(name: "q", value: .placeholder(2), isRequired: false),
        PathTemplate.QueryItem(name: "type", value: .literal("p/vp"), isRequired: true),
        PathTemplate.QueryItem(name: "x", value: .literal("a+b"), isRequired: true),
      ])
    #expect(pattern.placeholders.map(\.name) == ["id", "rest", "q"])
    #expect(
      pattern.placeholders.map(\.type) == [
        ValueType(.int), ValueType(.string, isArray: true), ValueType(.string, isOptional: true),
      ])
  }

  @Test(arguments: [
    ("«\"app://\"»", "'app://' is more than a scheme", "write app"),
    ("«\"1x\"»", "'1x' is not a URL's scheme", "a scheme is a letter, then letters, digits, '+', '-' and '.'"),
    ("«\"a b\"»", "'a b' is not a URL's scheme", "a scheme is a letter, then letters, digits, '+', '-' and '.'"),
    ("«\"\"»", "a scheme is empty", "a scheme is a letter, then letters, digits, '+', '-' and '.'"),
    ("«https»", "'https' belongs to the web, and is no scheme of an app", "list the host in 'hosts'"),
  ])
  func `a scheme that is none is an error`(scheme: String, message: String, help: String) {
    let checked = expectFindings(
      "start: a\nscreens: { a: }\nlinks: { schemes: [\(scheme)], paths: { /a: pop } }\n", "invalid-link: \(message)")
    #expect(checked.helps == [help])
  }

  @Test(arguments: [
    ("«https://a.example»", "'https://a.example' is more than a host", "write a.example"),
    ("«a.example/b»", "'a.example/b' is more than a host", "write a.example"),
    ("«a.example:80»", "'a.example:80' has a port, which universal links cannot have", "write a.example"),
    ("«\"*.a.example\"»", "'*.a.example' stands for many hosts", "list each host"),
    ("«ä.example»", "'ä.example' has letters that a URL's host cannot have", "write it as DNS does, with xn--"),
    ("«a..example»", "'a..example' is not a host's name", "a host is written as example.com"),
    ("«\"\"»", "a host is empty", "a host is written as example.com"),
  ])
  func `a host that is none is an error`(host: String, message: String, help: String) {
    let checked = expectFindings(
      "start: a\nscreens: { a: }\nlinks:\n  hosts: [\(host)]\n  paths: { /a: pop }\n", "invalid-link: \(message)")
    #expect(checked.helps == [help])
  }

  @Test func `patterns without a scheme or a host can never be opened`() {
    let checked = expectFindings(
      "start: a\nscreens: { a: }\nlinks: { paths: { «/a»: pop, /b: pop } }\n",
      "invalid-link: there are links, but neither a scheme nor a host that could open them")
    #expect(checked.helps == ["add 'schemes: [app]' or 'hosts: [app.example]'"])
  }

  @Test func `a scheme in one file serves the patterns of another`() {
    let graph = expectFindings(
      "start: a\ninclude: [b.yaml]\nscreens: { a: }\nlinks: { schemes: [app, APP], paths: { /a: pop } }\n",
      including: ["b.yaml": "switchyard: 1\nlinks: { schemes: [app], paths: { /b: pop } }\n"]
    ).graph
    #expect(graph.links.schemes == ["app"])
    #expect(graph.links.patterns.map(\.text) == ["/a", "/b"])
  }
}
