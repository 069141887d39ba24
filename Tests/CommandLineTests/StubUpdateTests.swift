import Foundation
import SwitchyardTestSupport
import Testing

/// `generate --stubs --update`: what is added to the user's files, what is said of them, and how the program ends.
struct StubUpdateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("with blank é")
    try folder.write(Sample.clean(), to: "App.routes.yaml")
    try Switchyard.run("generate", "--stubs", "Mine", in: folder)
    let renamed = Sample.clean().replacing("detail", with: "details")
    try folder.write(renamed + "  other:\n", to: "App.routes.yaml")
    try folder.write(
      renamed.replacing("{ push: details }", with: "{ push: [details, other] }") + "  other:\n", to: "App.routes.yaml")
  }

  private let router = "Mine/AppScreenRouter.swift"

  @discardableResult
  private func update(_ options: String...) throws -> Switchyard.Outcome {
    try Switchyard.run(Switchyard.program, ["generate", "--stubs", "Mine", "--update"] + options, in: folder)
  }

  @Test func `what is missing comes in, and what is stale is told where it stands then`() throws {
    let outcome = try update()
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        Mine/AppScreenRouter.swift:18:11: warning: there is no screen 'detail' in App [stale-stub]
           18 |     case .detail(id: _):
              |           ^~~~~~
           help: where it is 'details' by now, give that what is written here; then remove this

        """)
    #expect(outcome.errors.hasSuffix("updated \(router)\n2 files written, 0 unchanged\n"))
    let text = try #require(folder.text(of: router))
    #expect(text.contains("    case .details(id: _):\n      return false  // switchyard:placeholder details\n"))
    #expect(try update().errors == "0 files written, 2 unchanged\n")
  }

  /// An app with a module, of which stubs are written, and that is then called `Aid`.
  private func renameModule(_ options: [String]) throws {
    func write(_ module: String) throws {
      let text = Sample.clean("Shop").replacing("push: detail", with: "push: [detail, \(module.lowercased()).faq]")
      try folder.write(text + "include: [help.yaml]\n", to: "shop.routes.yaml")
      try folder.write("switchyard: 1\nmodule: \(module)\nscreens: { faq: }\n", to: "help.yaml")
    }
    try write("Help")
    let made = ["generate", "shop.routes.yaml", "--output", "Gen", "--stubs", "Own"] + options
    #expect(try Switchyard.run(Switchyard.program, made, in: folder).status == 0)
    try write("Aid")
  }

  private func updateShop(_ options: [String]) throws -> Switchyard.Outcome {
    let arguments = ["generate", "shop.routes.yaml", "--output", "Gen", "--stubs", "Own", "--update"] + options
    return try Switchyard.run(Switchyard.program, arguments, in: folder)
  }

  @Test(arguments: [
    ("swiftui", "Own/ShopHelpScreenViews.swift", "Own/ShopScreenViews.swift", "Screens"),
    ("uikit", "Own/ShopHelpScreenControllers.swift", "Own/ShopScreenControllers.swift", "Controllers"),
  ])
  func `what was written for a module that is called otherwise by now is stale`(
    target: String, stub: String, root: String, suffix: String
  ) throws {
    try renameModule(["--target", target])
    let outcome = try updateShop(["--target", target])
    let message = "warning: there is no module 'Help' in Shop, and so no 'ShopHelp\(suffix)' [stale-stub]"
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.status == 0 && lines.count { $0.contains(message) } == 2)
    #expect(lines.contains { $0.hasPrefix(stub) } && lines.contains { $0.hasPrefix(root) })
    #expect(
      outcome.output.contains(
        "   help: where it is called otherwise by now, give that what is written here; then remove this\n"))
    let check = try updateShop(["--target", target, "--check"])
    #expect(check.status == 1 && check.errors == "2 places do not fit the spec, see above\n")
    // What the user has mended is no longer told.
    try FileManager.default.removeItem(atPath: folder[stub])
    let text = try #require(folder.text(of: root))
    try folder.write(text.replacing("var help: any ShopHelp\(suffix)", with: "var help: Int"), to: root)
    #expect(try updateShop(["--target", target, "--check"]).status == 0)
  }

  @Test func `a router's function for a module that is gone is stale`() throws {
    try renameModule([])
    let outcome = try updateShop([])
    #expect(outcome.output.contains("warning: there is no screen 'help' in Shop [stale-stub]"))
    #expect(
      outcome.output.contains("warning: there is no module 'Help' in Shop, and so no 'ShopHelpRoute' [stale-stub]"))
    #expect(try updateShop(["--check"]).status == 1)
  }

  @Test func `what the user declares, or another spec has, is no module's`() throws {
    try folder.write(Sample.clean("Shop"), to: "shop.routes.yaml")
    try folder.write(Sample.clean("ShopHelp"), to: "shopHelp.routes.yaml")
    for spec in ["shop.routes.yaml", "shopHelp.routes.yaml"] {
      try Switchyard.run("generate", spec, "--output", "Gen", "--stubs", "Own", "--target", "swiftui", in: folder)
    }
    let root = "Own/ShopScreenViews.swift"
    let text = try #require(folder.text(of: root))
    try folder.write(
      text.replacing(
        "struct ShopScreenViews: ShopScreens {",
        with: """
          protocol ShopBestScreens {}
          struct ShopBestScreenViews: ShopBestScreens {}
          struct ShopScreenViews: ShopScreens {
            let best: any ShopBestScreens = ShopBestScreenViews()
            let other: any ShopHelpScreens = ShopHelpScreenViews()
          """), to: root)
    let outcome = try updateShop(["--target", "swiftui", "--check"])
    #expect(outcome.status == 0 && outcome.output == "")
  }

  @Test func `a stub that is written beside one in an if stands in the same, and in none otherwise`() throws {
    for target in ["swiftui", "uikit"] {
      let folder = try TemporaryFolder()
      let name = target == "swiftui" ? "ScreenViews" : "ScreenControllers"
      try folder.write(Sample.clean(), to: "App.routes.yaml")
      let arguments = ["generate", "--target", target, "--stubs", "Mine"]
      _ = try Switchyard.run(Switchyard.program, arguments, in: folder)
      let stub = try #require(folder.text(of: "Mine/App\(name).swift"))
      #expect(!stub.contains("#if"))
      let code = try #require(stub.range(of: "import"))
      let guarded = stub[..<code.lowerBound] + "#if canImport(SwiftUI)  // not on Linux\n" + stub[code.lowerBound...]
      let preview = "\n#if DEBUG\n#Preview {}\n#else\n#endif\n\n"
      try folder.write(guarded + preview + "#endif\n", to: "Mine/App\(name).swift")
      try folder.write(
        "switchyard: 1\nmodule: Shop\nscreens: { top: { transitions: { again: { push: top } } } }\n",
        to: "Shop.routes.yaml")
      try folder.write(
        Sample.clean().replacing("start: home", with: "include: [Shop.routes.yaml]\nstart: home")
          .replacing("push: detail", with: "push: [detail, shop.top]"), to: "App.routes.yaml")
      _ = try Switchyard.run(Switchyard.program, arguments + ["--update"], in: folder)
      let module = try #require(folder.text(of: "Mine/AppShop\(name).swift"))
      #expect(module.contains("\n\n#if canImport(SwiftUI)  // not on Linux\nimport "))
      #expect(module.hasSuffix("}\n#endif\n"))
      #expect(try Switchyard.run(Switchyard.program, arguments + ["--update", "--check"], in: folder).status == 0)
    }
  }

  @Test func `without an update it is noted where only something stale is left`() throws {
    try update()
    let outcome = try Switchyard.run("generate", "--stubs", "Mine", in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.hasPrefix(
        "note: '\(router)' has what no longer fits the spec; '--update --dry-run' says where\n0 files written"))
  }

  @Test func `check and dry run show what would come in, by places as they are, and write nothing`() throws {
    let before = folder.text(of: router)
    let check = try update("--check")
    #expect(check.status == 1)
    #expect(check.output.hasPrefix("\(router):14:11: warning: there is no screen 'detail' in App [stale-stub]\n"))
    let diff = "--- \(router)\n+++ \(router) (updated)\n@@ -11,6 +11,10 @@\n"
    #expect(check.output.contains("\(router) is incomplete\n\(diff)"))
    #expect(
      check.output.contains("\n+    case .details(id: _):\n+      return false  // switchyard:placeholder details\n"))
    #expect(check.output.split(separator: diff).last?.contains("\n-") == false)
    let dryRun = try update("--dry-run")
    #expect(dryRun.status == 0 && dryRun.output.contains("\nupdate     \(router)\n\(diff)"))
    #expect(folder.text(of: router) == before)
    try update()
    let after = try update("--check")
    #expect(after.status == 1 && after.output.contains("[stale-stub]"))
    #expect(after.errors == "1 place does not fit the spec, see above\n")
    let stale = "    case .detail(id: _):\n      return false  // switchyard:placeholder detail\n"
    try folder.write(#require(folder.text(of: router)).replacing(stale, with: ""), to: router)
    let mended = try update("--check")
    #expect(mended.status == 0 && mended.errors == "up to date: 2 files\n")
  }

  @Test func `a file that cannot be understood is left as it is, and the others are written`() throws {
    let text = "struct AppScreenRouter {\n  // é\n  func show(_ route: AppRoute) {\n    switch route {\n  }\n}\n"
    try folder.write(text, to: router)
    let outcome = try update()
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        \(router):1:24: error: '{' is never closed, so that this file cannot be brought up to date [unclear-stub]
            1 | struct AppScreenRouter {
              |                        ^

        """)
    #expect(outcome.errors.contains("wrote App.routes.swift\n") && folder.text(of: router) == text)
    #expect(try update("--check").status == 1)
  }

  @Test func `without a switch it is said what was looked for, and how to say which is meant`() throws {
    try folder.write("enum AppScreenRouter {}\n", to: router)
    let outcome = try update()
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "\(router):1:1: error: 'AppScreenRouter' has no switch over a parameter of type 'AppRoute'"))
    #expect(
      outcome.output.contains(
        "help: switch over the parameter of 'func show(_ route: AppRoute)', or write '// switchyard:switch AppRoute'"))
    try folder.write("// nothing\n", to: router)
    #expect(
      try update().output.contains(
        "\(router):1:1: error: there is no type 'AppScreenRouter' here, and no switch is marked"))
    let show = "func show(_ route: AppRoute) { switch route { default: break } }"
    try folder.write("struct AppScreenRouter {\n  \(show)\n  \(show)\n}\n", to: router)
    let several = try update().output
    #expect(several.contains("\(router):2:34: error: more than one switch over 'AppRoute' could be meant"))
    #expect(several.contains("note: \(router):3:34: this one, too"))
  }

  @Test func `a stub that stands in another file by now is found there, and not written again`() throws {
    let text = try #require(folder.text(of: router))
    try FileManager.default.removeItem(atPath: folder[router])
    try folder.write(text, to: "Mine/Routing/Router.swift")
    try folder.write(text, to: "Mine/.build/Router.swift")
    let plain = try Switchyard.run("generate", "--stubs", "Mine", in: folder)
    #expect(plain.status == 0 && folder.text(of: router) == nil)
    #expect(try update().errors.contains("updated Mine/Routing/Router.swift\n"))
    #expect(folder.text(of: router) == nil && folder.text(of: "Mine/.build/Router.swift") == text)
    #expect(folder.text(of: "Mine/Routing/Router.swift")?.contains(".details") == true)
  }

  @Test func `a missing stub is written, with an update too`() throws {
    try FileManager.default.removeItem(atPath: folder[router])
    #expect(try update().errors.contains("wrote \(router)\n"))
    #expect(folder.text(of: router)?.contains(".details") == true)
  }

  @Test func `without a folder stubs stand beside what is generated`() throws {
    try Switchyard.run("generate", "--stubs", "--output", "Gen", in: folder)
    #expect(folder.text(of: "Gen/AppScreenRouter.swift") != nil)
    for made in ["Gen", "Mine"] { try FileManager.default.removeItem(atPath: folder[made]) }
    #expect(try Switchyard.run("generate", "--stubs", "App.routes.yaml", "--update", in: folder).status == 0)
    #expect(folder.text(of: "AppScreenRouter.swift") != nil)
  }

  @Test func `an update needs stubs, and so does a router`() throws {
    for option in ["--update", "--router"] {
      let outcome = try Switchyard.run("generate", option, in: folder)
      #expect(outcome.status == 64)
      #expect(
        outcome.errors == "switchyard: error: '\(option)' needs '--stubs'\n   help: write --stubs DIR \(option)\n")
    }
  }

  @Test func `a target that shows screens has a stub of its own, and a router where that is asked for or there`() throws
  {
    let uikit = ["generate", "--target", "uikit", "--stubs"]
    _ = try Switchyard.run(Switchyard.program, uikit + ["A"], in: folder)
    #expect(folder.files.filter { $0.hasPrefix("A/") } == ["A/AppScreenControllers.swift"])
    _ = try Switchyard.run(Switchyard.program, uikit + ["B", "--router"], in: folder)
    #expect(folder.files.filter { $0.hasPrefix("B/") } == ["B/AppScreenControllers.swift", "B/AppScreenRouter.swift"])
    let mine = try Switchyard.run(Switchyard.program, uikit + ["Mine", "--update"], in: folder)
    #expect(
      mine.errors.contains("wrote Mine/AppScreenControllers.swift\n") && mine.errors.contains("updated \(router)\n"))
  }

  @Test func `the mode of a file and a link to it stay`() throws {
    let text = try #require(folder.text(of: router))
    try folder.write(text, to: "elsewhere.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder["elsewhere.swift"])
    try FileManager.default.removeItem(atPath: folder[router])
    try FileManager.default.createSymbolicLink(atPath: folder[router], withDestinationPath: "../elsewhere.swift")
    #expect(try update().status == 0)
    #expect(folder.text(of: "elsewhere.swift")?.contains(".details") == true)
    #expect(try folder.attributes(of: "elsewhere.swift")[.posixPermissions] as? Int == 0o640)
    #expect(try folder.attributes(of: router)[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func `a module that is shown elsewhere is noted, and nothing is wrong`() throws {
    try folder.write("switchyard: 1\nmodule: Shop\nscreens:\n  cart:\n", to: "Shop.routes.yaml")
    let text = try #require(folder.text(of: "App.routes.yaml"))
    try folder.write(
      text.replacing("other] }", with: "other, shop.cart] }") + "include: [Shop.routes.yaml]\n", to: "App.routes.yaml")
    let stub = try #require(folder.text(of: router))
    try folder.write(
      stub.replacing("switch route {\n", with: "switch route {\n    case .shop(let route): return open(route)\n"),
      to: router)
    let outcome = try update()
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("note: no switch over 'AppShopRoute' was found, so that it was not looked at\n"))
  }
}
