import SwitchyardDiagnostics
package import SwitchyardSpec

/// Reads spec files that a test or an editor holds in memory.
package struct TextReader: SpecReader {
  private let texts: [String: [UInt8]]

  /// - Parameter texts: by path, relative to one folder.
  package init(_ texts: [String: String]) {
    self.texts = Dictionary(uniqueKeysWithValues: texts.map { ("/" + $0.key, Array($0.value.utf8)) })
  }

  package func identity(of path: String) throws(SpecReadFailure) -> String {
    let identity = "/" + SpecPath.simplified(path)
    guard texts[identity] != nil else { throw SpecReadFailure(path: path, reason: .missing) }
    return identity
  }

  package func bytes(of identity: String) throws(SpecReadFailure) -> [UInt8] {
    guard let bytes = texts[identity] else { throw SpecReadFailure(path: identity, reason: .missing) }
    return bytes
  }

  package func isPackageFolder(_ identity: String) -> Bool {
    identity == "/"
  }
}

extension Compiler {
  /// Checks one text.
  package func check(_ text: String, at path: String = "App.routes.yaml") -> Check {
    check([path: text], root: path)
  }

  /// Checks several texts that include one another.
  package func check(_ texts: [String: String], root: String) -> Check {
    var sources = SourceMap()
    let spec = try? check(root, reading: TextReader(texts), into: &sources)
    return Check(spec.map { [$0] } ?? [], in: sources)
  }
}
