#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Standard output and standard error.
package enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Makes the streams safe to use; called once, before anything is opened.
  package static func prepare() {
    // A reader that has seen enough, such as `head`, is no fault: see `write`.
    signal(SIGPIPE, SIG_IGN)
    // A stream that the caller has closed leaves its number to the next file that is opened, which would then take up
    // our messages. Opened for reading, the number is taken, and a write says that it cannot.
    for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 { _ = open("/dev/null", O_RDONLY) }
  }

  /// Writes the whole text; nobody reading any more is as good as written.
  ///
  /// - Returns: whether anybody reads.
  @discardableResult
  package func write(_ text: String) throws(OutputFailure) -> Bool {
    guard !text.isEmpty else { return true }
    do throws(SystemError) {
      try Descriptor(number: rawValue).write(Array(text.utf8))
    } catch {
      guard error.number != EPIPE else { return false }
      throw OutputFailure(path: self == .output ? "standard output" : "standard error", errorNumber: error.number)
    }
    return true
  }

  /// Whether somebody may still read what is written: false where the other end of a pipe is closed, or the terminal.
  package var isOpen: Bool {
    var stream = pollfd(fd: rawValue, events: 0, revents: 0)
    return poll(&stream, 1, 0) <= 0 || Int32(stream.revents) & (POLLERR | POLLHUP) == 0
  }

  /// Whether colours may be used: on a terminal that can show them, where `NO_COLOR` (no-color.org) is not set.
  package var takesColors: Bool {
    guard isatty(rawValue) == 1, getenv("NO_COLOR") == nil else { return false }
    return getenv("TERM").map { String(cString: $0) != "dumb" } ?? false
  }
}
