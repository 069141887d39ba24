/// One file of Swift.
package struct SwiftFile: Sendable {
  /// Comments on top, a line each.
  package var header: [String]
  package var imports: [SwiftImport]
  /// What every declaration has that does not say otherwise.
  package var access: SwiftAccess
  package var declarations: [SwiftDeclaration]

  package init(
    header: [String] = [], imports: [SwiftImport] = [], access: SwiftAccess = .internal,
    _ declarations: [SwiftDeclaration]
  ) {
    self.header = header
    self.imports = imports
    self.access = access
    self.declarations = declarations
  }
}

/// `import People`, with the access level that its use in the file asks for; nil writes none.
package struct SwiftImport: Sendable {
  package var attributes: [SwiftAttribute]
  package var access: SwiftAccess?
  package var module: SwiftIdentifier

  package init(_ module: SwiftIdentifier, access: SwiftAccess? = nil, attributes: [SwiftAttribute] = []) {
    self.module = module
    self.access = access
    self.attributes = attributes
  }
}
