/// What a user chooses about the generated Swift.
package struct EmissionOptions: Sendable {
  /// `--access`: how far the generated declarations can be seen.
  package enum Access: String, Sendable, CaseIterable {
    case `public`
    case `package`
    case `internal`
  }

  /// `--runtime`: whether the runtime is imported as a package product or written beside the generated code.
  package enum Runtime: String, Sendable, CaseIterable {
    case `import`
    case embed
  }

  package var access: Access
  package var runtime: Runtime

  package init(access: Access = .internal, runtime: Runtime = .import) {
    self.access = access
    self.runtime = runtime
  }
}
