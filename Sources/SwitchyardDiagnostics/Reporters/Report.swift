/// What one run has to say, in the order in which it is shown: by file, line, column and rule, then by message.
package struct Report {
  /// What is found, but for what a baseline holds; see ``allFindings``.
  package let findings: [Finding]
  /// The same, with those that a baseline holds, for reports that mark them.
  package let allFindings: [Finding]
  package let sources: SourceMap
  package let counts: ElementCounts

  /// Sorts the findings. What is said twice of one place, as where two specs include one file, is kept once.
  package init(_ findings: [Finding], in sources: SourceMap, counts: ElementCounts = ElementCounts()) {
    self.sources = sources
    self.counts = counts
    allFindings = sorted(findings, in: sources)
    self.findings = allFindings.contains(where: \.isKnown) ? allFindings.filter { !$0.isKnown } : allFindings
  }

  /// One report on what several say, the first of which has the counts.
  package init(joining reports: [Report]) {
    var sources = SourceMap()
    var findings: [Finding] = []
    for report in reports {
      let shift = UInt32(sources.files.count)
      for file in report.sources.files { _ = sources.add(file) }
      findings += report.allFindings.map { $0.shifted(by: shift) }
    }
    self.init(findings, in: sources, counts: reports.first?.counts ?? ElementCounts())
  }

  /// Each file that was read with its findings, also where it has none: sorted by path, each path once.
  package var files: [(path: String, findings: ArraySlice<Finding>)] {
    var paths: [String] = []
    for path in sources.files.map(\.path).sorted() where path != paths.last { paths.append(path) }
    var rest = findings[...]
    return paths.map { path in
      let own = rest.prefix { sources[$0.span.file].path == path }
      rest = rest.dropFirst(own.count)
      return (path, own)
    }
  }

  package func count(of severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// How many findings a baseline holds.
  package var knownCount: Int { allFindings.count - findings.count }

  package var hasErrors: Bool {
    findings.contains { $0.severity == .error }
  }
}

/// How much a spec holds, so that a report on no findings shows that something was looked at.
package struct ElementCounts: Sendable, Equatable {
  package var screens = 0
  package var flows = 0
  package var tabs = 0
  package var events = 0
  /// Alternatives count one each; steps and `else` belong to their transition.
  package var transitions = 0
  package var links = 0

  package init() {}

  package static func += (left: inout ElementCounts, right: ElementCounts) {
    left.screens += right.screens
    left.flows += right.flows
    left.tabs += right.tabs
    left.events += right.events
    left.transitions += right.transitions
    left.links += right.links
  }
}

private func sorted(_ findings: [Finding], in sources: SourceMap) -> [Finding] {
  let ranks = ranksByPath(sources)
  func rank(_ finding: Finding) -> Int { ranks[Int(finding.span.file.rawValue)] }

  let order = findings.sorted { left, right in
    // Within one file the order of offsets is that of lines and columns.
    let (place, other) = ((rank(left), left.span.lowerBound), (rank(right), right.span.lowerBound))
    if place != other { return place < other }
    if left.rule.id != right.rule.id { return left.rule.id < right.rule.id }
    if left.message != right.message { return left.message < right.message }
    if left.span.upperBound != right.span.upperBound { return left.span.upperBound < right.span.upperBound }
    // Of two that say the same, one that fails is kept.
    return !left.isKnown && right.isKnown
  }
  var kept: [Finding] = []
  kept.reserveCapacity(order.count)
  for finding in order {
    if let last = kept.last, rank(last) == rank(finding), last.saysTheSame(as: finding) { continue }
    kept.append(finding)
  }
  return kept
}

/// The place of each file among the paths in their order; files of one path share one rank.
private func ranksByPath(_ sources: SourceMap) -> [Int] {
  let order = sources.files.indices.sorted { sources.files[$0].path < sources.files[$1].path }
  var ranks = [Int](repeating: 0, count: order.count)
  for (previous, current) in zip(order, order.dropFirst()) {
    ranks[current] = ranks[previous] + (sources.files[previous].path == sources.files[current].path ? 0 : 1)
  }
  return ranks
}

extension Finding {
  /// Whether the words and the place are the same; of what elements it is said makes no difference, since an alias shows
  /// one text as part of several.
  fileprivate func saysTheSame(as other: Finding) -> Bool {
    span.lowerBound == other.span.lowerBound && span.upperBound == other.span.upperBound && rule.id == other.rule.id
      && severity == other.severity && message == other.message
  }
}
