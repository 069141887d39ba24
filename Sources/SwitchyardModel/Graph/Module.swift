package import SwitchyardDiagnostics
internal import SwitchyardSwiftCode

/// The screens and flows of one file that carries `module:`, with those of the files that it includes and that carry none;
/// or of the root file and what it includes likewise.
package struct Module: Sendable {
  package var id: ModuleID
  /// As written, in UpperCamelCase; nil for the group of the root file.
  package let name: String?
  /// The module's name in lowerCamelCase, as it stands before a screen's name outside the module: `checkout` for
  /// `Checkout`, `urlTools` for `URLTools`. Nil for the root.
  package let qualifier: String?
  /// The path of the spec file, relative to the folder of the root file, with forward slashes.
  package var specPath: String
  package var screens: [ScreenID] = []
  package var flows: [FlowID] = []
  package var declaredAt: SourceSpan

  package init(id: ModuleID, name: String?, specPath: String, declaredAt: SourceSpan) {
    self.id = id
    self.name = name
    qualifier = name.map { SwiftIdentifier.lowerCamelCase(of: $0) }
    self.specPath = specPath
    self.declaredAt = declaredAt
  }
}
