import SwitchyardAnalysis
import SwitchyardDiagnostics
import SwitchyardSpec

/// A baseline beside the findings of the specs that it is for: which are known, and which entries nothing fits any more.
struct BaselineComparison {
  let baseline: Baseline
  /// The numbers of the specs in the run.
  let specs: [Int]
  /// What is wrong with the baseline, and what no longer applies in it.
  private(set) var findings: [Finding]

  /// How often the specs show what a baseline can hold.
  private var found: [FindingSignature: Int] = [:]
  /// How often the baseline holds it.
  private var held: [FindingSignature: Int] = [:]
  private var paths: BaselinePaths
  private let sources: SourceMap
  private let judgement: EntryJudgement

  /// - Parameter specs: the specs of the run that the baseline is for, with their numbers.
  init(_ baseline: Baseline, with specs: [(number: Int, spec: CheckedSpec)], in sources: SourceMap) {
    self.baseline = baseline
    self.specs = specs.map(\.number)
    self.sources = sources
    paths = BaselinePaths(from: baseline.path)
    judgement = EntryJudgement(of: specs.map(\.spec), paths)
    findings = baseline.findings
    count(specs.map(\.spec))
    for entry in baseline.document.entries { held[FindingSignature(entry), default: 0] += entry.count }
    if let selection = specs.first?.spec.selection, selection.includes(UnusedBaseline.rule) {
      findings += unusedEntries.map { selection.graded(Finding($0)) }
    }
  }

  /// What two specs find in a file that both include counts for each: else one of them could come to have it unseen.
  private mutating func count(_ specs: [CheckedSpec]) {
    var seen: Set<Sighting> = []
    for (number, spec) in specs.enumerated() {
      for finding in spec.findings {
        guard let signature = signature(of: finding) else { continue }
        let sighting = Sighting(
          spec: number, signature: signature, start: finding.span.lowerBound, end: finding.span.upperBound,
          message: finding.message)
        if seen.insert(sighting).inserted { found[signature, default: 0] += 1 }
      }
    }
  }

  private struct Sighting: Hashable {
    let spec: Int
    let signature: FindingSignature
    let start: UInt32
    let end: UInt32
    let message: String
  }

  /// Nil where a baseline cannot hold a finding.
  private mutating func signature(of finding: Finding) -> FindingSignature? {
    guard finding.rule.canBeKnown, let file = paths.path(of: finding.span.file, in: sources) else { return nil }
    return FindingSignature(
      file: file, rule: finding.rule.id, subject: finding.subject, reason: finding.reason,
      severity: finding.severity)
  }

  /// The finding, known where the baseline holds as many like it as there are. Where there are more, nothing tells the
  /// new one from the others, so that all of them are shown.
  mutating func marked(_ finding: Finding) -> Finding {
    guard let signature = signature(of: finding), let held = held[signature] else { return finding }
    var finding = finding
    let found = found[signature] ?? 0
    finding.isKnown = found <= held
    if !finding.isKnown {
      finding.notes.append(
        Finding.Note("the baseline '\(baseline.path)' holds \(held) like this, and there are \(found) now"))
    }
    return finding
  }

  // MARK: - What no longer applies

  private var unusedEntries: [UnusedBaseline] {
    var left = found
    var first: [FindingSignature: SourceSpan] = [:]
    return baseline.document.entries.compactMap { entry in
      let signature = FindingSignature(entry)
      let fitting = min(left[signature] ?? 0, entry.count)
      left[signature]? -= fitting
      let former = first[signature]
      if former == nil { first[signature] = entry.span }
      return judgement.cause(of: entry, fitting: fitting, former: former).map {
        UnusedBaseline(entry: entry, cause: $0)
      }
    }
  }

  // MARK: - What is to be written

  /// What the baseline is to hold by now: all that is found, and what this run can say nothing about.
  var renewed: [(signature: FindingSignature, count: Int)] {
    var counts = found
    for entry in baseline.document.entries where !judgement.canJudge(entry) {
      let signature = FindingSignature(entry)
      counts[signature] = max(counts[signature] ?? 0, held[signature] ?? 0)
    }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// How many findings the baseline held before, and how many of them it still holds.
  func kept(in renewed: [(signature: FindingSignature, count: Int)]) -> (before: Int, still: Int) {
    let still = renewed.reduce(0) { $0 + min($1.count, held[$1.signature] ?? 0) }
    return (held.values.reduce(0, +), still)
  }
}
