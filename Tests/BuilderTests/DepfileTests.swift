import Foundation
import SwitchyardTestSupport
import Testing

/// Builders that learn from a depfile what a spec includes.
struct DepfileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("with blank é")
    try folder.write(
      "switchyard: 1\nname: App\nstart: home\ninclude: ['my $mod #1/shop.routes.yaml']\nscreens:\n"
        + "  home: { transitions: { open: { push: shop.cart } } }\n",
      to: "App.routes.yaml")
    try folder.write("switchyard: 1\nmodule: Shop\nscreens:\n  cart:\n    title: Cart\n", to: included)
    try folder.write("lint: { rules: { dead-end: off } }\n", to: "switchyard.yaml")
  }

  private let included = "my $mod #1/shop.routes.yaml"

  private func run(_ command: String...) throws -> String {
    let run = try CommandRun(command, in: folder.path)
    #expect(run.status == 0, "\(run.output)")
    return run.output
  }

  /// Files that are changed within a tick of the clock look as old as what was made of them.
  private func change(_ path: String, _ old: String, to new: String) throws {
    let text = try #require(folder.text(of: path))
    try folder.write(text.replacing(old, with: new), to: path)
    let later = Date(timeIntervalSinceNow: 2)
    try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: folder[path])
  }

  @Test(.enabled(if: CommandRun.has("ninja"), "ninja is not installed"))
  func `ninja runs again where an include has changed, and else not`() throws {
    try folder.write(
      """
      rule switchyard
        command = '\(BuiltProgram.path)' generate $in --output 'G n' --depfile $out.d
        depfile = $out.d
        deps = gcc
        restat = 1
      build G$ n/App.routes.swift | G$ n/shop.routes.swift: switchyard App.routes.yaml

      """, to: "build.ninja")
    #expect(try run("ninja").contains("wrote G n/shop.routes.swift"))
    #expect(try run("ninja").contains("no work to do"))
    try change(included, "Cart", to: "Basket")
    #expect(try run("ninja").contains("wrote G n/shop.routes.swift"))
    try change("switchyard.yaml", "off", to: "warning")
    #expect(try run("ninja").contains("2 unchanged"))
  }

  @Test(.enabled(if: CommandRun.has("make"), "make is not installed"))
  func `make does so, too`() throws {
    try folder.write(
      """
      Gen/App.routes.swift: App.routes.yaml
      \t'\(BuiltProgram.path)' generate $< --output Gen --depfile $@.d
      \t@touch $@
      -include Gen/App.routes.swift.d

      """, to: "Makefile")
    #expect(try run("make").contains("wrote Gen/shop.routes.swift"))
    #expect(try run("make").contains("is up to date") || run("make").contains("Nothing to be done"))
    try change(included, "Cart", to: "Basket")
    #expect(try run("make").contains("wrote Gen/shop.routes.swift"))
  }

  @Test func `names are escaped as Make reads them`() throws {
    _ = try run(BuiltProgram.path, "generate", "--output", "a #$b", "--depfile", "x.d")
    #expect(
      folder.text(of: "x.d") == ##"""
        a\ \#$$b/App.routes.swift a\ \#$$b/shop.routes.swift: \
          switchyard.yaml \
          App.routes.yaml \
          my\ $$mod\ \#1/shop.routes.yaml

        """##)
    // A mark that combines with the blank before it is a letter of its own.
    _ = try run(BuiltProgram.path, "generate", "--output", "a \u{301}b", "--depfile", "z.d")
    #expect(folder.text(of: "z.d")?.utf8.starts(with: "a\\ \u{301}b/App.routes.swift ".utf8) == true)
    // What Make would take for a command, or for the end of the rule, is refused.
    for name in ["a;b", "a|b", "a\nb"] {
      let refused = try CommandRun(
        [BuiltProgram.path, "generate", "--output", name, "--depfile", "n.d"], in: folder.path)
      #expect(refused.status == 73 && refused.output.contains("no depfile can hold all names"), "\(refused.output)")
      #expect(folder.text(of: "n.d") == nil)
    }
    // A check asks for no depfile, and an input is never written over.
    let command = [BuiltProgram.path, "generate", "--output", "a #$b"]
    #expect(try CommandRun(command + ["--check", "--depfile", "y.d"], in: folder.path).status == 0)
    #expect(folder.text(of: "y.d") == nil)
    for path in ["switchyard.yaml", included, "a #$b/App.routes.swift"] {
      let refused = try CommandRun(command + ["--depfile", path], in: folder.path)
      #expect(refused.status == 73 && refused.output.contains("cannot write"), "\(refused.output)")
    }
  }
}
