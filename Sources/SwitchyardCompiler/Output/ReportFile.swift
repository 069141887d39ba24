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
  ///
  /// - Parameter inputs: what the report is about, by identity: a report never takes the place of one of these.
  package static func write(_ text: String, to path: String, besides inputs: [String] = []) throws(OutputFailure) {
    let bytes = Array(text.utf8)
    if FileNumber.is(path, among: inputs) {
      throw OutputFailure(path: path, reason: "it is one of the specs that the report is about")
    }
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
