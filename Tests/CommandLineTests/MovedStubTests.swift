import Foundation
import SwitchyardTestSupport
import Testing

/// What users do to a stub that is theirs: it is found again, or it is said why not, and no second one is written.
struct MovedStubTests {
  private let folder: TemporaryFolder
  private let stub = "Mine/AppScreenRouter.swift"

  /// A router that has been moved to another file, and a spec that has a screen more.
  init() throws {
    folder = try TemporaryFolder("moved")
    try folder.write(Sample.clean(), to: "App.routes.yaml")
    try Switchyard.run("generate", "--stubs", "Mine", in: folder)
    try folder.write(#require(folder.text(of: stub)), to: "Mine/My.swift")
    try FileManager.default.removeItem(atPath: folder[stub])
    let text = Sample.clean().replacing("{ push: detail }", with: "{ push: [detail, other] }") + "  other:\n"
    try folder.write(text, to: "App.routes.yaml")
  }

  private func generate(_ options: String...) throws -> Switchyard.Outcome {
    try Switchyard.run(Switchyard.program, ["generate", "--stubs", "Mine"] + options, in: folder)
  }

  private func change(_ old: String, to new: String) throws {
    let text = try #require(folder.text(of: "Mine/My.swift"))
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: "Mine/My.swift")
  }

