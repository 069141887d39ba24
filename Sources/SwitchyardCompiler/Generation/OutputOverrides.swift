import SwitchyardDiagnostics
package import SwitchyardEmission
import SwitchyardSpec

/// What the command line says of outputs. What it says wins over `switchyard.yaml`, key by key.
package struct OutputOverrides {
  /// Empty where none are named.
  package var targets: [EmissionTarget] = []
  package var folder: String?
  package var access: EmissionOptions.Access?
  package var runtime: EmissionOptions.Runtime?
  package var tests: TestOptions.Framework?
  package var module: String?
  /// Nil where stubs are not asked for.
  package var stubs: GenerationSettings.Stubs?
  package var areStubsUpdated = false
  package var haveStubsRouter = false
  package var areOutputsFixed = false

  package init() {}
}

extension Check {
  /// What is generated from a spec: the outputs of its `switchyard.yaml`, or one where that names none, each as the command
  /// line has it.
  package func settings(for spec: CheckedSpec, _ commandLine: OutputOverrides) -> [GenerationSettings] {
    let configuration = configuration(of: spec)
    let outputs = configuration?.outputs ?? []
    let merger = OutputMerger(configuration: configuration, commandLine: commandLine)
    return merger.chosen(of: outputs.isEmpty ? [OutputSpec()] : outputs.completed).map(merger.settings)
  }
}

/// Puts together what a configuration and the command line say.
private struct OutputMerger {
  let configuration: Configuration?
  let commandLine: OutputOverrides

  struct Choice {
    let output: OutputSpec
    let targets: [EmissionTarget]
  }

  /// The outputs with the targets that are asked for. Each target goes where the configuration has it, and one that is
  /// nowhere there to the first output.
  func chosen(of outputs: [OutputSpec]) -> [Choice] {
    let choices = outputs.map {
      Choice(
        output: $0,
        targets: $0.targets.isEmpty ? [.core] : $0.targets.compactMap { EmissionTarget(rawValue: $0.value.rawValue) })
    }
    guard !commandLine.areOutputsFixed else { return choicesOfCode(choices) }
    guard !commandLine.targets.isEmpty else { return choices }
    let known = Set(choices.flatMap(\.targets))
    let strays = commandLine.targets.filter { !known.contains($0) }
    return choices.enumerated().compactMap { number, choice in
      let targets = choice.targets.filter(commandLine.targets.contains) + (number == 0 ? strays : [])
      return targets.isEmpty ? nil : Choice(output: choice.output, targets: targets)
    }
  }

  /// A builder compiles what it has asked for into one module, where tests are none of it.
  private func choicesOfCode(_ choices: [Choice]) -> [Choice] {
    let code = choices.compactMap { choice -> Choice? in
      let targets = (commandLine.targets.isEmpty ? choice.targets : commandLine.targets).filter { $0 != .tests }
      return targets.isEmpty ? nil : Choice(output: choice.output, targets: targets)
    }
    return code.isEmpty ? [Choice(output: OutputSpec(), targets: [.core])] : code
  }

  func settings(_ choice: Choice) -> GenerationSettings {
    let output = choice.output
    let tests = TestOptions(
      framework: commandLine.tests ?? output.tests?.as(TestOptions.Framework.self) ?? .swiftTesting,
      module: commandLine.module ?? output.module?.value)
    let emission = EmissionOptions(
      access: commandLine.access ?? output.access?.as(EmissionOptions.Access.self) ?? .internal,
      runtime: commandLine.runtime ?? output.runtime?.as(EmissionOptions.Runtime.self) ?? .import,
      targets: choice.targets, tests: tests)
    var settings = GenerationSettings(
      emission: emission, outputFolder: commandLine.folder ?? output.folder.flatMap { configuration?.resolved($0) },
      stubs: stubs(of: output, beside: emission))
    settings.areOutputsFixed = commandLine.areOutputsFixed
    return settings
  }

  private func stubs(of output: OutputSpec, beside emission: EmissionOptions) -> GenerationSettings.Stubs? {
    // A builder may not write what is the user's.
    if commandLine.areOutputsFixed { return nil }
    // Nobody goes on with tests.
    let isAsked = commandLine.stubs != nil && emission.targets.contains(.core)
    guard isAsked || output.stubs != nil else { return nil }
    return GenerationSettings.Stubs(
      folder: commandLine.stubs?.folder ?? output.stubs?.folder.flatMap { configuration?.resolved($0) },
      areUpdated: commandLine.areStubsUpdated || output.stubs?.areUpdated?.value ?? false,
      haveRouter: commandLine.haveStubsRouter || output.stubs?.haveRouter?.value ?? false)
  }
}

extension Spanned where Value: RawRepresentable<String> {
  /// The choice that is called by the same word.
  fileprivate func `as`<Choice: RawRepresentable<String>>(_ choice: Choice.Type) -> Choice? {
    Choice(rawValue: value.rawValue)
  }
}
