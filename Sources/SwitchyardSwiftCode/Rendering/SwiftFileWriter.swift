/// Writes a file piece by piece, so that no more of a large one need be held as values than its present section.
///
/// ```swift
/// var writer = SwiftFileWriter(header: ["…"], imports: imports, access: .public)
/// writer.write(section.declarations)
/// writer.bytes
/// ```
package struct SwiftFileWriter: ~Copyable {
  private var renderer = SwiftRenderer()
  private var scope = SwiftRenderer.Scope()

  /// - Parameters:
  ///   - header: comments on top, a line each.
  ///   - access: what every declaration has that does not say otherwise.
  package init(header: [String] = [], imports: [SwiftImport] = [], access: SwiftAccess = .internal) {
    renderer.memberAccess = access
    for line in header {
      renderer.comment(line)
      renderer.newline()
    }
    if !header.isEmpty, !imports.isEmpty { renderer.newline() }
    for one in imports {
      renderer.import(one)
      renderer.newline()
    }
    scope.followsHead = !header.isEmpty || !imports.isEmpty
  }

  package mutating func write(_ declarations: [SwiftDeclaration]) {
    renderer.declarations(declarations, in: &scope)
  }

  /// The file's bytes: the same for the same values, on every machine.
  package var bytes: [UInt8] {
    var bytes = renderer.output.array
    if scope.previous != nil { bytes.append(UInt8(ascii: "\n")) }
    return bytes
  }
}

extension SwiftFile {
  /// The file's bytes: the same for the same values, on every machine.
  package func rendered() -> [UInt8] {
    var writer = SwiftFileWriter(header: header, imports: imports, access: access)
    writer.write(declarations)
    return writer.bytes
  }

  /// The file's text.
  package var text: String { String(decoding: rendered(), as: UTF8.self) }
}
