import SwitchyardDiagnostics
import SwitchyardSpec

/// Inputs that cannot be read: all of them, so that one run names each.
package struct UnreadableInputs: Error, Equatable {
  package let failures: [InputFailure]

  package init(failures: [InputFailure]) {
    self.failures = failures
  }
}

extension Compiler {
  /// Checks specs of the disk, each a graph of its own. A file that is named twice is checked once.
  package func check(filesAt paths: [String]) throws(UnreadableInputs) -> Check {
    let reader = DiskReader()
    var sources = SourceMap()
    var specs: [CheckedSpec] = []
    var failures: [InputFailure] = []
    var known: Set<String> = []
    for path in paths {
      do throws(SpecReadFailure) {
        guard try known.insert(reader.identity(of: path)).inserted else { continue }
        try specs.append(check(path, reading: reader, into: &sources))
      } catch {
        failures.append(InputFailure(path: path, error))
      }
    }
    guard failures.isEmpty else { throw UnreadableInputs(failures: failures) }
    return Check(specs, in: sources)
  }
}
