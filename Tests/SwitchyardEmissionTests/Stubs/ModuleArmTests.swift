import SwitchyardTestSupport
import Testing

/// The routes of modules, however the user goes through them.
struct ModuleArmTests {
  private let spec = CheckedSpec(
    "switchyard: 1\nname: App\nstart: a\ninclude: [shop.routes.yaml]\nscreens:\n  a:\n",
    including: ["shop.routes.yaml": "switchyard: 1\nmodule: Shop\nscreens:\n  cart:\n  pay: { params: { id: Int } }\n"])

  private func router(_ body: String, more: String = "") -> String {
    "struct AppScreenRouter {\n  func show(_ route: AppRoute) -> Bool {\n    switch route {\n\(body)\n    }\n  }\n\(more)}\n"
  }

  private let shop = """

      /// Shows a screen of the module Shop.
      func show(_ route: AppShopRoute) -> Bool {
        switch route {
        case .cart:
          return false  // switchyard:placeholder shop.cart
        case .pay(id: _):
          return false  // switchyard:placeholder shop.pay
        }
      }

    """

  @Test func `a module that is new gets its case and its function`() {
    #expect(
      UpdatedRouter(spec, router("    case .a: return true")).text
        == router("    case .a: return true\n    case .shop(let route): return show(route)", more: shop))
    let isStatic = router("    case .a: return true").replacing("  func", with: "  static func")
    #expect(UpdatedRouter(spec, isStatic).text.contains("\n  static func show(_ route: AppShopRoute) -> Bool {\n"))
  }

  @Test func `a module that is new is a placeholder where the function is no longer the stub's`() {
    let text = router("    case .a: return true").replacing("-> Bool", with: "async -> Bool")
    let updated = UpdatedRouter(spec, text).text
    #expect(updated.contains("    case .shop:\n      return false  // switchyard:placeholder shop\n"))
    #expect(!updated.contains("AppShopRoute"))
  }

  @Test func `a function over a module's routes gets its cases, in another file too`() {
    let more =
      "extension AppScreenRouter { func show(_ route: AppShopRoute) -> Bool {\nswitch route {\ncase .cart: return true\n}}}"
    let updated = UpdatedRouter(spec, router("case .a: x\ncase .shop(let r): return show(r)"), more)
    #expect(
      updated.texts[1].contains(
        "\ncase .cart: return true\ncase .pay(id: _):\n  return false  // switchyard:placeholder shop.pay\n}}}"))
    #expect(updated.remarks == [] && updated.notes == [])
  }

  @Test func `a switch within the module's case gets its cases`() {
    let text = router(
      "    case .a: x\n    case .shop(let inner):\n      switch inner {\n      case .pay: return true\n      }")
    let updated = UpdatedRouter(spec, text)
    #expect(
      updated.text
        == text.replacing(
          "inner {\n", with: "inner {\n      case .cart:\n        return false  // switchyard:placeholder shop.cart\n"))
    #expect(updated.notes == [])
  }

  @Test func `screens that are named one by one within the app's switch are completed there`() {
    let text = router("    case .a: return true\n    case .shop(.cart): return true")
    let updated = UpdatedRouter(spec, text).text
    #expect(
      updated
        == text.replacing(
          "cart): return true\n",
          with:
            "cart): return true\n    case .shop(.pay(id: _)):\n      return false  // switchyard:placeholder shop.pay\n"
        ))
    #expect(
      UpdatedRouter(spec, router("    case .a: x\n    case .shop(.cart): y\n    case .shop(let rest): f(rest)")).text
        .contains("pay") == false)
  }

  @Test func `stale screens of a module are told wherever they are named`() {
    let text = router("    case .a: x\n    case .shop(.cart), .shop(.pay(_, _)), .shop(.gone): y")
    #expect(
      UpdatedRouter(spec, text).remarks == [
        #"5:31: misfit("shop.pay", parameters: ["id"], now: "case .pay(id: _):")"#,
        #"5:50: stale("gone", of: "the module Shop", new: [])"#,
      ])
  }

  @Test func `a module that goes elsewhere is noted`() {
    let updated = UpdatedRouter(spec, router("    case .a: x\n    case .shop(let route): shop.open(route)"))
    #expect(updated.notes == ["no switch over 'AppShopRoute' was found, so that it was not looked at"])
    #expect(updated.remarks == [])
  }

  @Test func `a mark may name a module`() {
    let mark = "// switchyard:switch shop\nlet x = { r in\n  switch r {\n  case .cart: y\n  } }"
    let marked = UpdatedRouter(
      spec, router("case .a: x\ncase .shop(let r): f(r)"),
      mark.replacing("\nlet x = { r in", with: "").replacing("} }", with: "}"))
    #expect(marked.texts[1].contains("case .pay:") && marked.notes == [])
  }
}
