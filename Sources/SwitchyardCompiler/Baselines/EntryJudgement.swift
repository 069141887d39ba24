import SwitchyardAnalysis
import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSpec

/// Whether a run over some specs can tell that an entry of a baseline no longer applies.
struct EntryJudgement {
  /// The specs that read a file, by its path in the baseline.
  private var readers: [String: [CheckedSpec]] = [:]
  private let paths: BaselinePaths

  init(of specs: [CheckedSpec], _ paths: BaselinePaths) {
    self.paths = paths
    for spec in specs {
      for file in spec.files.files { readers[paths.path(of: file.identity), default: []].append(spec) }
    }
  }

  /// - Parameters:
  ///   - fitting: how many findings the entry stands for.
  ///   - former: the first entry of the same signature, where it is another one.
  /// - Returns: nil where the entry applies, or where this run cannot tell.
  func cause(of entry: BaselineDocument.Entry, fitting: Int, former: SourceSpan?) -> UnusedBaseline.Cause? {
    guard let rule = RuleCatalogue.byID[entry.rule.value] else {
      return .unknownRule(meant: NearestName(to: entry.rule.value).among(RuleCatalogue.all.map(\.id)))
    }
    guard rule.canBeKnown else { return .notKnowable }
    guard fitting < entry.count, canJudge(entry) else { return nil }
    if fitting > 0 { return .fewer(left: fitting) }
    if let former { return .again(former) }
    return readers[FindingSignature(entry).file] == nil ? .noFile : .nothingFound
  }

  /// A run says nothing of a file that it has not read, of rules that it was not asked for, and of a spec of which a
  /// faulty part was left out or not everything could be looked at.
  func canJudge(_ entry: BaselineDocument.Entry) -> Bool {
    guard let rule = RuleCatalogue.byID[entry.rule.value], rule.canBeKnown else { return true }
    let file = FindingSignature(entry).file
    guard let specs = readers[file] else { return !paths.holds(file) }
    return specs.allSatisfy { $0.selection.includes(rule) && !$0.graph.hasGaps && !$0.isCutShort }
  }
}
