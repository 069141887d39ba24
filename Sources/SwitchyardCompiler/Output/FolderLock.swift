import SwitchyardSpec

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Keeps other runs out of some folders while files in them are planned and written, so that of two runs at once one
/// comes after the other.
///
/// The folders themselves are locked, and nothing is left in them. The system opens a lock when the program ends, however
/// it ends.
package struct FolderLock {
  /// A folder that is open, and locked where the file system knows locks.
  private struct Place {
    let folder: String
    let number: FileNumber
    let descriptor: Descriptor
    var isLocked = false
  }

  private var places: [Place] = []
  /// Folders that had to be made so that they could be locked.
  private var madeFolders: [String] = []

  /// - Parameters:
  ///   - folders: those that are written to, made where they are not there yet; one that stays empty is gone afterwards.
  ///   - whenBusy: called once, before waiting for another run.
  package static func holding<Result, Failure: Error>(
    _ folders: [String], whenBusy: () -> Void = {}, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var lock = FolderLock()
    defer { lock.release() }
    lock.take(folders, whenBusy: whenBusy)
    return try work()
  }

  private mutating func take(_ folders: [String], whenBusy: () -> Void) {
    var isBusy = false
    repeat {
      close()
      for folder in folders { open(folder.isEmpty ? "." : folder) }
      // All runs take their locks in the same order: else two of them may wait for one another for ever.
      places.sort { $0.number < $1.number }
      for index in places.indices {
        places[index].isLocked = places[index].descriptor.lock {
          if !isBusy { whenBusy() }
          isBusy = true
        }
      }
      // Who had a folder before may have removed it.
    } while places.contains { $0.isLocked && FileNumber(ofFolder: $0.folder) != $0.number }
    // No other run of this kind is here, and of those that write single files none that is alive.
    for place in places where place.isLocked { removeLeftovers(in: place.folder) }
  }

  /// What cannot be made or opened cannot be written to, and says so when that is tried.
  private mutating func open(_ folder: String) {
    do throws(OutputFailure) {
      madeFolders += try OutputFolder.make(folder)
    } catch {
      return
    }
    guard let descriptor = try? Descriptor(folder, flags: O_RDONLY | O_DIRECTORY) else { return }
    guard let number = FileNumber(ofOpen: descriptor), !places.contains(where: { $0.number == number }) else {
      return descriptor.abandon()
    }
    places.append(Place(folder: folder, number: number, descriptor: descriptor))
  }

  private mutating func close() {
    for place in places { place.descriptor.abandon() }
    places = []
  }

  private mutating func release() {
    for folder in madeFolders.reversed() { rmdir(folder) }
    close()
  }
}

private func removeLeftovers(in folder: String) {
  guard let listing = try? FolderListing(of: folder) else { return }
  for entry in listing.entries where !entry.isFolder && isLeftover(entry.name) {
    unlink(SpecPath.join(folder, entry.name))
  }
}

extension Descriptor {
  /// Locks the file or folder against other programs that ask for the same.
  ///
  /// - Parameter whenBusy: called before waiting for one that has it.
  /// - Returns: false where the file system knows no locks.
  fileprivate func lock(whenBusy: () -> Void) -> Bool {
    if flock(number, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK else { return false }
    whenBusy()
    var answer: Int32
    repeat { answer = flock(number, LOCK_EX) } while answer != 0 && errno == EINTR
    return answer == 0
  }
}
