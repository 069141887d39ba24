import SwitchyardTestSupport
import Testing

/// Which switch is meant, and what is said where that cannot be told.
struct SwitchSearchTests {
  private let spec = CheckedSpec(screens: "a:", "b:")
  private let one = "switch route { case .a: x }"

  private func remarks(_ files: String...) -> [String] {
    let updated =
      files.count == 1 ? UpdatedRouter(spec, files[0]) : UpdatedRouter(spec, files[0], files[1])
    if !updated.remarks.isEmpty { #expect(updated.texts == files) }
    return updated.remarks
  }

  /// The files that change.
  private func changed(_ first: String, _ second: String = "") -> [Int] {
    let updated = UpdatedRouter(spec, first, second)
    #expect(updated.remarks == [])
    return [first, second].enumerated().filter { $1 != updated.texts[$0] }.map(\.offset)
  }

  @Test func `the type may be anything, nested anywhere and extended elsewhere`() {
    for type in [
      "final class AppScreenRouter", "enum AppScreenRouter", "actor AppScreenRouter", "extension My.AppScreenRouter",
    ] {
      #expect(changed("enum My { \(type) { func show(_ route: AppRoute) -> Bool { \(one) } } }") == [0])
    }
    #expect(
      changed("struct AppScreenRouter {}", "extension AppScreenRouter { func show(_ route: AppRoute) { \(one) } }") == [
        1
      ])
  }