  @Test(arguments: [
    ("struct AppScreenRouter {", "struct Other {\n}}\nstruct AppScreenRouter {", "'}' closes nothing"),
    ("struct AppScreenRouter {", "func f() {\nstruct AppScreenRouter {", "'{' is never closed"),
    (
      "struct AppScreenRouter {", "<<<<<<< HEAD\nstruct AppScreenRouter {\n=======\nstruct A {\n>>>>>>> b",
      "a merge has left this here"
    ),
    ("struct AppScreenRouter {", "func f() {\nstruct Renamed {", "'{' is never closed"),
  ])
  func `where its file is not whole that is an error, and no second one is written`(
    old: String, new: String, message: String
  ) throws {
    try change(old, to: new)
    for options in [[], ["--update"], ["--update", "--check"]] {
      let outcome = try Switchyard.run(Switchyard.program, ["generate", "--stubs", "Mine"] + options, in: folder)
      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix("Mine/My.swift:") && outcome.output.contains("error: \(message)"))
      #expect(folder.text(of: stub) == nil)
    }
  }

  @Test func `without an update it is noted that something is missing`() throws {
    let outcome = try generate()
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        note: 'Mine/My.swift' lacks what is new in the spec; '--update' adds it
        wrote App.routes.swift
        1 file written, 0 unchanged

        """)
    #expect(try generate("--update").errors.contains("updated Mine/My.swift\n"))
    #expect(try generate().errors == "0 files written, 1 unchanged\n")
  }

  @Test func `a type that was renamed is known by its function`() throws {
    try change("struct AppScreenRouter {", to: "final class Screens {")
    try change("func show(_ route", to: "@discardableResult func show(_ route")
    let outcome = try generate("--update")
    #expect(outcome.status == 0 && outcome.errors.contains("updated Mine/My.swift\n"))
    #expect(folder.text(of: "Mine/My.swift")?.contains("    case .other:\n") == true)
    #expect(folder.text(of: stub) == nil)
    #expect(try generate("--update", "--check").errors == "up to date: 1 file\n")
  }

  @Test func `of two types that could be the router one must be marked`() throws {
    try change("struct AppScreenRouter {", to: "struct Screens {")
    let other =
      "struct Log { func show(_ route: AppRoute) { switch route { default: break } } }\n"
      + "// switchyard:placeholder home\n"
      + "// switchyard:placeholder home\n"
    try folder.write(other, to: "Mine/Log.swift")
    let outcome = try generate("--update")
    #expect(outcome.status == 1 && folder.text(of: stub) == nil)
    #expect(outcome.output.contains("error: more than one switch over 'AppRoute' could be meant [unclear-stub]"))
    #expect(outcome.output.contains("this one, too"))
    try change("    switch route {", to: "    // switchyard:switch\n    switch route {")
    #expect(try generate("--update").status == 0)
    #expect(folder.text(of: "Mine/My.swift")?.contains("    case .other:\n") == true)
    #expect(folder.text(of: "Mine/Log.swift") == other)
  }

  @Test func `what else switches over routes is no router`() throws {
    try FileManager.default.removeItem(atPath: folder["Mine/My.swift"])
    let other = "func show(_ route: AppRoute) { switch route { default: break } }\n"
    try folder.write(
      other + "struct Log { func name(of route: AppRoute) { switch route { default: break } } }\n", to: "Mine/Log.swift"
    )
    #expect(try generate("--update").errors.contains("wrote \(stub)\n"))
  }

  @Test func `a function of that name that never was a stub is no router`() throws {
    try FileManager.default.removeItem(atPath: folder["Mine/My.swift"])
    let other = "struct Debug { func show(_ r: AppRoute) { switch r { case .home: print(1); default: break } } }\n"
    try folder.write(other, to: "Mine/Debug.swift")
    #expect(try generate("--update").errors.contains("wrote \(stub)\n"))
    #expect(folder.text(of: "Mine/Debug.swift") == other)
  }

  private static let home = "func home(send: ScreenSender<AppHomeEvent>) -> UIViewController { UIViewController() }"
  private static let detail = "func detail(id: Int) -> UIViewController { UIViewController() }"
  private static let other = "func other() -> UIViewController { UIViewController() }"

  /// What the user's files of views become, by an update; nil where nothing comes in.
  private func added(_ files: [String: String]) throws -> String? {
    try FileManager.default.removeItem(atPath: folder["Mine/My.swift"])
    for (name, text) in files { try folder.write(text, to: "Mine/" + name) }
    let uikit = ["generate", "--target", "uikit", "--stubs", "Mine", "--update"]
    let outcome = try Switchyard.run(Switchyard.program, uikit, in: folder)
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(folder.text(of: "Mine/AppScreenControllers.swift") == nil)
    let changed = files.filter { folder.text(of: "Mine/" + $0.key) != $0.value }
    return changed.first.flatMap { folder.text(of: "Mine/" + $0.key) }
  }

  @Test func `what a class above has is there, and what another protocol has`() throws {
    #expect(
      try added([
        "Base.swift": "class Base { \(Self.home) }\n",
        "Def.swift": "protocol Def {}\nextension Def { \(Self.other) }\n",
        "V.swift": "final class V: Base, Def, AppControllers {\n  \(Self.detail)\n}\n",
      ]) == nil)
  }

  @Test func `a protocol that refines the generated one is conformed to as well`() throws {
    let text = try added([
      "P.swift": "protocol P: AppControllers {}\n", "Q.swift": "protocol Q: P {}\n",
      "V.swift": "struct V: Q {\n  \(Self.home)\n  \(Self.detail)\n}\n",
    ])
    #expect(text?.contains("\n\n  func other() -> UIViewController {") == true)
  }

  @Test func `a router may copy what it switches over`() throws {
    try change("show(_ route: AppRoute)", to: "show(_ route: borrowing AppRoute)")
    try change("switch route {", to: "switch copy route {")
    #expect(try generate("--update").errors.contains("updated Mine/My.swift\n"))
  }

  @Test(arguments: [
    "struct V<T>: AppControllers {\n  \(home)\n  \(detail)\n  static \(other)\n}\n",
    "struct V<T>: AppControllers {\n  \(home)\n  \(detail)\n}\nextension V where T == Int {\n  \(other)\n}\n",
  ])
  func `what implements nothing does not count`(text: String) throws {
    #expect(try added(["V.swift": text])?.contains("\n\n  func other() -> UIViewController {") == true)
  }

  @Test func `types of one name are told apart by what they are nested in`() throws {
    let uikit = ["generate", "--target", "uikit", "--stubs", "Mine", "--update"]
    try folder.write(
      """
      enum Outer {
        struct V: AppControllers {
          func home(send: ScreenSender<AppHomeEvent>) -> UIViewController { UIViewController() }
        }
      }
      extension Outer.V {
        func detail(id: Int) -> UIViewController { UIViewController() }
      }
      struct V {}
      extension V { func other() {} }
      """, to: "Mine/V.swift")
    let outcome = try Switchyard.run(Switchyard.program, uikit, in: folder)
    #expect(outcome.status == 0 && outcome.output == "")
    let added =
      "extension Outer.V {\n  func detail(id: Int) -> UIViewController { UIViewController() }\n\n  func other()"
    #expect(folder.text(of: "Mine/V.swift")?.contains(added) == true)
  }

  @Test func `a link into a folder that is not there is not followed`() throws {
    try FileManager.default.removeItem(atPath: folder["Mine/My.swift"])
    try FileManager.default.createSymbolicLink(atPath: folder[stub], withDestinationPath: "../gone/Router.swift")
    let outcome = try generate()
    #expect(outcome.status == 73)
    #expect(
      outcome.errors == """
        switchyard: error: cannot write 'Mine/AppScreenRouter.swift': it is a link to 'Mine/../gone/Router.swift', \
        and that has no folder

        """)
    #expect(!folder.files.contains { $0.hasPrefix("gone") })
  }
}
