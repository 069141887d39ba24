import SwitchyardTestSupport
import Testing

@Suite struct RunningTests {
  @Test func `generated code says what its spec says`() throws {
    let program = try CompiledModule.program("Courier", with: [GeneratedApp(golden: "courier")])
    #expect(
      try program.output() == """
        post(42, nil, 1)
        """)
  }
}
