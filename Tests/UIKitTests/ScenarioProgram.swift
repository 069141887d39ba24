import SwitchyardTestSupport

/// All scenarios in one program, since each program takes seconds to build.
enum ScenarioProgram {
  /// The lines that each prints, by its name.
  static let output = Result { try run() }

  private static let names = [
    "orderOfChanges", "newestState", "unanimated", "leavingAndSending", "search", "pops", "popUnderAnEvent",
    "barsAndTitles", "tabs", "layers", "withoutTheNavigator", "restored", "ownControllers", "memory", "leavingTheApp",
    "restart",
  ]

  private static var main: String {
    names.map { "await play(\"\($0)\") { Scenarios.\($0)() }\n" }.joined() + """
      await play("alert") { await Scenarios.alert() }
      await play("handsOn") { Scenarios.ownDelegate(handsOn: true) }
      await play("handsNothingOn") { Scenarios.ownDelegate(handsOn: false) }

      """
  }

  private static func run() throws -> [String: [String]] {
    var files = try UIKitPlatform.programs(
      "OwnDelegate.swift", "PlayScenarios.swift", "Scenarios.swift", "ScreenController.swift", "ShownText.swift",
      "Stage.swift")
    let studio = CheckedSpec(try UIKitPlatform.program("studio.routes.yaml"))
    guard studio.lines.isEmpty else { throw SwiftProgram.Fault(description: "\(studio.lines)") }
    files.merge(WalkedApp(studio.graph).sourcesWithoutWalk) { _, new in new }
    files["main.swift"] = main
    let output = try SwiftProgram(files, runtime: .provided).run(options: UIKitPlatform.options())

    var lines: [String: [String]] = [:]
    var name = ""
    for line in output.split(separator: "\n").map(String.init) {
      if line.hasPrefix("== ") { name = String(line.dropFirst(3)) } else { lines[name, default: []].append(line) }
    }
    return lines
  }
}
