/// What a user chooses about the generated Swift.
package struct EmissionOptions: Sendable {
  /// `--access`: how far the generated declarations can be seen.
  package enum Access: String, Sendable, CaseIterable {
    case `public`
    case `package`
    case `internal`

    /// Those that show declarations farther.
    package var wider: [Access] { Array(Self.allCases.prefix { $0 != self }) }
  }

  /// `--runtime`: whether the runtime is imported as a package product or written beside the generated code.
  package enum Runtime: String, Sendable, CaseIterable {
    case `import`
    case embed
  }

  package var access: Access
  package var runtime: Runtime
  package var tests: TestOptions
  /// `--target`: in the order of ``EmissionTarget``, each once. The core is among them, but where tests alone are asked for.
  package let targets: [EmissionTarget]

  /// The types of the runtime that stand beside the generated ones; none where it is imported.
  package var embeddedTypes: [String] {
    guard runtime == .embed else { return [] }
    let parts = RuntimeFile.Part.allCases.filter { part in
      switch part {
      case .core: true
      case .swiftui: targets.contains(.swiftui)
      case .uikit: targets.contains(.uikit)
      }
    }
    return parts.flatMap(\.typeNames)
  }

  package init(
    access: Access = .internal, runtime: Runtime = .import, targets: [EmissionTarget] = [],
    tests: TestOptions = TestOptions()
  ) {
    self.access = access
    self.runtime = runtime
    self.tests = tests
    let isCoreNeeded = targets.isEmpty || targets.contains(where: \.needsCore)
    self.targets = EmissionTarget.allCases.filter { targets.contains($0) || $0 == .core && isCoreNeeded }
  }
}
