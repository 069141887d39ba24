#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a run asks the disk, in a form in which it can be asked again.
enum DiskQuestion: Hashable {
  /// Which file a path leads to.
  case place(of: String)
  /// What stands at a path.
  case kind(of: String)
  /// What a file holds, of a large one the beginning.
  case text(of: String, limit: Int)
  /// Which files in a folder and below it have names that end so.
  case files(below: String, ending: String)

  enum Answer: Equatable {
    case failure(Int32)
    case place(String)
    case file, folder, missing, other
    /// A text is known again by its hash, so that none is kept.
    case text(hash: Int)
    case files([String])
  }

  struct Reply {
    let answer: Answer
    /// Every path whose change may bring another answer, with how it looked just before the disk was asked.
    let stamps: [(path: String, stamp: FileStamp)]
  }

  func ask() -> Reply {
    switch self {
    case .place(let path): reply(on: path) { place(of: path) }
    case .kind(let path): reply(on: path) { kind(of: path) }
    case .text(let path, let limit): reply(on: path) { text(of: path, limit: limit) }
    case .files(let folder, let ending): files(below: folder, ending: ending)
    }
  }

  private func reply(on path: String, _ answer: () -> Answer) -> Reply {
    let stamp = FileStamp(of: path)
    return Reply(answer: answer(), stamps: [(path, stamp)])
  }

  private func place(of path: String) -> Answer {
    guard let resolved = realpath(path, nil) else { return .failure(errno) }
    defer { free(resolved) }
    return .place(String(cString: resolved))
  }

  private func kind(of path: String) -> Answer {
    do throws(SystemError) {
      switch try FileKind(at: path) {
      case .missing: return .missing
      case .file: return .file
      case .folder: return .folder
      case .other: return .other
      }
    } catch {
      return .failure(error.number)
    }
  }

  private func text(of path: String, limit: Int) -> Answer {
    let kind = kind(of: path)
    // Reading a pipe would take what it holds away from the run.
    guard kind == .file else { return kind }
    do throws(SystemError) {
      var hasher = Hasher()
      try DiskFile.bytes(of: path, limit: limit).withUnsafeBytes { hasher.combine(bytes: $0) }
      return .text(hash: hasher.finalize())
    } catch {
      return .failure(error.number)
    }
  }

  private func files(below folder: String, ending: String) -> Reply {
    var stamps: [(path: String, stamp: FileStamp)] = []
    let walk = FolderWalk(below: folder, ending: ending) { stamps.append(($0, FileStamp(of: $0))) }
    return Reply(answer: .files(walk.files + walk.leftOut.map(\.path)), stamps: stamps)
  }
}
