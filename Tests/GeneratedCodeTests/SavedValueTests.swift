import SwitchyardDiagnostics
import SwitchyardEmission
import SwitchyardModel
import SwitchyardSimulation
import SwitchyardTestSupport
import Testing

/// Values of every type, saved with a state and read again.
@Suite struct SavedValueTests {
  private static let spec = """
    switchyard: 1
    name: Box
    start: home
    screens:
      home: { events: [open] }
      box:
        params:
          text: String
          number: Double
          flag: Bool
          key: UUID
          address: URL
          day: Date
          kind: Kind
          words: "[String]"
          days: "[Date]?"
          coded: Coded?
          worded: Worded?
          both: "[Both]"
          plain: Plain?
    events:
      open:
        text: String
        number: Double
        flag: Bool
        key: UUID
        address: URL
        day: Date
        kind: Kind
        words: "[String]"
        days: "[Date]?"
        coded: Coded?
        worded: Worded?
        both: "[Both]"
        plain: Plain?
    transitions: { open: { push: box } }
    types:
      Kind: { cases: [plain, none, default] }
      Coded: { swift: Coded, conforms: [Hashable, Sendable, Codable] }
      Worded: { swift: Worded, conforms: [Hashable, Sendable, LosslessStringConvertible] }
      Both: { swift: Both, conforms: [Hashable, Sendable, Codable, LosslessStringConvertible] }
      Plain: { swift: Plain, conforms: [Hashable, Sendable] }
    """

  private static let own = """
    struct Coded: Hashable, Sendable, Codable { var x: Int; var y: [Int] }
    struct Worded: Hashable, Sendable, LosslessStringConvertible {
      var word: String
      init?(_ description: String) {
        if description.isEmpty { return nil }
        word = description
      }
      var description: String { word }
    }
    struct Both: Hashable, Sendable, Codable, LosslessStringConvertible {
      var x: Int
      init(x: Int) { self.x = x }
      init?(_ description: String) { return nil }
      var description: String { "both" }
    }
    struct Plain: Hashable, Sendable { var x: Int }
    """

  private func run(_ main: String) throws -> String {
    let checked = CheckedSpec(Self.spec)
    #expect(checked.lines == [])
    var sources = ["Own.swift": Self.own, "main.swift": main]
    for file in CoreEmitter().files(for: checked.graph, options: EmissionOptions()) { sources[file.path] = file.text }
    return try SwiftProgram(sources).run()
  }

  private static let state = """
    import Foundation
    import SwitchyardRuntime

    @MainActor func state(
      number: Double, day: Date, plain: Plain? = nil, coded: Coded? = Coded(x: 1, y: [2])
    ) -> BoxNavigator {
      let navigator = BoxNavigator()
      navigator.visibleSender(BoxHomeEvent.self)?(
        .open(
          text: "a\\"b\\\\ \\u{1F600}", number: number, flag: true, key: UUID(), address: URL(filePath: "/x y"), day: day,
          kind: .none, words: ["", "c"], days: [day, Date(timeIntervalSinceReferenceDate: -0.25)], coded: coded,
          worded: Worded("w"), both: [Both(x: 3)], plain: plain))
      return navigator
    }

    """

  @Test func `every value is the same when it is read again`() throws {
    let output = try run(
      Self.state + """
        var numbers = [0.1, -1e300, .infinity, -.infinity, 1e-300]
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 { numbers.append(Double.random(in: -1e9...1e9, using: &random)) }
        for number in numbers {
          let day = Date(timeIntervalSinceReferenceDate: number.isFinite && abs(number) < 1e10 ? number : 0.1)
          let state = state(number: number, day: day).state
          let data = try JSONEncoder().encode(state)
          let saved = try JSONDecoder().decode(RestoredNavigation<BoxRouter>.self, from: data)
          if saved.state(guards: BoxNoGuards()) != state || !saved.lost.isEmpty { print("differs", number, saved.lost) }
        }
        let noNumber = state(number: .nan, day: Date()).state
        let data = try JSONEncoder().encode(noNumber)
        print(try JSONDecoder().decode(BoxState.self, from: data).visibleEntry.route.arguments[1])
        """)
    #expect(output == "nan\n")
  }

