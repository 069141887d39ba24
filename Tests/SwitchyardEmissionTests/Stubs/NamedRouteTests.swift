import SwitchyardTestSupport
import Testing

/// Which routes the user's cases name: never one twice.
struct NamedRouteTests {
  private let spec = CheckedSpec(
    screens: "a:", "b: { params: { id: Int, flag: Bool } }", "default:", "c: { params: { text: String } }")

  /// The placeholders that come in where the user's switch has these arms.
  private func added(_ arms: String, _ spec: CheckedSpec? = nil) -> [String] {
    let file =
      "class AppScreenRouter {\n  func show(_ route: AppRoute) -> Bool {\n    switch route {\n\(arms)\n    }\n  }\n}\n"
    let text = UpdatedRouter(spec ?? self.spec, file).text
    return text.split(separator: "switchyard:placeholder ").dropFirst().map { String($0.prefix { $0 != "\n" }) }
  }

  @Test func `several patterns, whole names, backticks and all ways to bind name a route`() {
    #expect(added("case .a, .`default`: x\ncase let .b(id, _): y\ncase AppRoute.c: z") == [])
    #expect(added("case .a, .default: x\ncase .b(id: let id, flag: _): y\ncase .c(let text): z") == [])
    #expect(added("case (.a), App.AppRoute.default: x\ncase .b(let both): y\ncase .c(_): z") == [])
    #expect(added("case\n  .a,  // .c\n  /* .c */ .b:\n x") == ["default", "c"])
  }

  @Test func `text and comments name nothing`() {
    #expect(
      added("// case .a:\ncase .b: f(\"case .a:\", #\"\\(case .c: \"#)\n/* case .default: */") == ["a", "default", "c"])
  }

  @Test func `a case of another enum names nothing`() {
    #expect(added("case .b, .c, .default: if case .a = other { x }\nswitch other { case .a: y }") == ["a"])
    #expect(added("case Other.a, .b, .c, .default: x") == ["a"])
  }

  @Test func `a case with a condition, or with a value, leaves the rest of the route to be named`() {
    #expect(added("case .a, .default, .c: x\ncase .b(let id, _) where id > 3: y") == ["b"])
    #expect(added("case .a, .default, .b: x\ncase .c(\"\"): y\ncase .c(other): z") == ["c"])
    #expect(added("case .a, .default, .c: x\ncase .b(let id, _) where id > 3: y\ncase .b: z") == [])
  }

  @Test func `a case that may be whole together with others is left to the compiler`() {
    #expect(added("case .a, .default, .c: x\ncase .b(_, true): y\ncase .b(_, false): z") == [])
  }

  @Test func `where the rest is taken by a default, what is named at all is named`() {
    #expect(added("case .a: x\ncase .b(let id, _) where id > 3: y\ndefault: z") == ["default", "c"])
  }

  @Test func `a case for every route that has a condition takes no rest`() {
    #expect(added("case .a, .default, .c: x\ncase _ where y: z") == ["b"])
  }
}
