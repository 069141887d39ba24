import Foundation
import SwitchyardTestSupport
import Testing

/// Bazel, whose sandbox shows the program no more than what the rule names.
struct BazelTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("bazel")
    try folder.write("", to: "WORKSPACE")
    try folder.write("exports_files([\"switchyard\"])\n", to: "tools/BUILD")
    try folder.write(
      """
      switchyard: 1
      name: Shop
      start: home
      include: [checkout.routes.yaml]
      screens: { home: { transitions: { open: { push: checkout.cart } } } }

      """, to: "Navigation/shop.routes.yaml")
    try folder.write(module(title: "Cart"), to: "Navigation/checkout.routes.yaml")
    try folder.write(
      """
      genrule(
          name = "navigation",
          srcs = ["Navigation/shop.routes.yaml", "Navigation/checkout.routes.yaml"],
          outs = ["Generated/shop.routes.swift", "Generated/checkout.routes.swift"],
          cmd = "$(location //tools:switchyard) generate --fixed-outputs --output $(RULEDIR)/Generated $(location Navigation/shop.routes.yaml)",
          tools = ["//tools:switchyard"],
      )

      """, to: "BUILD")
    try FileManager.default.copyItem(atPath: BuiltProgram.path, toPath: folder["tools/switchyard"])
  }

  private func module(title: String) -> String {
    "switchyard: 1\nmodule: Checkout\nscreens: { cart: { title: \(title) } }\n"
  }

  /// Without its server, which would keep open what Foundation waits for.
  private func bazel(_ command: String...) throws -> String {
    let run = try CommandRun(["bazel", "--batch", "--output_user_root=\(folder["root"])"] + command, in: folder.path)
    #expect(run.status == 0, "\(run.output)")
    return run.output
  }

  @Test(.enabled(if: CommandRun.has("bazel"), "bazel is not installed: Debian has it as bazel-bootstrap"))
  func `Bazel runs again where an include has changed, and else not`() throws {
    // What Bazel has made may not be written to, nor be removed.
    defer { _ = try? CommandRun(["chmod", "-R", "u+w", folder.path]) }
    #expect(try bazel("build", "//:navigation").contains("/Generated/checkout.routes.swift"))
    #expect(try bazel("build", "//:navigation").contains("wrote ") == false)
    try folder.write(module(title: "Basket"), to: "Navigation/checkout.routes.yaml")
    #expect(try bazel("build", "//:navigation").contains("wrote "))
    #expect(folder.text(of: "bazel-bin/Generated/checkout.routes.swift")?.contains("Basket") == true)
  }
}
