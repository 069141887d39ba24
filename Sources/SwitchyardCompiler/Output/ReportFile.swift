#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A report that is written to a file instead of standard output.
package enum ReportFile {
  /// Writes the text whole or not at all; a device or a pipe such as `/dev/stderr` is written to as it is.
  package static func write(_ text: String, to path: String) throws(OutputFailure) {
    let bytes = Array(text.utf8)
    do throws(SystemError) {
      if try FileKind(at: path) == .other { return try writeThrough(bytes, to: path) }
    } catch {
      throw OutputFailure(path: path, errorNumber: error.number)
    }
    try FileTransaction.apply([.write(bytes, to: path)])
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let file = try Descriptor(path, flags: O_WRONLY)
    do {
      try file.write(bytes)
    } catch {
      file.abandon()
      throw error
    }
    try file.close()
  }
}
