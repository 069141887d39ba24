import SwitchyardSwiftCode
import Testing

@Suite struct LayoutTests {
  @Test func `a file that holds every node compiles without a word`() throws {
    let complaints = try SwiftCompiler.complaints(about: everySyntax.text)
    #expect(complaints == "")
  }

  @Test func `swift-format leaves what is rendered as it is`() throws {
    let text = everySyntax.text
    let formatted = try SwiftCompiler.formatted(text)
    let changes = zip(formatted.split(separator: "\n"), text.split(separator: "\n")).filter { $0 != $1 }
    #expect(changes.map { "\($0) <- \($1)" } == [])
    #expect(formatted == text)
  }

  @Test func `no line passes the margin`() {
    let long = everySyntax.text.split(separator: "\n").filter { $0.count > 120 }
    #expect(long == [])
  }

  @Test func `the same values give the same bytes`() {
    #expect(everySyntax.rendered() == everySyntax.rendered())
  }
}
