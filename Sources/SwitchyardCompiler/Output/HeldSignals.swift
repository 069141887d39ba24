#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Keeps Control-C and its like waiting while files are put in place, so that no half of them is left behind.
package struct HeldSignals {
  private var former = sigset_t()

  init() {
    var held = Self.all
    sigprocmask(SIG_BLOCK, &held, &former)
  }

  /// Lets them through, whatever the program was started with: on the threads of Dispatch, from which Foundation starts
  /// programs, all signals are held, and the program inherits that.
  package static func letThrough() {
    var all = Self.all
    sigprocmask(SIG_UNBLOCK, &all, nil)
  }

  private static var all: sigset_t {
    var all = sigset_t()
    sigemptyset(&all)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&all, signal) }
    return all
  }

  func release() {
    var former = former
    sigprocmask(SIG_SETMASK, &former, nil)
  }
}
