extension SwiftFile {
  /// The file's bytes: the same for the same values, on every machine.
  package func rendered() -> [UInt8] {
    var renderer = SwiftRenderer()
    renderer.file(self)
    return renderer.output
  }

  /// The file's text.
  package var text: String { String(decoding: rendered(), as: UTF8.self) }
}

extension SwiftRenderer {
  mutating func file(_ file: SwiftFile) {
    memberAccess = file.access
    for line in file.header {
      comment(line)
      newline()
    }
    if !file.imports.isEmpty {
      if !file.header.isEmpty { newline() }
      for one in file.imports {
        self.import(one)
        newline()
      }
    }
    if file.declarations.isEmpty { return }
    if !file.header.isEmpty || !file.imports.isEmpty { newline() }
    declarations(file.declarations)
    newline()
  }
}
