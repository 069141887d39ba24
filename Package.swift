// swift-tools-version: 6.1
import PackageDescription

/// What every target of this package is compiled with.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The targets stand in the order of the pipeline: text → YAML → Spec → Graph → Findings / Swift → files.
let package = Package(
  name: "Switchyard",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "switchyard", targets: ["switchyard"]),
    .library(name: "SwitchyardRuntime", targets: ["SwitchyardRuntime"]),
    .plugin(name: "SwitchyardPlugin", targets: ["SwitchyardPlugin"]),
    .plugin(name: "SwitchyardGeneratePlugin", targets: ["SwitchyardGeneratePlugin"]),
    .plugin(name: "SwitchyardLintPlugin", targets: ["SwitchyardLintPlugin"]),
  ],
  targets: [
    // libyaml, as the system has it
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // a place in a text, and what is wrong there
    .target(name: "SwitchyardDiagnostics", swiftSettings: house),
    // many pieces of work → their results, on all cores
    .target(name: "SwitchyardConcurrency", swiftSettings: house),
    // bytes → a tree of nodes, each with its span
    .target(name: "SwitchyardYAML", dependencies: ["CLibYAML", "SwitchyardDiagnostics"], swiftSettings: house),
    // tree → the document as written
    .target(
      name: "SwitchyardSpec", dependencies: ["SwitchyardConcurrency", "SwitchyardDiagnostics", "SwitchyardYAML"],
      swiftSettings: house),
    // Swift as values → Swift text; it knows no routes, and the model asks it which names Swift can have
    .target(name: "SwitchyardSwiftCode", swiftSettings: house),
    // as written → as meant
    .target(
      name: "SwitchyardModel", dependencies: ["SwitchyardDiagnostics", "SwitchyardSpec", "SwitchyardSwiftCode"],
      swiftSettings: house),
    // the semantics of a spec as an interpreter: one state, one action, the next state
    .target(
      name: "SwitchyardSimulation", dependencies: ["SwitchyardDiagnostics", "SwitchyardModel"], swiftSettings: house),
    // graph → facts → findings
    .target(
      name: "SwitchyardAnalysis",
      dependencies: ["SwitchyardDiagnostics", "SwitchyardModel", "SwitchyardSimulation"], swiftSettings: house),
    // graph → files
    .target(
      name: "SwitchyardEmission",
      dependencies: [
        "SwitchyardConcurrency", "SwitchyardDiagnostics", "SwitchyardModel", "SwitchyardSimulation",
        "SwitchyardSwiftCode",
      ],
      swiftSettings: house),
    // graph and findings → a picture → DOT, Mermaid, JSON
    .target(
      name: "SwitchyardPicture", dependencies: ["SwitchyardDiagnostics", "SwitchyardModel"], swiftSettings: house),
    // all of the above, in order, and the disk
    .target(
      name: "SwitchyardCompiler",
      dependencies: [
        "SwitchyardAnalysis", "SwitchyardDiagnostics", "SwitchyardEmission", "SwitchyardModel", "SwitchyardPicture",
        "SwitchyardSimulation", "SwitchyardSpec", "SwitchyardYAML",
      ],
      swiftSettings: house),
    // what generated code stands on
    .target(name: "SwitchyardRuntime", swiftSettings: house),
    // the command line
    .executableTarget(
      name: "switchyard",
      dependencies: [
        "SwitchyardCompiler", "SwitchyardDiagnostics", "SwitchyardEmission", "SwitchyardPicture",
        "SwitchyardSimulation", "SwitchyardSpec",
      ],
      swiftSettings: house),
    // generates the Swift of a target's specs when it is built
    .plugin(name: "SwitchyardPlugin", capability: .buildTool(), dependencies: ["switchyard"]),
    // the program, run on a package by hand
    .plugin(
      name: "SwitchyardGeneratePlugin",
      capability: .command(
        intent: .custom(verb: "switchyard-generate", description: "Generates Swift from the specs of navigation"),
        permissions: [.writeToPackageDirectory(reason: "It writes the generated Swift.")]),
      dependencies: ["switchyard"]),
    .plugin(
      name: "SwitchyardLintPlugin",
      capability: .command(
        intent: .custom(verb: "switchyard-lint", description: "Checks the specs of navigation")),
      dependencies: ["switchyard"]),
    // what each stage costs, beside a bare loop over libyaml and an empty program
    .target(name: "Scan", dependencies: ["CLibYAML"], path: "Benchmarks/Scan"),
    .executableTarget(
      name: "SwitchyardBenchmarks",
      dependencies: [
        "Scan", "SwitchyardAnalysis", "SwitchyardDiagnostics", "SwitchyardEmission", "SwitchyardModel",
        "SwitchyardSpec", "SwitchyardYAML",
      ],
      path: "Benchmarks/SwitchyardBenchmarks", swiftSettings: house),
    .testTarget(
      name: "SwitchyardDiagnosticsTests", dependencies: ["SwitchyardDiagnostics", "SwitchyardTestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "SwitchyardYAMLTests", dependencies: ["SwitchyardDiagnostics", "SwitchyardYAML"], swiftSettings: house),
    .testTarget(
      name: "SwitchyardCompilerTests",
      dependencies: [
        "SwitchyardCompiler", "SwitchyardDiagnostics", "SwitchyardEmission", "SwitchyardModel", "SwitchyardSpec",
        "SwitchyardTestSupport", "SwitchyardYAML",
      ],
      swiftSettings: house),
    // the program as a whole, run from outside
    .testTarget(
      name: "CommandLineTests", dependencies: ["SwitchyardTestSupport", "switchyard"], exclude: ["ReportSchemas"],
      swiftSettings: house),
    // builders that run the program: the package's plugins, Ninja and Make
    .testTarget(name: "BuilderTests", dependencies: ["SwitchyardTestSupport", "switchyard"], swiftSettings: house),
    .testTarget(
      name: "SwitchyardSpecTests",
      dependencies: ["SwitchyardDiagnostics", "SwitchyardSpec", "SwitchyardTestSupport", "SwitchyardYAML"],
      swiftSettings: house),
    // YAML text → findings and the graph, Swift to compile and run, and a folder to work in, for the tests
    .target(
      name: "SwitchyardTestSupport",
      dependencies: [
        "SwitchyardCompiler", "SwitchyardDiagnostics", "SwitchyardEmission", "SwitchyardModel", "SwitchyardSpec",
        "SwitchyardYAML",
      ],
      path: "Tests/SwitchyardTestSupport", swiftSettings: house),
    .testTarget(
      name: "SwitchyardModelTests",
      dependencies: ["SwitchyardDiagnostics", "SwitchyardModel", "SwitchyardTestSupport"], swiftSettings: house),
    .testTarget(
      name: "SwitchyardSwiftCodeTests", dependencies: ["SwitchyardSwiftCode", "SwitchyardTestSupport"],
      swiftSettings: house),
    .testTarget(
      name: "SwitchyardSimulationTests",
      dependencies: [
        "SwitchyardDiagnostics", "SwitchyardEmission", "SwitchyardModel", "SwitchyardRuntime", "SwitchyardSimulation",
        "SwitchyardSwiftCode", "SwitchyardTestSupport",
      ],
      swiftSettings: house),
    .testTarget(
      name: "SwitchyardAnalysisTests",
      dependencies: [
        "SwitchyardAnalysis", "SwitchyardDiagnostics", "SwitchyardModel", "SwitchyardSimulation", "SwitchyardSpec",
        "SwitchyardTestSupport", "SwitchyardYAML",
      ],
      swiftSettings: house),
    // findings about behaviour, held against a plain exploration of specs made by chance
    .testTarget(
      name: "BehaviourComparisonTests",
      dependencies: [
        "SwitchyardAnalysis", "SwitchyardCompiler", "SwitchyardDiagnostics", "SwitchyardEmission", "SwitchyardModel",
        "SwitchyardSimulation", "SwitchyardTestSupport",
      ],
      swiftSettings: house),
    .testTarget(
      name: "SwitchyardEmissionTests",
      dependencies: [
        "SwitchyardDiagnostics", "SwitchyardEmission", "SwitchyardModel", "SwitchyardSimulation",
        "SwitchyardTestSupport",
      ],
      swiftSettings: house),
    // specs as pictures, in every format, laid out by the programs that they are for
    .testTarget(
      name: "SwitchyardPictureTests",
      dependencies: [
        "SwitchyardCompiler", "SwitchyardDiagnostics", "SwitchyardPicture", "SwitchyardTestSupport",
      ],
      exclude: ["Goldens"], swiftSettings: house),
    // specs, and the Swift that they become, compiled
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "SwitchyardCompiler", "SwitchyardDiagnostics", "SwitchyardEmission", "SwitchyardModel",
        "SwitchyardTestSupport",
      ],
      exclude: ["Goldens"], swiftSettings: house),
    // generated code, run
    .testTarget(
      name: "GeneratedCodeTests",
      dependencies: [
        "SwitchyardCompiler", "SwitchyardDiagnostics", "SwitchyardEmission", "SwitchyardModel", "SwitchyardSimulation",
        "SwitchyardTestSupport",
      ],
      swiftSettings: house),
    // views, checked and run on a stand-in for SwiftUI; what is below Programs/ is compiled by the tests
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwitchyardCompiler", "SwitchyardDiagnostics", "SwitchyardEmission", "SwitchyardModel",
        "SwitchyardTestSupport",
      ],
      exclude: ["Programs", "Specs"], swiftSettings: house),
    // controllers, checked and run on a stand-in for UIKit; what is below Programs/ is compiled by the tests
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "SwitchyardCompiler", "SwitchyardDiagnostics", "SwitchyardEmission", "SwitchyardModel",
        "SwitchyardTestSupport",
      ],
      exclude: ["Programs"], swiftSettings: house),
    .testTarget(
      name: "SwitchyardRuntimeTests", dependencies: ["SwitchyardEmission", "SwitchyardModel", "SwitchyardRuntime"],
      swiftSettings: house),
    .testTarget(
      name: "RulePageTests",
      dependencies: ["SwitchyardAnalysis", "SwitchyardCompiler", "SwitchyardDiagnostics", "SwitchyardTestSupport"],
      swiftSettings: house),
    // each rule's fault in a spec of its own, and what is said of it
    .testTarget(
      name: "BrokenSpecTests", dependencies: ["SwitchyardCompiler", "SwitchyardDiagnostics"],
      exclude: ["Specs", "Expected.txt"], swiftSettings: house),
  ]
)
