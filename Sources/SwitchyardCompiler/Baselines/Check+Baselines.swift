import SwitchyardDiagnostics
import SwitchyardSpec

/// A baseline that cannot be read.
package struct BaselineFailure: Error, Equatable {
  package let failure: InputFailure
  /// Whether there is none yet.
  package let isMissing: Bool
}

extension Check {
  /// The same, compared with the baselines of its specs: what they hold is known, and what no longer applies in them is
  /// found.
  ///
  /// - Parameters:
  ///   - path: the baseline of all specs; nil: those that `switchyard.yaml` names.
  ///   - log: gets what is asked of the disk.
  package func comparedWithBaselines(
    _ path: String? = nil, noting log: InputLog? = nil
  ) throws(BaselineFailure) -> Check {
    let groups = specsByBaseline(path)
    if groups.isEmpty { return self }
    var sources = report.sources
    var comparisons: [BaselineComparison] = []
    var specs = specs
    for group in groups {
      let baseline: Baseline
      do throws(InputFailure) {
        baseline = try Baseline(at: group.path, into: &sources, noting: log)
      } catch {
        throw BaselineFailure(failure: error, isMissing: (try? FileKind(at: group.path)) == .missing)
      }
      var comparison = BaselineComparison(baseline, with: group.specs.map { ($0, specs[$0]) }, in: sources)
      for number in group.specs { specs[number].findings = specs[number].findings.map { comparison.marked($0) } }
      comparisons.append(comparison)
    }
    return Check(specs, configurations: configurations, comparisons: comparisons, in: sources)
  }

  /// The numbers of the specs that share a baseline, in the order of the run. A spec that has none is in no group.
  func specsByBaseline(_ path: String?) -> [(path: String, specs: [Int])] {
    var groups: [(path: String, specs: [Int])] = []
    var places: [PathKey: Int] = [:]
    for (number, spec) in specs.enumerated() {
      guard let path = path ?? configuration(of: spec)?.baselinePath else { continue }
      // Two configurations may name one file by two paths.
      let identity = PathKey((try? DiskReader().identity(of: path)) ?? path)
      if let place = places[identity] {
        groups[place].specs.append(number)
      } else {
        places[identity] = groups.count
        groups.append((path, [number]))
      }
    }
    return groups
  }
}
