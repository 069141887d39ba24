#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The CPU time that this process has used, in seconds: what other programs do on the machine does not count.
func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The median CPU time of several runs of some work, in seconds.
func medianSeconds<Result>(of runs: Int, _ work: () throws -> Result) rethrows -> (seconds: Double, result: Result) {
  var times: [Double] = []
  var result: Result?
  for _ in 0..<max(1, runs) {
    result = nil
    let start = processorSeconds()
    let value = try work()
    times.append(processorSeconds() - start)
    result = value
  }
  guard let result else { fatalError("the work ran at least once") }
  return (times.sorted()[times.count / 2], result)
}

/// How long some work took by the clock on the wall, in seconds; nil where it failed.
func wallSeconds<Result>(of work: () -> Result?) -> Double? {
  var start = timespec()
  var end = timespec()
  clock_gettime(CLOCK_MONOTONIC, &start)
  guard work() != nil else { return nil }
  clock_gettime(CLOCK_MONOTONIC, &end)
  return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
}
