import SwitchyardSwiftCode

/// What a user chooses about generated tests.
package struct TestOptions: Sendable {
  /// `--tests`: what the tests are written with.
  package enum Framework: String, Sendable, CaseIterable {
    case swiftTesting = "swift-testing"
    case xctest
  }

  package var framework: Framework
  /// `--module`: the module of the app, which the tests import; nil where it is called like the spec.
  package var module: String?

  package init(framework: Framework = .swiftTesting, module: String? = nil) {
    self.framework = framework
    self.module = module
  }

  /// Whether a module can be called so.
  package static func isModuleName(_ text: String) -> Bool {
    (try? SwiftIdentifier(type: text)) != nil
  }
}
