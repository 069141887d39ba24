package import SwitchyardDiagnostics

/// What `generate:` of `switchyard.yaml` says of one output: what is made of each spec, and where it goes. What is nil or
/// empty is not said there.
package struct OutputSpec: Sendable {
  /// The user's half.
  package struct Stubs: Sendable {
    /// Relative to the file; nil for where the rest goes.
    package var folder: Spanned<String>?
    package var haveRouter: Spanned<Bool>?
    package var areUpdated: Spanned<Bool>?

    package init() {}
  }

  // The words are those of the options of the same name.

  package enum Target: String, CaseIterable, Sendable {
    case core, swiftui, uikit, tests
  }

  package enum Access: String, CaseIterable, Sendable {
    case `public`, package, `internal`
  }

  package enum Runtime: String, CaseIterable, Sendable {
    case `import`, embed
  }

  package enum Tests: String, CaseIterable, Sendable {
    case swiftTesting = "swift-testing"
    case xctest
  }

  package var targets: [Spanned<Target>] = []
  /// Relative to the file; nil for beside each spec.
  package var folder: Spanned<String>?
  package var access: Spanned<Access>?
  package var runtime: Spanned<Runtime>?
  package var tests: Spanned<Tests>?
  /// The app's module, which tests import.
  package var module: Spanned<String>?
  /// Nil where none are asked for.
  package var stubs: Stubs?

  package init() {}
}
