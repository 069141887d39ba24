#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs the `switchyard` that was built beside this program, as a user would.
struct WholeProgram {
  private let folder: String
  private let work: String

  init() {
    let own = CommandLine.arguments[0]
    folder = String(own[..<(own.lastIndex(of: "/") ?? own.startIndex)])
    var template = Array("/tmp/switchyard-benchmark-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { fatalError("no temporary folder can be made") }
    work = String(cString: made)
  }

  /// Start to finish on a small spec: the median wall-clock time of `lint` to that of an empty C program.
  func startUpRatio(screens: Int) -> Double? {
    let spec = write(SpecGenerator(screens: screens, modules: 0))
    let empty = medianWallSeconds { run(folder + "/EmptyProgram", []) }
    let lint = medianWallSeconds { run(folder + "/switchyard", ["lint", spec]) }
    guard let empty, let lint else { return nil }
    return lint / empty
  }

  /// The most memory that `lint` holds at once, as a multiple of the spec's size.
  func memoryRatio(screens: Int, modules: Int) -> Double? {
    let generator = SpecGenerator(screens: screens, modules: modules)
    let size = generator.files().reduce(0) { $0 + $1.text.utf8.count }
    guard let usage = run(folder + "/switchyard", ["lint", write(generator)]) else { return nil }
    return Double(usage.peakMemory) / Double(size)
  }

  /// CPU seconds of `generate` into an empty folder, and of a second run that finds nothing to change.
  func generateSeconds(screens: Int, modules: Int) -> (first: Double, second: Double)? {
    let arguments = ["generate", write(SpecGenerator(screens: screens, modules: modules)), "--output", work + "/out"]
    guard let first = run(folder + "/switchyard", arguments) else { return nil }
    guard let second = run(folder + "/switchyard", arguments) else { return nil }
    return (first.seconds, second.seconds)
  }

  func cleanUp() {
    _ = run("/bin/rm", ["-rf", work])
  }

  private func write(_ generator: SpecGenerator) -> String {
    let files = generator.files()
    for file in files {
      guard let stream = fopen(work + "/" + file.name, "w") else { fatalError("cannot write \(file.name)") }
      fputs(file.text, stream)
      fclose(stream)
    }
    return work + "/" + files[0].name
  }

  private func medianWallSeconds(_ work: () -> ChildUsage?) -> Double? {
    var times: [Double] = []
    for _ in 0..<101 {
      let start = wallSeconds()
      guard work() != nil else { return nil }
      times.append(wallSeconds() - start)
    }
    return times.sorted()[times.count / 2]
  }
}
