#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs the `switchyard` that was built beside this program, as a user would.
///
/// Linux counts what a process held before it became another program to that program's peak memory. So this process must
/// still be small when it runs others: it lets copies of itself write the specs, and measures before anything else.
struct WholeProgram {
  private let own: String
  private let switchyard: String
  private let work: String

  init() {
    own = CommandLine.arguments[0]
    var template = Array("/tmp/switchyard-benchmark-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { fatalError("no temporary folder can be made") }
    work = String(cString: made)
    // As an installation does: what a linker wrote lies in smaller pieces in memory, and costs a start-up more faults.
    switchyard = work + "/switchyard"
    guard run("/bin/cp", [beside(own, "switchyard"), switchyard])?.exitStatus == 0 else {
      fatalError("there is no 'switchyard' beside \(own): build all products")
    }
  }

  /// Start to finish on a small spec: the time on the wall of `lint` to that of an empty C program, built by the `cc`
  /// that is installed; nil where there is none. The runs alternate, and the tenth percentile of each counts, since what
  /// else the machine does only ever adds.
  func startUpRatio(screens: Int) -> Double? {
    let source = work + "/empty.c"
    writeFile(source, "int main(void) { return 0; }\n")
    guard run("/usr/bin/env", ["cc", "-O2", "-o", work + "/empty", source])?.exitStatus == 0 else { return nil }
    let spec = write(screens: screens, modules: 0)
    var empty: [Double] = []
    var lint: [Double] = []
    for _ in 0..<400 {
      guard let first = wallSeconds(of: { run(work + "/empty", []) }) else { return nil }
      guard let second = wallSeconds(of: { run(switchyard, ["lint", spec]) }) else { return nil }
      empty.append(first)
      lint.append(second)
    }
    return lint.sorted()[40] / empty.sorted()[40]
  }

  /// The most memory that `lint` holds at once, as a multiple of the spec's size.
  func memoryRatio(screens: Int) -> Double? {
    let spec = write(screens: screens, modules: 0)
    var status = stat()
    guard stat(spec, &status) == 0, let usage = run(switchyard, ["lint", spec]) else { return nil }
    return Double(usage.peakMemory) / Double(status.st_size)
  }

  /// `lint`, `generate` into an empty folder, and a second run of it that finds nothing to change: CPU seconds, and for the
  /// last one those on the wall, since modules are written on all cores.
  struct GenerateTimes {
    let lint: Double
    let first: Double
    let second: Double
    let wallOfLint: Double
    let wallOfSecond: Double
  }

  func generateTimes(screens: Int, modules: Int) -> GenerateTimes? {
    let spec = write(screens: screens, modules: modules)
    let generate = ["generate", spec, "--output", work + "/out"]
    guard let first = run(switchyard, generate) else { return nil }
    var lints: [(cpu: Double, wall: Double)] = []
    var seconds: [(cpu: Double, wall: Double)] = []
    for _ in 0..<5 {
      guard let lint = timed(["lint", spec]), let second = timed(generate) else { return nil }
      lints.append(lint)
      seconds.append(second)
    }
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    return GenerateTimes(
      lint: median(lints.map(\.cpu)), first: first.seconds, second: median(seconds.map(\.cpu)),
      wallOfLint: median(lints.map(\.wall)), wallOfSecond: median(seconds.map(\.wall)))
  }

  private func timed(_ arguments: [String]) -> (cpu: Double, wall: Double)? {
    var cpu: Double?
    let wall = wallSeconds(of: {
      let usage = run(switchyard, arguments)
      cpu = usage?.seconds
      return usage
    })
    guard let cpu, let wall else { return nil }
    return (cpu, wall)
  }

  /// CPU seconds of `lint` on a spec of a hard shape, and the most memory that it holds, in megabytes.
  func costs(of shape: HardShape) -> (seconds: Double, megabytes: Double)? {
    let spec = work + "/shape.routes.yaml"
    writeFile(spec, shape.text)
    guard let usage = run(switchyard, ["lint", spec, "--skip", "large-group"]) else { return nil }
    return (usage.seconds, Double(usage.peakMemory) / 1e6)
  }

  func cleanUp() {
    _ = run("/bin/rm", ["-rf", work])
  }

  private func write(screens: Int, modules: Int) -> String {
    _ = run(own, ["--write", "\(screens)", "\(modules)", work])
    return work + "/large.routes.yaml"
  }
}

/// What a copy of this program does for ``WholeProgram``: writes a spec into a folder.
func writeSpec(_ generator: SpecGenerator, into folder: String) {
  for file in generator.files() { writeFile(folder + "/" + file.name, file.text) }
}

/// The path of another file in the folder of a file.
private func beside(_ path: String, _ name: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "./" + name }
  return path[...slash] + name
}

private func writeFile(_ path: String, _ text: String) {
  guard let stream = fopen(path, "w") else { fatalError("cannot write \(path)") }
  fputs(text, stream)
  fclose(stream)
}
