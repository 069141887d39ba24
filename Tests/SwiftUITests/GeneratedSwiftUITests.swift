import Foundation
import SwitchyardEmission
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// What is generated for SwiftUI, checked against the stand-in's signatures.
struct GeneratedSwiftUITests {
  /// What an app compiles that has the spec, by name.
  private func sources(
    of graph: RouteGraph, access: EmissionOptions.Access = .internal, runtime: EmissionOptions.Runtime = .import
  ) -> [String: String] {
    EmissionOptions(access: access, runtime: runtime, targets: [.swiftui]).sources(of: graph)
  }

  private func complaints(
    _ sources: [String: String], on platform: SwiftUIPlatform = .iOS, _ options: [String] = []
  ) throws -> String {
    let isEmbedded = sources["SwitchyardRuntime.swift"] != nil
    let library = try isEmbedded ? platform.optionsWithoutRuntime() : platform.options()
    return try SwiftProgram(platform.sources(sources), runtime: .provided)
      .typecheck(options: library + ["-package-name", "app"] + options)
  }

  // MARK: - Compiled

  @Test func `all goldens and examples compile, on the main actor and off it`() throws {
    var files: [String: String] = [:]
    var names: Set<String> = []
    for path in WrittenSpec.goldens + WrittenSpec.examples {
      let graph = try WrittenSpec.graph(at: path)
      // An example may be a golden, too.
      if names.insert(graph.name).inserted { files.merge(sources(of: graph)) { _, new in new } }
    }
    #expect(names.count > 12)
    let (imported, userFiles) = try WrittenSpec.besidesGoldens()
    files.merge(userFiles) { _, new in new }
    try withExtendedLifetime(imported) { try expectContent(files, imported.flatMap(\.linking)) }
  }

  @Test(arguments: SwiftUIPlatform.all)
  func `every system compiles it, with the runtime among it`(platform: SwiftUIPlatform) throws {
    var files = sources(of: try WrittenSpec.golden("courier"), runtime: .embed)
    files.merge(sources(of: try WrittenSpec.golden("modules"), runtime: .embed)) { _, new in new }
    try expectContent(files, on: platform, templates: [Self.newTemplate])
  }

  @Test(arguments: [EmissionOptions.Access.public, .package])
  func `it can be seen from outside with all that it stands on`(access: EmissionOptions.Access) throws {
    var files: [String: String] = [:]
    for name in ["courier", "modules"] {
      files.merge(sources(of: try WrittenSpec.golden(name), access: access, runtime: .embed)) { _, new in new }
    }
    try expectContent(files, templates: [Self.newTemplate])
  }

  @Test func `700 screens with parameters compile`() throws {
    let screens = (0..<700).map { number in
      """
        screen\(number):
          params: { id: Int, text: "String?" }
          transitions: { open\(number): { push: { screen\((number + 1) % 700): { id: event.id } } } }

      """
    }
    let events = (0..<700).map { "  open\($0): { id: Int }\n" }
    let text = "switchyard: 1\nname: Large\nstart: { screen0: { id: 0 } }\nscreens:\n" + screens.joined() + "events:\n"
    try expectContent(sources(of: CheckedSpec(text + events.joined()).graph), templates: [Self.newTemplate])
  }

  @Test func `screens and parameters may be called like what their rows say`() throws {
    let names = ["view", "context", "screens", "send", "sender", "route", "entry", "navigator", "body", "by", "in"]
    let parameters = names.map { "\($0): Int" }.joined(separator: ", ")
    let screens = names.map { "  \($0): { params: { \(parameters) }, events: [go] }\n" }.joined()
    let text =
      "switchyard: 1\nname: Named\nstart: first\nscreens:\n  first: { events: [go] }\n\(screens)events: { go: {} }\n"
    try expectContent(sources(of: CheckedSpec(text + "transitions: { go: ignore }\n").graph))
  }

  /// What newer templates of Xcode ask of the compiler.
  private static let newTemplate = [
    "-default-isolation", "MainActor", "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  /// The compiler has nothing to say.
  private func expectContent(
    _ sources: [String: String], on platform: SwiftUIPlatform = .iOS, _ options: [String] = [],
    templates: [[String]] = [[], newTemplate]
  ) throws {
    for template in templates {
      let said = try complaints(sources, on: platform, options + template)
      #expect(said.isEmpty, "\(said)")
    }
  }

  // MARK: - Refused

  private func courier() throws -> [String: String] {
    var files = sources(of: try WrittenSpec.golden("courier"))
    files["CourierViews.swift"] = try ProjectFiles.text(of: "Tests/SwiftUITests/Programs/CourierViews.swift")
    return files
  }

  @Test func `what stands between the conditions is compiled`() throws {
    var files = try courier()
    try expectContent(files, templates: [[]])
    files["Courier.courier.routes.swiftui.swift"]?.replace("screens.feed(", with: "screens.feeed(")
    #expect(try complaints(files).contains("has no member 'feeed'"))
    files = sources(of: try WrittenSpec.golden("courier"), runtime: .embed)
    files["SwitchyardRuntime+SwiftUI.swift"]?.replace("$0.hasGone(layer)", with: "$0.hasGon(layer)")
    #expect(try complaints(files).contains("has no member 'hasGon'"))
  }

  @Test func `a new screen does not build until somebody shows it`() throws {
    var files = try courier()
    files["CourierViews.swift"]?.replace("func payment(", with: "func paiment(")
    #expect(try complaints(files).contains("type 'CourierViews' does not conform to protocol 'CourierScreens'"))
  }

  @Test func `a screen is given what it can send, and nothing else`() throws {
    var files = try courier()
    files["Wrong.swift"] = """
      import SwitchyardRuntime
      @MainActor func wrong(send: ScreenSender<CourierProfileEvent>) { send(.openPost(id: 1)) }

      """
    #expect(try complaints(files).contains("type 'CourierProfileEvent' has no member 'openPost'"))
  }
}
