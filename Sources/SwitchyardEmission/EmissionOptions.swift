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
  /// `--target`: in the order of ``EmissionTarget``, each once; the core is always among them.
  package let targets: [EmissionTarget]

  package init(access: Access = .internal, runtime: Runtime = .import, targets: [EmissionTarget] = []) {
    self.access = access
    self.runtime = runtime
    self.targets = EmissionTarget.allCases.filter { $0 == .core || targets.contains($0) }
  }
}
