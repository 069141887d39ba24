import SwitchyardEmission
import SwitchyardTestSupport
import Testing

@Suite struct SizeTests {
  /// One flat enum of 700 screens and one of 300 tabs, flows and events each: more than one switch can hold.
  private static func spec(screens count: Int) -> String {
    let screens = (0..<count).map { number in
      """
        screen\(number):
          title: Screen \(number)
          path: /screens/\(number)/{id}
          params: { id: Int, text: "String?" }
          transitions: { open\(number): { push: { screen\((number + 1) % count): { id: event.id } } } }

      """
    }
    let events = (0..<count).map { "  open\($0): { id: Int }\n" }
    let links = (0..<count).map { "    /\($0)/{id}: { push: screen\($0) }\n" }
    return "switchyard: 1\nname: Large\nstart: { screen0: { id: 0 } }\nscreens:\n" + screens.joined() + "events:\n"
      + events.joined() + "links:\n  schemes: [large]\n  paths:\n" + links.joined()
  }

  @Test func `700 screens with parameters, events and links compile`() throws {
    let graph = CheckedSpec(Self.spec(screens: 700)).graph
    let files =
      CoreEmitter().files(for: graph, options: EmissionOptions())
      + StubEmitter().files(for: graph, options: EmissionOptions())
    let program = try SwiftProgram(Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
    #expect(try program.typecheck() == "")
  }

  @Test func `the same graph gives the same bytes`() throws {
    let graph = CheckedSpec(Self.spec(screens: 50)).graph
    let files = CoreEmitter().files(for: graph, options: EmissionOptions(runtime: .embed))
    #expect(files == CoreEmitter().files(for: graph, options: EmissionOptions(runtime: .embed)))
  }
}
