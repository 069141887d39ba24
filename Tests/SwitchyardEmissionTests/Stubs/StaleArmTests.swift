import SwitchyardTestSupport
import Testing

/// Cases of screens that are gone, or are shown with something else by now.
struct StaleArmTests {
  private func remarks(_ arms: String, _ spec: CheckedSpec) -> [String] {
    let file =
      "// é🎉 {\nstruct AppScreenRouter {\n  func show(_ route: AppRoute) -> Bool {\n    switch route {\n\(arms)\n    }\n  }\n}\n"
    let updated = UpdatedRouter(spec, file)
    for line in arms.split(separator: "\n") { #expect(updated.text.contains(line)) }
    return updated.remarks
  }

  @Test func `a case of a screen that is gone is told with its place, and stays`() {
    let spec = CheckedSpec(screens: "a:", "orders:")
    #expect(
      remarks("    case .a, .order(let id): return f(\"é\")\n    case AppRoute.old: return true", spec) == [
        #"5:15: stale("order", of: "App", new: ["orders"])"#, #"6:19: stale("old", of: "App", new: ["orders"])"#,
      ])
  }

  @Test func `a pattern that no longer fits is told with the parameters that there are`() {
    let spec = CheckedSpec(screens: "a:", "b: { params: { id: Int, page: Int } }")
    #expect(
      remarks("    case .a(let x): return true\n    case .b(let id, _, _), .b(id: _, text: _): return true", spec) == [
        #"5:11: misfit("a", parameters: [], now: "case .a:")"#,
        #"6:11: misfit("b", parameters: ["id", "page"], now: "case .b(id: _, page: _):")"#,
        #"6:29: misfit("b", parameters: ["id", "page"], now: "case .b(id: _, page: _):")"#,
      ])
    #expect(
      remarks("    case .a: return true\n    case .b(let all), .b(id: 1, _), .b(_, page: let p): return true", spec)
        == [])
  }

  @Test func `a default behind a case for every screen is told once cases have come in`() {
    let spec = CheckedSpec(screens: "a:", "b:")
    #expect(remarks("    case .a: return true\n    default: return false", spec) == ["6:5: idleDefault"])
    #expect(remarks("    case .a: return true\n    @unknown default: return false", spec) == [])
    #expect(remarks("    case .a, .b: return true\n    default: return false", spec) == [])
  }
}