  @Test func `every value that an app saves is read by the simulator`() throws {
    let output = try run(
      Self.state + """
        for number in [0.1, .infinity, -.infinity, .nan] {
          for seconds in [0.1, -0.25, 1e-7, 1e12, -1e12, .infinity] {
            let state = state(number: number, day: Date(timeIntervalSinceReferenceDate: seconds)).state
            print(String(decoding: try JSONEncoder().encode(state), as: UTF8.self))
          }
        }
        """)
    let states = output.split(separator: "\n")
    #expect(states.count == 24)
    let graph = CheckedSpec(Self.spec).graph
    let reader = ActionReader(graph)
    for state in states {
      var simulator = try #require(Simulator(graph))
      let result = simulator.perform(try reader.step(JSONReader.value(of: "{\"restore\":\(state)}")))
      #expect(result.lost == [])
      #expect(result.state.visibleScreen == graph.screens[1].id)
      // A number that JSON has no form for is written as the app writes it.
      let number = ["inf", "-inf", "nan"].first { state.contains("\"number\":\"\($0)\"") }
      let text = result.state.json(in: graph).compactText
      if let number { #expect(text.contains("\"number\":\"\(number)\"")) }
    }
  }

  @Test func `what cannot be read again is told, and what needs it is cut`() throws {
    let output = try run(
      Self.state + """
        func report(_ text: String) throws {
          let saved = try JSONDecoder().decode(RestoredNavigation<BoxRouter>.self, from: Data(text.utf8))
          print(saved.state(guards: BoxNoGuards()).stacks[0].entries.count, saved.lost.joined(separator: "; "))
        }
        let text = String(
          decoding: try JSONEncoder().encode(
            state(number: 1, day: Date(timeIntervalSinceReferenceDate: 0), plain: Plain(x: 1)).state), as: UTF8.self)
        try report(text)
        try report(text.replacing("2001-01-01T00:00:00Z", with: "yesterday"))
        try report(text.replacing("\\"w\\"", with: "\\"\\"").replacing("\\"x\\":1", with: "\\"z\\":1"))
        """)
    #expect(
      output == """
        2 'plain' of 'box': to be read back, a Plain must be Codable or LosslessStringConvertible
        1 screen 'home' from entry 2 on: 'day' of 'box': 'yesterday' is no date
        2 'coded' of 'box': it is of another type; 'worded' of 'box': '' is no such value; \
        'plain' of 'box': to be read back, a Plain must be Codable or LosslessStringConvertible

        """)
  }

  @Test func `an optional with a default is nil where a screen is saved without it, and the default elsewhere`() throws
  {
    let checked = CheckedSpec(
      """
      switchyard: 1
      name: Opt
      start: opt
      screens: { opt: { params: { a: "String? = x", b: "Int? = 7", c: Int? } } }
      external: { sys: { a: "String? = x" } }
      links: { schemes: [opt], paths: { "/opt?a={a}&b={b}&c={c}": { push: opt } } }
      transitions: { sys: defer }
      """)
    #expect(checked.lines == [])
    var sources = ["Own.swift": ""]
    for file in CoreEmitter().files(for: checked.graph, options: EmissionOptions()) { sources[file.path] = file.text }
    sources["main.swift"] = """
      import Foundation
      import SwitchyardRuntime

      func report(_ text: String) throws {
        let saved = try JSONDecoder().decode(RestoredNavigation<OptRouter>.self, from: Data(text.utf8))
        let state = saved.state(guards: OptNoGuards())
        print(state.visibleEntry, state.deferred.map { "\\($0)" } ?? "")
      }
      try report(#"{"base":{"screen":"opt","stack":["opt"]}}"#)
      try report(#"{"base":{"screen":"opt","stack":["gone"]}}"#)
      try report(#"{"base":{"screen":"opt","stack":["opt"]},"deferred":{"external":"sys"}}"#)
      let navigator = OptNavigator()
      navigator.raise(.sys(a: nil))
      try report(String(decoding: JSONEncoder().encode(navigator.state), as: UTF8.self))
      navigator.open("opt://opt")
      print(navigator.state.visibleEntry)
      """
    #expect(
      try SwiftProgram(sources).run() == """
        opt(nil, nil, nil)\(" ")
        opt("x", 7, nil)\(" ")
        opt(nil, nil, nil) sys("x")
        opt("x", 7, nil) sys(nil)
        opt("x", 7, nil)

        """)
    var simulator = try #require(Simulator(checked.graph))
    let state = simulator.perform(SimulationStep(.link("opt://opt"))).state
    #expect(state.json(in: checked.graph).compactText.contains(#"{"opt":{"a":"x","b":7}}]"#))
  }
}
