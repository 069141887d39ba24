#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Prints what each stage costs, as a ratio to a bare libyaml loop over the same bytes in the same run, and how it grows.
///
/// usage: SwitchyardBenchmarks [SCREENS ...]      1000, 10000 and 100000 unless others are named
let sizes =
  CommandLine.arguments.dropFirst().isEmpty
  ? [1000, 10_000, 100_000] : CommandLine.arguments.dropFirst().compactMap { Int($0) }

var table = Table([
  "screens", "modules", "MB", "scan ms", "parse", "decode", "resolve", "rules", "lint", "emit", "generate",
])
var lintTimes: [(screens: Int, seconds: Double)] = []
for screens in sizes {
  for modules in [0, screens / 200] where modules == 0 || screens >= 1000 {
    let times = try StageTimes(of: SpecGenerator(screens: screens, modules: modules), runs: screens > 20_000 ? 3 : 9)
    if let fault = times.faults.first { fatalError("the generated spec must be clean, but: \(fault)") }
    if modules == 0 { lintTimes.append((screens, times.lint)) }
    table.add(
      [
        "\(screens)", "\(modules)", decimal(Double(times.bytes) / 1e6, places: 1),
        decimal(times.scan * 1000, places: 1),
      ]
        + [times.parse, times.decode, times.resolve, times.rules, times.lint, times.emit, times.generate].map {
          ratio($0, to: times.scan)
        })
  }
}
print("Stages, as multiples of a bare loop over yaml_parser_parse on the same bytes:\n\n\(table.render())\n")

if let first = lintTimes.first, let last = lintTimes.last, last.screens > first.screens {
  let exponent = log(last.seconds / first.seconds) / log(Double(last.screens) / Double(first.screens))
  print("lint grows from \(first.screens) to \(last.screens) screens with exponent \(decimal(exponent, places: 2))")
}

let program = WholeProgram()
defer { program.cleanUp() }
if let startUp = program.startUpRatio(screens: 30) {
  print("lint of 30 screens, start to finish: \(decimal(startUp, places: 2)) × an empty C program")
}
for screens in sizes where screens <= 100_000 {
  if let memory = program.memoryRatio(screens: screens, modules: 0) {
    print("peak memory of lint, \(screens) screens: \(decimal(memory, places: 1)) × the spec's size")
  }
}
if let generate = program.generateSeconds(screens: 10_000, modules: 50) {
  print(
    "generate of 10000 screens in 50 modules: \(decimal(generate.first, places: 2)) s of CPU, "
      + "and \(decimal(generate.second, places: 2)) s where nothing changes")
}
