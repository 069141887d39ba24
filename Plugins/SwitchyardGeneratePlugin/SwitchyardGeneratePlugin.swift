import Foundation
import PackagePlugin

/// `swift package switchyard-generate`: runs `switchyard generate` in the package's folder, with whatever options are given.
@main
struct SwitchyardGeneratePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      context.tool(named: "switchyard").url, ["generate"] + arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("switchyard \(arguments.joined(separator: " ")): exit status \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension SwitchyardGeneratePlugin: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    // Xcode names the targets that were chosen; what is generated stands in switchyard.yaml.
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    try run(
      context.tool(named: "switchyard").url, ["generate"] + extractor.remainingArguments,
      in: context.xcodeProject.directoryURL)
  }
}
#endif
