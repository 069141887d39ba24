#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Prints what the whole program and each of its stages cost, as ratios in one run, and how that grows.
//
// usage: SwitchyardBenchmarks [SCREENS ...]      1000, 10000 and 100000 unless others are named
//        SwitchyardBenchmarks --shapes           only what is hardest to analyse
//        SwitchyardBenchmarks --router           what generated code costs the compiler, and takes at run time

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--write", arguments.count == 4, let screens = Int(arguments[1]), let modules = Int(arguments[2])
{
  writeSpec(SpecGenerator(screens: screens, modules: modules), into: arguments[3])
  exit(0)
}
let sizes = arguments.isEmpty ? [1000, 10_000, 100_000] : arguments.compactMap { Int($0) }

/// The most memory for a spec, the start-up, and `generate` with its files.
func printWholeProgram() {
  let program = WholeProgram()
  defer { program.cleanUp() }
  if let startUp = program.startUpRatio(screens: 30) {
    print("lint of 30 screens, start to finish: \(decimal(startUp, places: 2)) × an empty C program")
  }
  for screens in sizes {
    guard let memory = program.memoryRatio(screens: screens) else { continue }
    print("peak memory of lint, \(screens) screens: \(decimal(memory, places: 1)) × the spec's size")
  }
  if let times = program.generateTimes(screens: 10_000, modules: 50) {
    let (cpu, wall) = (ratio(times.second, to: times.lint), ratio(times.wallOfSecond, to: times.wallOfLint))
    print(
      "generate of 10000 screens in 50 modules: \(decimal(times.first, places: 2)) s of CPU, and "
        + "\(decimal(times.second, places: 2)) s where nothing changes: \(cpu) lint, \(wall) on the wall")
  }
}

/// What the shapes cost that are hardest to analyse.
func printHardShapes() {
  let program = WholeProgram()
  defer { program.cleanUp() }
  var table = Table(["shape", "CPU s", "MB"])
  for shape in HardShape.allCases {
    guard let costs = program.costs(of: shape) else { continue }
    table.add([shape.rawValue, decimal(costs.seconds, places: 2), decimal(costs.megabytes, places: 0)])
  }
  print("\nlint of the hardest shapes:\n\n\(table.render())")
}

/// A row for each spec, flat and in modules of 200 screens.
func printStages() throws {
  var table = Table([
    "screens", "modules", "MB", "scan ms", "parse", "decode", "resolve", "rules", "lint", "emit", "generate",
  ])
  var growth: [(screens: Int, seconds: Double)] = []
  for screens in sizes {
    for modules in [0, screens / 200] where modules == 0 || screens >= 1000 {
      let times = try StageTimes(of: SpecGenerator(screens: screens, modules: modules), runs: screens > 20_000 ? 3 : 9)
      if let fault = times.faults.first { fatalError("the generated spec must be clean, but: \(fault)") }
      if modules == 0 { growth.append((screens, times.lint)) }
      let size = [decimal(Double(times.bytes) / 1e6, places: 1), decimal(times.scan * 1000, places: 1)]
      let stages = [times.parse, times.decode, times.resolve, times.rules, times.lint, times.emit, times.generate]
      table.add(["\(screens)", "\(modules)"] + size + stages.map { ratio($0, to: times.scan) })
    }
  }
  print("\nStages, as multiples of a bare loop over yaml_parser_parse on the same bytes:\n\n\(table.render())")

  if let first = growth.first, let last = growth.last, last.screens > first.screens {
    let exponent = log(last.seconds / first.seconds) / log(Double(last.screens) / Double(first.screens))
    print("\nlint grows from \(first.screens) to \(last.screens) screens with exponent \(decimal(exponent, places: 2))")
  }
}

if arguments == ["--shapes"] {
  printHardShapes()
  exit(0)
}
if arguments == ["--router"] {
  let router = GeneratedRouter()
  defer { router.cleanUp() }
  router.printCompilerCosts()
  router.printRunTimes()
  exit(0)
}
printWholeProgram()
printHardShapes()
try printStages()
