#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads files of the disk.
package enum DiskFile {
  /// The bytes of a file or a pipe.
  ///
  /// - Throws: why it cannot be read; a folder and what is larger than `limit` bytes cannot.
  package static func read(_ path: String, limit: Int) throws(InputFailure) -> [UInt8] {
    do throws(SystemError) {
      let kind = try FileKind(at: path)
      var size = 0
      switch kind {
      case .folder: throw SystemError(number: EISDIR)
      case .file(let known, _): size = known
      case .missing: throw SystemError(number: ENOENT)
      case .other: break
      }
      guard size <= limit, let bytes = try readAll(path, expecting: size, limit: limit) else {
        throw SystemError(number: EFBIG)
      }
      return bytes
    } catch {
      throw InputFailure(path: path, errorNumber: error.number)
    }
  }

  /// Up to `count` bytes from the beginning of a file; fewer where it is shorter, none where it cannot be read.
  static func beginning(of path: String, count: Int) -> [UInt8] {
    guard let file = try? Descriptor(path, flags: O_RDONLY | O_NONBLOCK) else { return [] }
    defer { file.abandon() }
    return (try? file.read(upTo: count)) ?? []
  }

  private static func readAll(_ path: String, expecting size: Int, limit: Int) throws(SystemError) -> [UInt8]? {
    let file = try Descriptor(path, flags: O_RDONLY)
    defer { file.abandon() }
    return try file.readAll(expecting: size, limit: limit)
  }
}
