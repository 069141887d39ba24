#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What is said where the program itself is at fault: a trap becomes a message and exit status 70.
enum FaultMessage {
  /// Someone who sets `SWIFT_BACKTRACE` wants to see where the fault is, and gets the runtime's own report.
  static func install() {
    guard getenv("SWIFT_BACKTRACE") == nil else { return }
    for trap in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
      signal(trap) { _ in
        // Only what is safe in a signal handler: nothing here allocates.
        let message: StaticString = "switchyard: error: this is a fault of Switchyard itself; please report it\n"
        _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
        _exit(ExitStatus.internalFault.rawValue)
      }
    }
  }
}
