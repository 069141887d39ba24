#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What a finished program has used.
struct ChildUsage {
  var exitStatus: Int32
  /// CPU time of the program, in seconds.
  var seconds: Double
  /// The most memory that it held at once, in bytes.
  var peakMemory: Int
}

/// Runs a program to its end.
///
/// - Parameter showsOutput: whether what it prints is printed here; else it is thrown away.
func run(_ program: String, _ arguments: [String], showsOutput: Bool = false) -> ChildUsage? {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  if !showsOutput {
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  }

  var strings = ([program] + arguments).map { strdup($0) }
  strings.append(nil)
  defer { for string in strings { free(string) } }

  var process = pid_t()
  guard posix_spawn(&process, program, &actions, nil, strings, environ) == 0 else { return nil }
  var status: Int32 = 0
  var usage = rusage()
  guard wait4(process, &status, 0, &usage) == process else { return nil }
  let seconds =
    Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec)
    / 1e6
  return ChildUsage(exitStatus: (status >> 8) & 0xFF, seconds: seconds, peakMemory: usage.ru_maxrss * maxrssUnit)
}

/// `ru_maxrss` counts KiB on Linux and bytes on macOS.
private var maxrssUnit: Int {
  #if canImport(Darwin)
  1
  #else
  1024
  #endif
}
