import SwitchyardDiagnostics
import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("screnes", "screens"), ("screens", "screens"), ("SCREENS", "screens"), ("scren", "screens"), ("tab", "tabs"),
    ("flwos", "flows"), ("transistions", "transitions"),
  ])
  func `a slip of the pen is understood`(typed: String, meant: String) {
    #expect(NearestName(to: typed).among(["flows", "screens", "tabs", "transitions"]) == meant)
  }

  @Test(arguments: ["", "x", "window", "screensavers"])
  func `what is far from every name is not guessed`(typed: String) {
    #expect(NearestName(to: typed).among(["flows", "screens", "tabs"]) == nil)
  }

  @Test func `of two that are equally near the first one is taken`() {
    #expect(NearestName(to: "cat").among(["bat", "rat"]) == "bat")
    #expect(NearestName(to: "cat").among(["rat", "bat"]) == "rat")
  }
}
