import SwitchyardDiagnostics
import SwitchyardSpec
import SwitchyardYAML

/// A file of findings that a project knows and lets be for now, read: `lint --baseline`.
///
/// Its faults are always errors, whatever a run asks for, as those of `switchyard.yaml` are.
struct Baseline {
  /// The path as it is shown.
  let path: String
  let document: BaselineDocument
  /// What is wrong with it.
  let findings: [Finding]

  /// - Throws: why the file cannot be read.
  init(at path: String, into sources: inout SourceMap, noting log: InputLog? = nil) throws(InputFailure) {
    let limit = YAMLLimits.standard.size + 1
    log?.note(.place(of: path))
    log?.note(.text(of: path, limit: limit))
    let kind: FileKind
    let bytes: [UInt8]
    do throws(SystemError) {
      kind = try FileKind(at: path)
      bytes = kind == .other ? [] : try DiskFile.bytes(of: path, limit: limit)
    } catch {
      throw InputFailure(path: path, errorNumber: error.number)
    }
    // What comes through a pipe has no folder that paths could be relative to.
    if kind == .other { throw InputFailure(path: path, reason: "it is not a regular file") }

    self.path = path
    let file = SourceFile(path: path, bytes: bytes)
    let bag = FindingBag()
    let tree = YAMLParser().parse(file, id: sources.add(file), reporting: bag)
    document = BaselineDecoder().decode(tree, reporting: bag)
    findings = bag.findings
  }

  /// One that is still to be written.
  init(newAt path: String) {
    self.path = path
    document = BaselineDocument()
    findings = []
  }
}
