import SwitchyardDiagnostics
import SwitchyardEmission
import SwitchyardModel
import SwitchyardSpec

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What generated code costs the Swift compiler, and how long it takes when it runs.
struct GeneratedRouter {
  private let work: WorkFolder

  init() {
    work = WorkFolder()
    work.write("runtime.swift", RuntimeFile(access: .public).text)
    let module = ["-emit-module", "-emit-library", "-static", "-module-name", "SwitchyardRuntime", "-O", "-wmo"]
    let paths = ["-emit-module-path", work["SwitchyardRuntime.swiftmodule"], "-o", work["libSwitchyardRuntime.a"]]
    guard compile(module + paths + ["-parse-as-library", work["runtime.swift"]]) != nil else {
      fatalError("the runtime does not compile")
    }
  }

  func cleanUp() { work.remove() }

  // MARK: - The compiler

  /// CPU seconds for type-checking, and for whole-module builds without and with the optimiser.
  func printCompilerCosts() {
    var table = Table(["core of", "type-check", "-Onone", "-O"])
    var growth: [Double] = []
    let byHand = [work.write("byhand.swift", handWrittenRouter(screens: 500))]
    table.add(["500 screens by hand, flat", seconds(of: byHand, ["-typecheck"]), "", ""])
    for (screens, modules) in [(200, 0), (1000, 0), (1000, 5), (10_000, 50)] {
      let files = emit(SpecGenerator(screens: screens, modules: modules), to: "\(screens)-\(modules)")
      let check = compile(["-typecheck"] + files)
      if modules > 0, let check { growth.append(check) }
      let isLarge = screens > 1000
      table.add([
        "\(screens) screens" + (modules > 0 ? " in \(modules) modules" : ", flat"),
        check.map { decimal($0, places: 1) } ?? "fails",
        isLarge ? "" : seconds(of: files, ["-Onone", "-c", "-o", work["x.o"]]),
        isLarge ? "" : seconds(of: files, ["-O", "-c", "-o", work["x.o"]]),
      ])
    }
    print("Generated code, CPU seconds of swiftc:\n\n\(table.render())")
    if growth.count == 2 {
      let exponent = log(growth[1] / growth[0]) / log(10)
      print("\ntype-checking grows from 1000 to 10000 screens with exponent \(decimal(exponent, places: 2))")
    }
  }

  private func seconds(of files: [String], _ options: [String]) -> String {
    compile(options + files).map { decimal($0, places: 1) } ?? "fails"
  }

  /// Nil where it fails.
  private func compile(_ arguments: [String]) -> Double? {
    let always = ["swiftc", "-swift-version", "6", "-wmo", "-I", work.path]
    let isLibrary = !arguments.contains { $0.hasSuffix("/main.swift") } && !arguments.contains("-parse-as-library")
    let library = isLibrary ? ["-parse-as-library", "-module-name", "App"] : []
    let usage = run("/usr/bin/env", always + library + arguments)
    return usage?.exitStatus == 0 ? usage?.seconds : nil
  }

  private func emit(_ spec: SpecGenerator, to folder: String) -> [String] {
    let files = spec.files().map { (name: $0.name, bytes: Array($0.text.utf8)) }
    let bag = FindingBag()
    var map = SourceMap()
    guard
      let loaded = try? SpecLoader(reader: MemoryReader(files)).load(
        rootPath: files[0].name, into: &map, reporting: bag)
    else { fatalError("the generated spec cannot be read") }
    let graph = GraphBuilder().build(from: loaded, reporting: bag)
    return CoreEmitter().files(for: graph, options: EmissionOptions()).map { file in
      work.write(folder + "-" + file.path, file.text)
    }
  }

  // MARK: - Run time

  /// How long events and links take, beside trying one regular expression after the other.
  func printRunTimes() {
    for screens in [200, 1000] {
      var spec = SpecGenerator(screens: screens, modules: 0)
      spec.linkStride = 1
      let files = emit(spec, to: "run\(screens)") + [work.write("main.swift", routerTimings(screens: screens))]
      let linking = ["-O", "-L", work.path, "-lSwitchyardRuntime", "-o", work["timings"]]
      guard compile(linking + files) != nil else { fatalError("the program that measures does not compile") }
      print("\nAt run time, \(screens) screens and as many links:")
      guard run(work["timings"], [], showsOutput: true)?.exitStatus == 0 else { fatalError("it does not run") }
    }
  }
}

/// A folder to work in, gone when the work is done.
private struct WorkFolder {
  let path: String

  init() {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/switchyard-router-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { fatalError("no temporary folder can be made") }
    path = String(cString: made)
  }

  subscript(name: String) -> String { path + "/" + name }

  @discardableResult
  func write(_ name: String, _ text: String) -> String {
    guard let stream = fopen(self[name], "w") else { fatalError("cannot write \(self[name])") }
    fputs(text, stream)
    fclose(stream)
    return self[name]
  }

  func remove() { _ = run("/bin/rm", ["-rf", path]) }
}
