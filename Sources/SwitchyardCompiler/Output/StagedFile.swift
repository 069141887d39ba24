import SwitchyardSpec

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// One file of a transaction, on its way from a temporary file to its place.
struct StagedFile {
  /// As the user gave it.
  let path: String
  /// Where it ends up, links followed.
  let target: String
  /// The new text; nil for a file that is removed.
  let temporary: String?
  /// A second name of what was there before, until all files are in place.
  let backup: String
  /// Whether it may take the place of what is there.
  private let replacesOld: Bool
  private var isInPlace = false
  private var hasBackup = false
  private var wasMissing = false

  init(path: String, target: String, temporary: String?, replacesOld: Bool = true) {
    self.replacesOld = replacesOld
    self.path = path
    self.target = target
    self.temporary = temporary
    backup = hiddenPath(beside: target, ending: "old")
  }

  mutating func putInPlace() throws(OutputFailure) {
    if let temporary, !replacesOld {
      try putInNewPlace(temporary)
    } else if let temporary {
      // Some file systems have no second names; there, what is in place stays in place.
      hasBackup = link(target, backup) == 0
      wasMissing = !hasBackup && errno == ENOENT
      guard rename(temporary, target) == 0 else { throw OutputFailure(path: path) }
    } else {
      guard rename(target, backup) == 0 else { throw OutputFailure(path: path) }
      hasBackup = true
    }
    isInPlace = true
  }

  /// A second name is refused where anything stands, whoever has put it there a moment ago.
  private mutating func putInNewPlace(_ temporary: String) throws(OutputFailure) {
    guard link(temporary, target) == 0 else {
      if errno == EEXIST { throw OutputFailure(path: path, reason: "it is there already") }
      // Some file systems have no second names.
      guard access(target, F_OK) != 0, rename(temporary, target) == 0 else { throw OutputFailure(path: path) }
      wasMissing = true
      return
    }
    unlink(temporary)
    wasMissing = true
  }

  func forgetBackup() {
    if hasBackup { unlink(backup) }
  }

  /// Makes it as if nothing had been.
  func undo() {
    if let temporary, !isInPlace { unlink(temporary) }
    if isInPlace, hasBackup {
      rename(backup, target)
    } else if isInPlace, wasMissing {
      unlink(target)
    } else {
      forgetBackup()
    }
  }
}

/// A name that nothing else takes, in the folder of `target`, so that it can be renamed to it. It tells which run it is of.
func hiddenPath(beside target: String, ending: String) -> String {
  let number = String(UInt64.random(in: 0 ... .max), radix: 36)
  return SpecPath.join(SpecPath.folder(of: target), "\(hiddenBeginning)\(getpid())-\(number).\(ending)")
}

/// Whether a file of such a name is left over: the run that has made it is gone.
func isLeftover(_ name: String) -> Bool {
  guard name.hasPrefix(hiddenBeginning) else { return false }
  let parts = name.dropFirst(hiddenBeginning.count).split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count == 2, ["tmp", "old"].contains(parts[1]) else { return false }
  let numbers = parts[0].split(separator: "-", omittingEmptySubsequences: false)
  guard numbers.count == 2, let run = pid_t(numbers[0]), run > 0, UInt64(numbers[1], radix: 36) != nil else {
    return false
  }
  return kill(run, 0) != 0 && errno == ESRCH
}

private let hiddenBeginning = ".switchyard-"
