import SwitchyardTestSupport
import Testing

/// The page on stubs shows what the program does.
struct StubPageTests {
  @Test func `the example of an update is what an update does`() throws {
    let page = try DocumentationPage("Docs/Stubs.md")
    let folder = try TemporaryFolder()
    try folder.write(page.block("spec"), to: "shop.routes.yaml")
    try folder.write(page.block("file: help.routes.yaml"), to: "help.routes.yaml")
    try folder.write(page.block("before"), to: "ShopScreenRouter.swift")
    let outcome = try Switchyard.run("generate", "--stubs", "--update", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output == (try page.block("output")))
    #expect(folder.text(of: "ShopScreenRouter.swift") == (try page.block("after")))
  }
}
