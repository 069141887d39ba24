#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What shows, without reading it, that a file or a folder may have changed: which one stands at a path, how large it is and
/// when it was changed last.
struct FileStamp: Equatable {
  private var device: dev_t = 0
  private var number: ino_t = 0
  private var size: off_t = 0
  private var written = Moment()
  /// Also moves with the mode, and where a tool puts the time of writing back.
  private var changed = Moment()
  /// Why nothing can be seen at the path; zero where something can.
  private var failure: Int32 = 0

  /// - Parameter path: links are followed; empty for the folder that the program runs in.
  init(of path: String) {
    var status = stat()
    guard stat(path.isEmpty ? "." : path, &status) == 0 else {
      failure = errno
      return
    }
    (device, number, size) = (status.st_dev, status.st_ino, status.st_size)
    #if canImport(Darwin)
    (written, changed) = (Moment(status.st_mtimespec), Moment(status.st_ctimespec))
    #else
    (written, changed) = (Moment(status.st_mtim), Moment(status.st_ctim))
    #endif
  }

  /// Whether it was changed so recently that the next change may bear the same time: clocks of file systems tick every few
  /// milliseconds, and some only every second or two.
  func isFresh(at now: Moment) -> Bool {
    failure == 0 && changed.seconds <= now.seconds && now.seconds - changed.seconds <= 2
  }

  /// A time of the system's clock, as files bear it.
  struct Moment: Equatable {
    private(set) var seconds = 0
    private var nanoseconds = 0

    fileprivate init() {}

    fileprivate init(_ time: timespec) {
      (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
    }

    static var now: Moment {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Moment(time)
    }
  }
}
