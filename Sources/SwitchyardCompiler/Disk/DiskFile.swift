#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads files of the disk.
enum DiskFile {
  /// The bytes of a file or a pipe, of a large one only the first `limit`.
  static func bytes(of path: String, limit: Int = .max - 1) throws(SystemError) -> [UInt8] {
    var size = 0
    switch try FileKind(at: path) {
    case .folder: throw SystemError(number: EISDIR)
    case .missing: throw SystemError(number: ENOENT)
    case .file(let known, _): size = known
    case .other: break
    }
    let file = try Descriptor(path, flags: O_RDONLY)
    defer { file.abandon() }
    return try file.readAll(expecting: size, limit: limit)
  }

  /// Up to `count` bytes from the beginning of a file; none where it cannot be read.
  static func beginning(of path: String, count: Int) -> [UInt8] {
    guard let file = try? Descriptor(path, flags: O_RDONLY | O_NONBLOCK) else { return [] }
    defer { file.abandon() }
    return (try? file.read(upTo: count)) ?? []
  }
}
