package import SwitchyardDiagnostics

/// The screens and flows of one file that carries `module:`, or of all files that carry none.
package struct Module: Sendable {
  package var id: ModuleID
  /// As written, in UpperCamelCase; nil for the group of the root file.
  package var name: String?
  /// The path of the spec file, relative to the folder of the root file, with forward slashes.
  package var specPath: String
  package var screens: [ScreenID] = []
  package var flows: [FlowID] = []
  package var declaredAt: SourceSpan

  package init(id: ModuleID, name: String?, specPath: String, declaredAt: SourceSpan) {
    self.id = id
    self.name = name
    self.specPath = specPath
    self.declaredAt = declaredAt
  }
}

extension Module {
  /// The module's name in lowerCamelCase, as it stands before a screen's name outside the module; nil for the root.
  package var qualifier: String? {
    guard let name else { return nil }
    return lowerCamelCase(name)
  }
}

/// `Checkout` → `checkout`, `URLTools` → `urlTools`, `UI` → `ui`.
private func lowerCamelCase(_ name: String) -> String {
  let characters = Array(name)
  let capitals = characters.prefix { $0.isUppercase }.count
  let lowered = capitals <= 1 || capitals == characters.count ? capitals : capitals - 1
  return characters.prefix(lowered).map { $0.lowercased() }.joined() + String(characters.dropFirst(lowered))
}
