package import SwitchyardDiagnostics
internal import SwitchyardYAML

/// Reads a root spec and every file that it includes, each once however often it is included.
///
/// Files stand in the order in which a reader would meet them: the root, then each include with what that one includes.
package struct SpecLoader {
  private let reader: any SpecReader

  package init(reader: any SpecReader) {
    self.reader = reader
  }

  /// - Throws: why the root file cannot be read. An included one that cannot be read is a finding at its entry.
  package func load(
    rootPath: String, into sources: inout SourceMap, reporting bag: FindingBag
  ) throws(SpecReadFailure) -> SpecFiles {
    let identity = try reader.identity(of: rootPath)
    let bytes = try reader.bytes(of: identity)
    var loading = Loading(
      reader: reader, rootIdentity: identity, rootFolder: SpecPath.folder(of: rootPath), bag: bag)
    loading.enter(
      .init(identity: identity, openedAs: rootPath, path: SpecPath.name(of: rootPath)), shownAs: rootPath, bytes: bytes,
      as: .root, sources: &sources)
    loading.followAll(sources: &sources)
    loading.reportRepeatedModules()
    return SpecFiles(files: loading.files)
  }
}
