#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What stands at a path, links followed.
enum FileKind: Equatable {
  case missing
  case file(size: Int, mode: mode_t)
  case folder
  /// A device, a pipe or a socket.
  case other

  /// - Throws: what the system says other than that nothing is there.
  init(at path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT {
        self = .missing
        return
      }
      throw SystemError(number: errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file(size: Int(status.st_size), mode: status.st_mode & 0o7777)
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}

/// What the system answered instead of doing what it was asked.
struct SystemError: Error {
  let number: Int32
}
