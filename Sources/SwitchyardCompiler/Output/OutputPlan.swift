package import SwitchyardDiagnostics
import SwitchyardEmission
import SwitchyardSpec

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a run would do to the disk, known before anything is done: so that `--check` and `--dry-run` say the same as
/// what is then written.
package struct OutputPlan {
  package enum State: Sendable, Equatable {
    /// Not there yet.
    case missing
    /// There, with another text.
    case stale
    /// There, the user's, and something is missing in it.
    case incomplete
    /// There, as it should be: it is not touched.
    case current
    /// Made by a former run from the same spec, and no longer made.
    case orphaned
    /// Made by a former run from a spec that is gone, of which it has the types: nobody but the user knows whether it may go.
    case double(of: String)
    /// Made by a former run, and not by this one; other specs may need it, and so it stays.
    case unneeded
  }

  package struct Entry {
    package let path: String
    package let state: State
    /// What stands there and is to go; empty where nothing is.
    package let old: [UInt8]
    /// What is to stand there; empty for an orphan.
    package let new: [UInt8]
  }

  package private(set) var entries: [Entry] = []
  /// What is to be said of files that are the user's, by places in them as they are.
  package private(set) var reportsBefore: [Report] = []
  /// The same by places in them as they will be.
  package private(set) var reportsAfter: [Report] = []
  /// What was not looked at there, a line each.
  package private(set) var notes: [String] = []

  package init() {}

  /// Plans a file that is generated. What stands there is Switchyard's to replace where its first lines say so,
  /// whatever it is called: all else is the user's.
  package mutating func add(_ text: [UInt8], at path: String) throws(OutputFailure) {
    let entry = try entry(for: text, at: path)
    entries.append(entry)
    guard entry.state == .stale, !entry.old.isEmpty else { return }
    guard GeneratedHeader(entry.old).holds(anyOf: [GeneratedHeader.opening, RuntimeFile.opening]) else {
      throw OutputFailure(path: path, reason: "it is there, and nothing in it says that Switchyard has written it")
    }
  }

  /// Plans a file that belongs to the user once it is there: it is written where it is missing, and never again.
  package mutating func addOnce(_ text: [UInt8], at path: String) throws(OutputFailure) {
    do throws(SystemError) {
      let isThere = try FileKind(at: path) != .missing
      entries.append(Entry(path: path, state: isThere ? .current : .missing, old: [], new: text))
    } catch {
      throw OutputFailure(path: path, errorNumber: error.number)
    }
  }

  /// Plans a file that stands beside the generated ones, such as a depfile, whatever is there; never in the place of an input.
  ///
  /// - Parameter inputs: the files that were read, by identity.
  package mutating func addBesides(_ text: [UInt8], at path: String, inputs: [String]) throws(OutputFailure) {
    if FileNumber.is(path, among: inputs) {
      throw OutputFailure(path: path, reason: "it is one of the files that were read")
    }
    if entries.contains(where: { SpecPath.simplified($0.path) == SpecPath.simplified(path) }) {
      throw OutputFailure(path: path, reason: "a generated file goes there")
    }
    entries.append(try entry(for: text, at: path))
  }

  /// Plans what comes into a file of the user's, and changes nothing else of it.
  mutating func addUpdate(from old: [UInt8], to new: [UInt8], at path: String) {
    entries.append(Entry(path: path, state: old == new ? .current : .incomplete, old: old, new: new))
  }

  /// Keeps what is to be said of files of the user's.
  mutating func note(before: Report, after: Report, _ notes: [String]) {
    reportsBefore.append(before)
    reportsAfter.append(after)
    self.notes += notes
  }

  /// Plans to remove what a former run made.
  package mutating func addOrphan(at path: String) {
    let old = (try? DiskFile.bytes(of: path)) ?? []
    entries.append(Entry(path: path, state: .orphaned, old: old, new: []))
  }

  /// Notes what stands there twice.
  mutating func addDouble(at path: String, madeOf spec: String) {
    if entries.contains(where: { $0.path == path }) { return }
    entries.append(Entry(path: path, state: .double(of: spec), old: [], new: []))
  }

  /// Notes what a former run made, and this one neither needs nor may remove.
  package mutating func addUnneeded(at path: String) {
    entries.append(Entry(path: path, state: .unneeded, old: [], new: []))
  }

  package func count(of state: State) -> Int {
    entries.count { $0.state == state }
  }

  package var changesAnything: Bool {
    entries.contains { $0.state != .current && $0.state != .unneeded }
  }

  /// How many places of the user's files do not fit the spec, which nobody but the user can mend.
  package var staleCount: Int {
    reportsBefore.reduce(0) { $0 + $1.findings.count { $0.rule.id == StubRules.stale.id } }
  }

  /// Whether a file of the user's was left as it is because it could not be understood.
  package var hasUnclearFiles: Bool { reportsBefore.contains(where: \.hasErrors) }

  /// Does what is planned: everything, or nothing.
  package func carryOut() throws(OutputFailure) {
    try FileTransaction.apply(
      entries.compactMap { entry in
        switch entry.state {
        case .missing, .stale, .incomplete: .write(entry.new, to: entry.path)
        case .orphaned: .remove(entry.path)
        case .current, .unneeded, .double: nil
        }
      })
  }

  private func entry(for text: [UInt8], at path: String) throws(OutputFailure) -> Entry {
    do throws(SystemError) {
      switch try FileKind(at: path) {
      case .missing: return Entry(path: path, state: .missing, old: [], new: text)
      case .file: return try comparison(of: text, with: path)
      case .folder: throw SystemError(number: EISDIR)
      case .other: throw SystemError(number: EEXIST)
      }
    } catch {
      throw OutputFailure(path: path, errorNumber: error.number)
    }
  }

  private func comparison(of text: [UInt8], with path: String) throws(SystemError) -> Entry {
    let old = try DiskFile.bytes(of: path)
    let isCurrent = old == text
    return Entry(path: path, state: isCurrent ? .current : .stale, old: isCurrent ? [] : old, new: text)
  }
}
