package import Foundation

/// The program that was built with the tests; it stands beside their bundle.
package enum BuiltProgram {
  package static let url: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    var folder = bundle.bundleURL
    if folder.pathExtension == "xctest" { folder.deleteLastPathComponent() }
    return folder.appending(path: "switchyard")
  }()

  package static var path: String { url.path }
}
