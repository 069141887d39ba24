import Foundation
import SwitchyardEmission
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// What is generated for UIKit, checked against the stand-in's signatures.
struct GeneratedUIKitTests {
  /// What an app compiles that has the spec, by name.
  private func sources(
    of graph: RouteGraph, access: EmissionOptions.Access = .internal, runtime: EmissionOptions.Runtime = .import
  ) -> [String: String] {
    EmissionOptions(access: access, runtime: runtime, targets: [.uikit]).sources(of: graph)
  }

  private func complaints(_ sources: [String: String], _ options: [String] = []) throws -> String {
    let isEmbedded = sources["SwitchyardRuntime.swift"] != nil
    let platform = try isEmbedded ? UIKitPlatform.optionsWithoutRuntime() : UIKitPlatform.options()
    return try SwiftProgram(sources, runtime: .provided)
      .typecheck(options: platform + ["-package-name", "app"] + options)
  }

  // MARK: - Compiled

  @Test func `all goldens and examples compile, on the main actor and off it`() throws {
    var files: [String: String] = [:]
    var names: Set<String> = []
    for path in WrittenSpec.goldens + WrittenSpec.examples {
      let graph = try WrittenSpec.graph(at: path)
      // An example may be a golden, too.
      guard names.insert(graph.name).inserted else { continue }
      files.merge(sources(of: graph)) { _, new in new }
      let stubs = StubEmitter().files(for: graph, options: EmissionOptions(targets: [.uikit]))
      for stub in stubs { files[stub.path] = stub.text }
    }
    #expect(names.count > 12)
    let (imported, userFiles) = try WrittenSpec.besidesGoldens()
    files.merge(userFiles) { _, new in new }
    try withExtendedLifetime(imported) { try expectContent(files, imported.flatMap(\.linking)) }
  }

  @Test(arguments: [EmissionOptions.Access.internal, .package, .public])
  func `it compiles with the runtime among it, whoever may see it`(access: EmissionOptions.Access) throws {
    var files: [String: String] = [:]
    for name in ["courier", "modules"] {
      files.merge(sources(of: try WrittenSpec.golden(name), access: access, runtime: .embed)) { _, new in new }
    }
    try expectContent(files, templates: access == .internal ? [[], Self.newTemplate] : [Self.newTemplate])
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

  /// What newer templates of Xcode ask of the compiler.
  private static let newTemplate = [
    "-default-isolation", "MainActor", "-enable-upcoming-feature", "InternalImportsByDefault",
  ]

  /// The compiler has nothing to say.
  private func expectContent(
    _ sources: [String: String], _ options: [String] = [], templates: [[String]] = [[], newTemplate]
  ) throws {
    for template in templates {
      let said = try complaints(sources, options + template)
      #expect(said.isEmpty, "\(said)")
    }
  }

  // MARK: - Refused

  private func courier() throws -> [String: String] {
    var files = sources(of: try WrittenSpec.golden("courier"))
    files.merge(try UIKitPlatform.programs("CourierScreens.swift", "ScreenController.swift")) { _, new in new }
    return files
  }

  @Test func `what stands between the conditions is compiled`() throws {
    var files = try courier()
    try expectContent(files, templates: [[]])
    files["Courier.courier.routes.uikit.swift"]?.replace("controllers.feed(", with: "controllers.feeed(")
    #expect(try complaints(files).contains("has no member 'feeed'"))
    files = try courier()
    files["Courier.courier.routes.uikit.swift"]?.replace("window: window", with: "window: 7")
    #expect(try complaints(files).contains("cannot convert value of type 'Int' to expected argument type 'UIWindow'"))
  }

  @Test func `a new screen does not build until somebody makes its controller`() throws {
    var files = try courier()
    files["CourierScreens.swift"]?.replace("func payment(", with: "func paiment(")
    #expect(try complaints(files).contains("type 'CourierScreens' does not conform to protocol 'CourierControllers'"))
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
