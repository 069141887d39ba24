#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Keeps Control-C and its like waiting while files are put in place, so that no half of them is left behind.
struct HeldSignals {
  private var former = sigset_t()

  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
    sigprocmask(SIG_BLOCK, &held, &former)
  }

  func release() {
    var former = former
    sigprocmask(SIG_SETMASK, &former, nil)
  }
}
