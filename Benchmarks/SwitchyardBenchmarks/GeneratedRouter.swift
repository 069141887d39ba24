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
    for screens in [100, 200, 500] {
      let byHand = [work.write("byhand.swift", handWrittenRouter(screens: screens))]
      table.add(["\(screens) screens by hand, flat", seconds(of: byHand, ["-typecheck"])] + builds(of: byHand))
    }
    for core in Core.measured {
      let files = emit(core.spec, access: core.access, to: core.folder)
      let check = compile(["-typecheck"] + files)
      if core.modules > 0, core.access == .internal, let check { growth.append(check) }
      let checked = check.map { decimal($0, places: 1) } ?? "fails"
      table.add([core.title, checked] + (core.screens > 1000 ? ["", ""] : builds(of: files)))
    }
    print("Generated code, CPU seconds of swiftc:\n\n\(table.render())")
    if growth.count == 2 {
      let exponent = log(growth[1] / growth[0]) / log(10)
      print("\ntype-checking grows from 1000 to 10000 screens with exponent \(decimal(exponent, places: 2))")
    }
  }

  /// Without and with the optimiser. The object file goes before each: where one stands that was made of the same code,
  /// the compiler leaves out all that LLVM does.
  private func builds(of files: [String]) -> [String] {
    ["-Onone", "-O"].map { level in
      unlink(work["x.o"])
      return seconds(of: files, [level, "-c", "-o", work["x.o"]])
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

  private func emit(_ spec: SpecGenerator, access: EmissionOptions.Access = .internal, to folder: String) -> [String] {
    let files = spec.files().map { (name: $0.name, bytes: Array($0.text.utf8)) }
    let bag = FindingBag()
    var map = SourceMap()
    guard
      let loaded = try? SpecLoader(reader: MemoryReader(files)).load(
        rootPath: files[0].name, into: &map, reporting: bag)
    else { fatalError("the generated spec cannot be read") }
    let graph = GraphBuilder().build(from: loaded, reporting: bag)
    return CoreEmitter().files(for: graph, options: EmissionOptions(access: access)).map { file in
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
      fflush(nil)
      guard run(work["timings"], [], showsOutput: true)?.exitStatus == 0 else { fatalError("it does not run") }
    }
  }
}

/// A core whose cost is measured.
private struct Core {
  let screens: Int
  /// None where the spec is flat.
  let modules: Int
  let access: EmissionOptions.Access

  static let measured = [
    Core(screens: 200, modules: 0, access: .internal),
    Core(screens: 1000, modules: 0, access: .internal),
    Core(screens: 1000, modules: 0, access: .public),
    Core(screens: 1000, modules: 5, access: .internal),
    Core(screens: 1000, modules: 5, access: .public),
    Core(screens: 10_000, modules: 50, access: .internal),
  ]

  var spec: SpecGenerator { SpecGenerator(screens: screens, modules: modules) }
  var folder: String { "\(screens)-\(modules)-\(access)" }
  var title: String { "\(screens) screens" + (modules > 0 ? " in \(modules) modules" : ", flat") + ", `\(access)`" }
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
