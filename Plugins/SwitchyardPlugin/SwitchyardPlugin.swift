import Foundation
import PackagePlugin

/// Generates the Swift of every `*.routes.yaml` of a target when it is built, and shows what is wrong with one as the
/// compiler shows its own findings. It runs again where a spec, a file that one includes or `switchyard.yaml` has changed.
@main
struct SwitchyardPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let specs = module.sourceFiles.map(\.url).filter(\.isSpec)
    return try command(
      specs, tool: context.tool(named: "switchyard").url, workFolder: context.pluginWorkDirectoryURL,
      name: target.name)
  }

  private func command(_ specs: [URL], tool: URL, workFolder: URL, name: String) -> [Command] {
    guard !specs.isEmpty else {
      Diagnostics.warning("'\(name)' uses SwitchyardPlugin and has no *.routes.yaml")
      return []
    }
    let specs = specs.sorted { $0.path < $1.path }
    let folder = workFolder.appendingPathComponent("Generated", isDirectory: true)
    let inputs = SpecInputs(specs)
    let outputs = Set(inputs.specs.flatMap(outputNames) + runtimeNames).sorted()
    return [
      .buildCommand(
        displayName: "Switchyard: \(specs.map(\.lastPathComponent).joined(separator: ", "))", executable: tool,
        arguments: ["generate", "--fixed-outputs", "--reporter", "xcode", "--output", folder.path] + specs.map(\.path),
        inputFiles: inputs.all, outputFiles: outputs.map { folder.appendingPathComponent($0) })
    ]
  }

  /// What `generate --fixed-outputs` writes for a file, whatever stands in it.
  private func outputNames(of spec: URL) -> [String] {
    let stem = spec.deletingPathExtension().lastPathComponent
    return ["", ".swiftui", ".uikit"].map { stem + $0 + ".swift" }
  }

  private let runtimeNames = [
    "SwitchyardRuntime.swift", "SwitchyardRuntime+SwiftUI.swift", "SwitchyardRuntime+UIKit.swift",
  ]
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension SwitchyardPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    let specs = target.inputFiles.map(\.url).filter(\.isSpec)
    return try command(
      specs, tool: context.tool(named: "switchyard").url, workFolder: context.pluginWorkDirectoryURL,
      name: target.displayName)
  }
}
#endif

extension URL {
  fileprivate var isSpec: Bool { lastPathComponent.hasSuffix(".routes.yaml") }
}
