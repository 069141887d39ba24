#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Files are looked at again and again, instead of having the system tell of changes. That is inotify on Linux and FSEvents or
/// kqueue elsewhere, and all of them are silent about network drives and about folders that are shared with a container. They
/// tell of what happens to a file, so that one has to know how each editor saves: in place, by a rename, by removing the file
/// first. What counts is what stands there in the end, and for that a look is enough: a `stat` for each file and folder. Two
/// hundred files in two thousand folders take less than one hundredth of a processor, and nothing is read that looks as before.
extension InputLog {
  /// Waits until the run would come out differently, and for a moment in which nothing more changes, so that a burst of saves
  /// is one change.
  ///
  /// - Parameter isAwaited: asked before each look; false ends the waiting.
  /// - Returns: what has changed, as the user calls it; empty where the waiting was ended.
  package func waitForChange(while isAwaited: () -> Bool) -> [String] {
    while isAwaited() {
      let start = microseconds()
      _ = look()
      let cost = microseconds() - start
      if !changes.isEmpty { settle() }
      // What was put back meanwhile has not changed.
      if !changes.isEmpty { return changes }
      // Looking at tens of thousands of folders takes a while, and is done less often.
      wait(min(max(Self.pause, 100 * cost), Self.longestPause))
    }
    return []
  }

  /// In microseconds, as what follows.
  private static var pause: Int { 250_000 }
  private static var longestPause: Int { 1_000_000 }
  private static var quietTime: Int { 100_000 }
  /// After so many pauses there is a run though files still change, else one that is written all the time would keep it from
  /// ever happening.
  private static var mostPauses: Int { 50 }

  private func settle() {
    for _ in 0..<Self.mostPauses {
      wait(Self.quietTime)
      if !look() { return }
    }
  }
}

private func wait(_ microseconds: Int) {
  // Less than a second at a time is what every system takes.
  usleep(useconds_t(min(microseconds, 999_999)))
}

private func microseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1_000
}
