import SwitchyardCompiler
import Testing

struct PathTests {
  @Test func `a path has a folder and a name`() {
    #expect(Path.folder(of: "a/b/c.yaml") == "a/b" && Path.name(of: "a/b/c.yaml") == "c.yaml")
    #expect(Path.folder(of: "c.yaml").isEmpty && Path.name(of: "c.yaml") == "c.yaml")
    #expect(Path.folder(of: "/c.yaml") == "/" && Path.name(of: "/c.yaml") == "c.yaml")
  }

  @Test func `paths are joined by one slash`() {
    #expect(Path.join("gen", "a.swift") == "gen/a.swift")
    #expect(Path.join("gen/", "a.swift") == "gen/a.swift")
    #expect(Path.join("", "a.swift") == "a.swift")
    #expect(Path.join("/", "a.swift") == "/a.swift")
    #expect(Path.join("gen", "/a.swift") == "/a.swift")
  }

  @Test(arguments: ["", "/a", "../a", "a/../b", "a//b", "a/", ".", "./a", "a\0b"])
  func `a path that could leave its folder is seen`(path: String) {
    #expect(!Path.staysBelow(path))
  }

  @Test(arguments: ["a.swift", "a/b.swift", "..a", "a..b/c"])
  func `a path that stays in its folder is fine`(path: String) {
    #expect(Path.staysBelow(path))
  }
}
