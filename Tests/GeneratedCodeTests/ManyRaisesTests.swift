import SwitchyardEmission
import SwitchyardTestSupport
import Testing

/// An action that raises thousands of events, each with a stack that grows.
@Suite struct ManyRaisesTests {
  /// 13 levels of two raises each, and 100 screens pushed by every one of them: 8,191 raises, 409,500 screens.
  private static var spec: String {
    let screens = repeatElement("home", count: 100).joined(separator: ", ")
    let raises = (2...13).map { level in
      "  x\(level): { steps: [{ push: [\(screens)] }, { raise: x\(level + 1) }, { raise: x\(level + 1) }] }\n"
    }
    return """
      switchyard: 1
      name: Tree
      start: home
      screens: { home: }
      transitions:
      \(raises.joined())  x14: ignore
      links: { schemes: [t], paths: { /x: { raise: x2 } } }

      """
  }

  /// Copying the stack at each push took minutes.
  @Test(.timeLimit(.minutes(2))) func `pushes cost what they push, however deep they are raised`() throws {
    let checked = CheckedSpec(Self.spec)
    var sources = [
      "main.swift": """
      let navigator = TreeNavigator()
      print(navigator.open("t://x"), navigator.state.visibleStack.entries.count)
      """
    ]
    for file in CoreEmitter().files(for: checked.graph, options: EmissionOptions()) { sources[file.path] = file.text }
    #expect(try SwiftProgram(sources).run() == "handled 409501\n")
  }
}
