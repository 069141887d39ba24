#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads a text line by line as it comes, from a file or from whoever writes to standard input.
package struct LineInput: ~Copyable {
  private let descriptor: Descriptor
  private let path: String
  private let isOwned: Bool
  private var bytes: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// - Parameter path: nil for standard input.
  package init(path: String?) throws(InputFailure) {
    self.path = path ?? "standard input"
    isOwned = path != nil
    guard let path else {
      descriptor = Descriptor(number: 0)
      return
    }
    do throws(SystemError) {
      if case .folder = try FileKind(at: path) { throw SystemError(number: EISDIR) }
      descriptor = try Descriptor(path, flags: O_RDONLY)
    } catch {
      throw InputFailure(path: path, errorNumber: error.number)
    }
  }

  deinit {
    if isOwned { descriptor.abandon() }
  }

  /// Whether a person sits at standard input.
  package static var isTerminal: Bool { isatty(0) == 1 }

  /// Longer lines are none that people or programs write.
  private static var longestLine: Int { 16 << 20 }

  /// The next line without its line feed; nil behind the last one.
  package mutating func next() throws(InputFailure) -> [UInt8]? {
    var searched = start
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Array(bytes[start..<end])
      }
      if isAtEnd {
        defer { start = bytes.count }
        return start < bytes.count ? Array(bytes[start...]) : nil
      }
      bytes.removeSubrange(..<start)
      start = 0
      searched = bytes.count
      guard bytes.count <= Self.longestLine else {
        throw InputFailure(path: path, reason: "a line is longer than 16 MB")
      }
      try readMore()
    }
  }

  private mutating func readMore() throws(InputFailure) {
    do throws(SystemError) {
      let more = try descriptor.readSome(upTo: 65_536)
      isAtEnd = more.isEmpty
      bytes += more
    } catch {
      throw InputFailure(path: path, errorNumber: error.number)
    }
  }
}
