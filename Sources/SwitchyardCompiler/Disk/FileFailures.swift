#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An input that cannot be read, and why: exit status 66.
package struct InputFailure: Error, Equatable {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  init(path: String, errorNumber: Int32) {
    self.init(path: path, reason: systemReason(errorNumber))
  }
}

/// An output that cannot be written, and why: exit status 73.
package struct OutputFailure: Error, Equatable {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  init(path: String, errorNumber: Int32) {
    self.init(path: path, reason: systemReason(errorNumber))
  }

  /// What the system said last.
  init(path: String) {
    self.init(path: path, errorNumber: errno)
  }
}

/// The system's words for an error number: "No such file or directory".
func systemReason(_ number: Int32) -> String {
  String(cString: strerror(number))
}