  @Test func `show comes first, and another function only where it is the only one`() {
    let show = "func show(_ route: AppRoute) { \(one) }"
    let title = "func title(of route: AppRoute) -> String? { \(one) }"
    #expect(
      UpdatedRouter(spec, "struct AppScreenRouter { \(title) \(show) }").text.hasPrefix(
        "struct AppScreenRouter { \(title)"))
    #expect(changed("struct AppScreenRouter { \(title) }") == [0])
    #expect(
      remarks("struct AppScreenRouter { \(title) \(title) }") == [
        #"1:70: severalSwitches(over: "AppRoute", others: [SwitchyardEmission.StubRemark.Place(file: 0, range: Range(143..<149))])"#
      ])
  }

  @Test func `a default that hands the route on is followed`() {
    let more = "private func more(_ route: AppRoute) { switch route { case .b: x \n default: y } }"
    #expect(
      changed(
        "struct AppScreenRouter { func show(_ route: AppRoute) { switch route { case .a: x \n default: more(route) } } \(more) }"
      ) == [])
    #expect(
      changed(
        "struct AppScreenRouter { func show(_ route: AppRoute) { switch route { default: return self.more(route) } } \(more) }"
      ) == [0])
  }

  @Test func `a mark says which switch is meant, wherever it stands`() {
    let done = "struct AppScreenRouter { func show(_ route: AppRoute) { switch route { case .a, .b: x } } }\n"
    #expect(changed(done, "let x = { r in\n// switchyard:switch AppRoute\nreturn switch r { case .a: y } }") == [1])
    #expect(changed(done, "func f(r: AppRoute) {\n  // switchyard:switch\n  switch r { case .a: y } }") == [1])
    let inView = "struct V { var body: some View { switch route { // switchyard:switch AppRoute\n case .a: y } } }"
    #expect(changed(inView) == [0])
    #expect(changed("struct V { var body: some View {\n// switchyard:switch\nswitch route { case .a: y } } }") == [0])
  }

  @Test func `a mark adds a switch to that of the router, and within the router it chooses`() {
    let show = "func show(_ route: AppRoute) { \(one) }"
    let marked = "func f(r: AppRoute) {\n// switchyard:switch\nswitch r { case .a: y } }"
    #expect(changed("struct AppScreenRouter { \(show) }", marked) == [0, 1])
    let chosen = UpdatedRouter(spec, "struct AppScreenRouter { \(show)\n\(marked)\n}").text
    #expect(chosen.contains(show) && chosen.contains("case .b"))
  }

  @Test func `where the type is not known, cases name the screen alone`() {
    let spec = CheckedSpec(
      "switchyard: 1\nname: App\nstart: a\ninclude: [shop.routes.yaml]\nscreens:\n  a:\n  b: { params: { id: Int } }\n",
      including: [
        "shop.routes.yaml": "switchyard: 1\nmodule: Shop\nscreens:\n  cart: { params: { id: Int } }\n  pay:\n"
      ])
    let whole = UpdatedRouter(spec, "// switchyard:switch AppRoute\nlet x = switch y.screen {\ncase .a: 1\n}\n").text
    #expect(whole.contains("\ncase .b:\n") && whole.contains("\ncase .shop:\n"))
    let split = UpdatedRouter(
      spec, "// switchyard:switch AppRoute\nlet x = switch y.screen {\ncase .a: 1\ncase .shop(.pay): 2\n}\n"
    ).text
    #expect(split.contains("\ncase .shop(.cart):\n"))
  }

  @Test func `a marked switch over several values is told`() {
    let text = "// switchyard:switch AppRoute\nswitch (route, isLarge) {\ncase (.a, true): x\ndefault: y\n}\n"
    #expect(remarks(text) == ["2:1: severalValues"])
  }

  @Test func `a mark that marks nothing is told`() {
    let show = "struct AppScreenRouter { func show(_ route: AppRoute) { switch route { case .a, .b: x } } }\n"
    #expect(remarks(show + "// switchyard:switch\nlet a = 1\nswitch b {}") == ["2:1: aimlessMark"])
    #expect(remarks(show + "// switchyard:switch\nswitch b { case .other: x }") == [#"2:1: unclearMark("AppRoute")"#])
    #expect(
      remarks(show + "// switchyard:switch AppGoneRoute\nswitch b { case .a: x }") == [#"2:1: unclearMark("AppRoute")"#]
    )
    #expect(remarks(show + "// switchyard:switch OtherRoute\nswitch b { case .other: x }") == [])
  }

  @Test func `what is not there is told, and where it was looked for`() {
    #expect(remarks("struct Router {}") == [#"1:1: noType("AppScreenRouter")"#])
    #expect(
      remarks("// é\nstruct AppScreenRouter { func show(_ route: Other) { \(one) } }") == [
        #"2:1: noSwitch(over: "AppRoute", in: "AppScreenRouter")"#
      ])
    #expect(
      remarks("struct AppScreenRouter { func show(_ route: AppRoute) { if case .a = route {} } }") == [
        #"1:1: noSwitch(over: "AppRoute", in: "AppScreenRouter")"#
      ])
  }

  @Test func `a file that is not whole is told where`() {
    #expect(remarks("struct AppScreenRouter { func show(_ route: AppRoute) { \(one) }") == [#"1:24: unclosed("{")"#])
    #expect(remarks("struct AppScreenRouter {} }") == [#"1:27: unexpected("}")"#])
    #expect(remarks("struct AppScreenRouter {}\n<<<<<<< HEAD\n") == ["2:1: mergeMark"])
  }

  @Test func `'#if' around the switch is told, and '#if' around the type is not`() {
    #expect(
      remarks("struct AppScreenRouter { func show(_ route: AppRoute) {\n#if A\n\(one)\n#endif\n} }") == [
        "3:1: conditional"
      ])
    #expect(
      remarks(
        "struct AppScreenRouter { func show(_ route: AppRoute) {\nswitch route { case .a: x\n#if A\ndefault: y\n#endif\n}} }"
      ) == ["2:1: conditional"])
    #expect(changed("#if os(iOS)\nstruct AppScreenRouter { func show(_ route: AppRoute) { \(one) } }\n#endif") == [0])
  }

  @Test func `a switch that would be too large for the compiler is left as it is`() {
    let spec = CheckedSpec("switchyard: 1\nname: App\nstart: s1\nscreens:\n" + (1...700).map { "  s\($0):\n" }.joined())
    let arms = (1...590).map { "case .s\($0): x\n" }.joined()
    let text = "struct AppScreenRouter { func show(_ route: AppRoute) { switch route {\n\(arms)} } }"
    let updated = UpdatedRouter(spec, text)
    #expect(updated.remarks == ["1:57: tooManyArms(700)"] && updated.text == text)
    let open = UpdatedRouter(spec, text.replacing("} } }", with: "default: y\n} } }"))
    #expect(open.text.contains(".s700") && open.remarks == ["592:1: idleDefault"])
  }
}
