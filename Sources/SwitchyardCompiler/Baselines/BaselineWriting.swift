import SwitchyardAnalysis
import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSpec

/// Writes what is found into the baselines of a run: `lint --write-baseline`.
///
/// What a run can say nothing about, such as entries for specs that it has not read, stays as it is.
package struct BaselineWriting {
  private struct File {
    let path: String
    let text: [UInt8]
    let isCurrent: Bool
    let count: Int
    let new: Int
    let gone: Int
    let isNew: Bool
  }

  private let files: [File]

  /// - Parameter path: the baseline of all specs; nil: those that `switchyard.yaml` names.
  /// - Throws: where what stands there is none.
  package init(_ check: Check, to path: String?) throws(OutputFailure) {
    var files: [File] = []
    for group in check.specsByBaseline(path) {
      files.append(try Self.file(at: group.path, for: group.specs.map { ($0, check.specs[$0]) }, check))
    }
    self.files = files
  }

  private static func file(
    at path: String, for specs: [(number: Int, spec: CheckedSpec)], _ check: Check
  ) throws(OutputFailure) -> File {
    var sources = check.report.sources
    let old = try oldText(at: path)
    let baseline: Baseline
    do throws(InputFailure) {
      // An empty file is no baseline, but nothing of anybody's either.
      baseline = try old?.isEmpty == false ? Baseline(at: path, into: &sources) : Baseline(newAt: path)
    } catch {
      throw OutputFailure(path: path, reason: error.reason)
    }
    guard baseline.findings.isEmpty else {
      throw OutputFailure(
        path: path, reason: "it is there, and cannot be read as a baseline; remove it where it was one")
    }
    let comparison = BaselineComparison(baseline, with: specs, in: sources)
    let renewed = comparison.renewed
    let text = Array(BaselineText(renewed, schema: baseline.document.schema).text.utf8)
    let count = renewed.reduce(0) { $0 + $1.count }
    let kept = comparison.kept(in: renewed)
    return File(
      path: path, text: text, isCurrent: text == old, count: count, new: count - kept.still,
      gone: kept.before - kept.still, isNew: old?.isEmpty != false)
  }

  /// Nil where nothing is there yet.
  private static func oldText(at path: String) throws(OutputFailure) -> [UInt8]? {
    do throws(SystemError) {
      switch try FileKind(at: path) {
      case .missing: return nil
      case .other: break
      case .file, .folder: return try DiskFile.bytes(of: path)
      }
    } catch {
      throw OutputFailure(path: path, errorNumber: error.number)
    }
    throw OutputFailure(path: path, reason: "it is not a regular file")
  }

  /// Writes all of them, or none. One that would not change is not touched.
  package func carryOut() throws(OutputFailure) {
    try FileTransaction.apply(files.filter { !$0.isCurrent }.map { .write($0.text, to: $0.path) })
  }

  /// What was written, a line each: `wrote baseline.json: 12 findings, 3 of them new; 2 are gone`.
  package var progress: String {
    files.map { file in
      let findings = file.count == 1 ? "1 finding" : "\(file.count) findings"
      if file.isCurrent { return "\(file.path.printable) is up to date: \(findings)" }
      var line = "wrote \(file.path.printable): \(findings)"
      if !file.isNew, file.new > 0 { line += ", \(file.new) of them new" }
      if file.gone > 0 { line += "; \(file.gone) \(file.gone == 1 ? "is" : "are") gone" }
      return line
    }.joined(separator: "\n")
  }
}

extension Check {
  /// The folders of the baselines, those of `switchyard.yaml` where none is named.
  package func baselineFolders(_ path: String?) -> [String] {
    Set(specsByBaseline(path).map { SpecPath.folder(of: $0.path) }).sorted()
  }

  /// Whether a spec has faults that hide others, so that a baseline would not hold all that is to be known.
  package var hasHiddenFindings: Bool {
    specs.contains { $0.graph.hasGaps } || report.findings.contains { $0.rule.leavesGap }
  }

  /// Whether a spec has no baseline that could be written.
  package func lacksBaseline(besides path: String?) -> Bool {
    specsByBaseline(path).reduce(0) { $0 + $1.specs.count } < specs.count
  }
}
