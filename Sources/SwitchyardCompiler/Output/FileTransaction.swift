import SwitchyardDiagnostics
import SwitchyardSpec

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes several files so that either all of them are new or none is.
///
/// Each text is written to a temporary file in the folder of its target; only when all of them are whole are they
/// renamed, one after the other. Where a rename fails, those before it are undone. Whoever reads meanwhile sees an old
/// file or a new one, never a part. The mode of a file is kept, and a symbolic link is written through to its target.
package struct FileTransaction {
  private var staged: [StagedFile] = []
  private var madeFolders: [String] = []

  private init() {}

  /// - Throws: the first path that cannot be written. Nothing has changed then, and nothing is left lying about.
  package static func apply(_ changes: [FileChange]) throws(OutputFailure) {
    guard !changes.isEmpty else { return }
    var transaction = FileTransaction()
    let interruptions = HeldSignals()
    defer { interruptions.release() }
    do {
      for change in changes { try transaction.stage(change) }
      try transaction.commit()
    } catch {
      transaction.undo()
      throw error
    }
  }

  private mutating func stage(_ change: FileChange) throws(OutputFailure) {
    switch change {
    case .remove(let path):
      staged.append(StagedFile(path: path, target: path, temporary: nil))
    case .create(let bytes, let path):
      madeFolders += try OutputFolder.make(SpecPath.folder(of: path))
      let temporary = try writeTemporary(bytes, for: path, shownAs: path)
      staged.append(StagedFile(path: path, target: path, temporary: temporary, replacesOld: false))
    case .write(let bytes, let path):
      let target = try resolvingLinks(path)
      // Folders are made where the user has named them, and nowhere else.
      if target == path { madeFolders += try OutputFolder.make(SpecPath.folder(of: target)) }
      let temporary = try writeTemporary(bytes, for: target, shownAs: path)
      staged.append(StagedFile(path: path, target: target, temporary: temporary))
    }
  }

  private func writeTemporary(_ bytes: [UInt8], for target: String, shownAs path: String) throws(OutputFailure)
    -> String
  {
    let temporary = hiddenPath(beside: target, ending: "tmp")
    do {
      try store(bytes, in: temporary, insteadOf: FileKind(at: target))
      return temporary
    } catch {
      unlink(temporary)
      if error.number == ENOENT, target != path {
        throw OutputFailure(path: path, reason: "it is a link to '\(target.printable)', and that has no folder")
      }
      throw OutputFailure(path: path, errorNumber: error.number)
    }
  }

  private func store(_ bytes: [UInt8], in temporary: String, insteadOf former: FileKind) throws(SystemError) {
    if former == .folder { throw SystemError(number: EISDIR) }
    let file = try Descriptor(temporary, flags: O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
    do {
      try file.write(bytes)
    } catch {
      file.abandon()
      throw error
    }
    if case .file(_, let mode) = former { fchmod(file.number, mode) }
    try file.close()
  }

  private mutating func commit() throws(OutputFailure) {
    for index in staged.indices {
      try staged[index].putInPlace()
    }
    for file in staged { file.forgetBackup() }
  }

  private func undo() {
    for file in staged.reversed() { file.undo() }
    for folder in madeFolders.reversed() { rmdir(folder) }
  }
}

/// Where a write to `path` ends up: its symbolic links are followed, also one whose target is not there yet.
func resolvingLinks(_ path: String) throws(OutputFailure) -> String {
  var target = path
  for _ in 0..<40 {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { readlink(target, $0.baseAddress!, $0.count) }
    guard count >= 0 else { return target }
    target = SpecPath.join(SpecPath.folder(of: target), String(decoding: buffer.prefix(count), as: UTF8.self))
  }
  throw OutputFailure(path: path, errorNumber: ELOOP)
}
