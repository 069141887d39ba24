import Foundation
import PackagePlugin

/// `swift package switchyard-lint`: runs `switchyard lint` in the package's folder, with whatever options are given.
@main
struct SwitchyardLintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      context.tool(named: "switchyard").url, ["lint"] + arguments, in: context.package.directoryURL)
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

extension SwitchyardLintPlugin: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    // Xcode names the targets that were chosen; how findings are shown stands in switchyard.yaml.
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    try run(
      context.tool(named: "switchyard").url, ["lint"] + extractor.remainingArguments,
      in: context.xcodeProject.directoryURL)
  }
}
#endif
