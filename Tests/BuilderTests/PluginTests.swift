import Foundation
import SwitchyardTestSupport
import Testing

/// The package in Examples that uses the plugin, built from a folder with a blank and letters beyond ASCII.
struct PluginTests {
  private let folder: TemporaryFolder
  private let scratch: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("with blank é")
    scratch = try TemporaryFolder("plugin")
    try FileManager.default.copyItem(atPath: ProjectFiles.url("Examples/Plugin").path, toPath: folder["My Äpp"])
    let manifest = try #require(folder.text(of: "My Äpp/Package.swift"))
    let products =
      "products: [.executable(name: \"One\", targets: [\"Shop\"]), .executable(name: \"Two\", targets: [\"Shop\"])],\n  "
    try folder.write(
      manifest.replacing("\"../..\"", with: "\"\(ProjectFiles.root.path)\"")
        .replacing("dependencies: [.package", with: products + "dependencies: [.package"),
      to: "My Äpp/Package.swift")
  }

  private func swift(_ arguments: String...) throws -> CommandRun {
    try CommandRun(
      ["swift", arguments[0], "--scratch-path", scratch.path] + arguments.dropFirst(), in: folder["My Äpp"])
  }

  /// How often a build has run Switchyard.
  private func runs(_ build: CommandRun) -> Int {
    build.output.components(separatedBy: "] Switchyard: ").count - 1
  }

  private func write(_ text: String, to spec: String) throws {
    try folder.write(text, to: "My Äpp/Sources/Shop/Navigation/" + spec)
  }

  private func text(of spec: String) throws -> String {
    try #require(folder.text(of: "My Äpp/Sources/Shop/Navigation/" + spec))
  }

  @Test func `a target's specs are generated when it is built, and again where something has changed`() throws {
    let first = try swift("build")
    #expect(first.status == 0 && runs(first) == 1, "\(first.output)")
    let played = try CommandRun([scratch["debug/One"]]).output
    #expect(played.hasSuffix("handled\ntabs(shop): catalog, item(42) · sheet checkout.pay: checkout.cart\n"))
    // The program itself is linked once more by the second build of a package.
    _ = try swift("build")
    #expect(try runs(swift("build")) == 0)

    let (shop, checkout) = try (text(of: "shop.routes.yaml"), text(of: "checkout.routes.yaml"))
    try write(shop, to: "shop.routes.yaml")
    let touched = try swift("build")
    #expect(runs(touched) == 1 && touched.output.contains("0 files written, 9 unchanged"))
    #expect(!touched.output.contains("Compiling Shop"))
    try write(shop.replacing("title: Catalog", with: "title: Catalogue"), to: "shop.routes.yaml")
    let edited = try swift("build")
    #expect(runs(edited) == 1 && edited.output.contains("1 file written, 8 unchanged"))
    try write(checkout.replacing("close:", with: "leave:"), to: "checkout.routes.yaml")
    #expect(try runs(swift("build")) == 1)
    let generated = FileManager.default.enumerator(atPath: scratch.path)?.compactMap { $0 as? String }
    let output = try #require(generated?.first { $0.hasSuffix("Generated/checkout.routes.swift") })
    try FileManager.default.removeItem(atPath: scratch[output])
    #expect(try runs(swift("build")) == 1)
    #expect(FileManager.default.fileExists(atPath: scratch[output]))
    #expect(try runs(swift("build")) == 0)

    try write(shop.replacing("push: item", with: "push: itme"), to: "shop.routes.yaml")
    let faulty = try swift("build")
    #expect(faulty.status != 0)
    #expect(
      faulty.output.contains(
        "/My Äpp/Sources/Shop/Navigation/shop.routes.yaml:9:25: error: there is no screen 'itme' [unknown-reference]\n")
    )
    try write(shop + "types: { Sort: { cases: [newest] } }\n", to: "shop.routes.yaml")
    let warned = try swift("build")
    #expect(warned.status == 0 && warned.output.contains("shop.routes.yaml:26:10: warning: "))

    // A second spec, and one that uses the runtime as the first does.
    try write(
      "switchyard: 1\nname: Help\nstart: topics\nscreens:\n  topics: { transitions: { again: { push: topics } } }\n",
      to: "help.routes.yaml")
    let second = try swift("build")
    #expect(second.status == 0 && runs(second) == 1 && second.output.contains("Compiling Shop help.routes.swift"))

    let lint = try swift("package", "switchyard-lint", "--skip", "unused-type")
    #expect(lint.status == 0 && lint.output.contains("no findings in 4 screens"), "\(lint.output)")
    let generate = try swift(
      "package", "--allow-writing-to-package-directory", "switchyard-generate", "--output", "Gen")
    #expect(generate.status == 0 && folder.files.contains("My Äpp/Gen/help.routes.swift"), "\(generate.output)")

    // An error that the baseline holds does not fail the build, and a change of the baseline begins one.
    try write(shop.replacing("screens:\n", with: "screens:\n  lost:\n"), to: "shop.routes.yaml")
    try folder.write("lint: { baseline: known.json }\n", to: "My Äpp/switchyard.yaml")
    let entry =
      #""file":"Sources/Shop/Navigation/shop.routes.yaml","rule":"unreachable-screen","subject":"screens.lost""#
    try folder.write("{\"version\":1,\"findings\":[{\(entry)}]}", to: "My Äpp/known.json")
    try folder.write(try #require(folder.text(of: "My Äpp/Package.swift")), to: "My Äpp/Package.swift")
    let known = try swift("build")
    #expect(known.status == 0 && runs(known) == 1, "\(known.output)")
    try folder.write(#"{"version":1,"findings":[]}"#, to: "My Äpp/known.json")
    let unknown = try swift("build")
    #expect(unknown.status != 0 && unknown.output.contains("'lost' can't be reached"), "\(unknown.output)")
  }
}
