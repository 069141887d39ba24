import SwitchyardDiagnostics
import SwitchyardSpec

/// The files of a spec as they were loaded, with what was found wrong in them.
struct LoadedFiles {
  let files: SpecFiles
  let sources: SourceMap
  let findings: [Finding]

  init(_ reader: MemoryReader, root: String = "App.routes.yaml") throws {
    var sources = SourceMap()
    let bag = FindingBag()
    files = try SpecLoader(reader: reader).load(rootPath: root, into: &sources, reporting: bag)
    self.sources = sources
    findings = bag.findings
  }

  /// Each file's path below the root file's folder.
  var paths: [String] { files.files.map(\.path) }

  /// Each file's path as findings print it.
  var shownPaths: [String] { sources.files.map(\.path) }

  /// Each finding as `path:line:column rule`.
  var places: [String] {
    findings.map { "\(place($0.span)) \($0.rule.id)" }
  }

  var notes: [String] {
    findings.flatMap(\.notes).map { note in (note.span.map { place($0) + " " } ?? "") + note.message }
  }

  private func place(_ span: SourceSpan) -> String {
    let file = sources[span.file]
    let position = LineTable(file.bytes).position(at: span.lowerBound)
    return "\(file.path):\(position.line):\(position.column)"
  }
}
