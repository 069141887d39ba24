#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Another program that is run to its end: it is given a text to read, and what it prints is kept. What it complains of goes
/// where our own complaints go.
struct ProgramRun {
  let output: [UInt8]
  /// Nil where a signal has ended it.
  let status: Int32?

  /// - Parameter program: its name, looked for along `PATH`; no shell reads it.
  /// - Throws: why it cannot be run, `ENOENT` where it is not installed.
  init(_ program: String, _ arguments: [String], input: [UInt8]) throws(SystemError) {
    let toProgram = try ProgramPipe()
    let fromProgram: ProgramPipe
    do throws(SystemError) {
      fromProgram = try ProgramPipe()
    } catch {
      toProgram.abandon()
      throw error
    }
    let process: pid_t
    do throws(SystemError) {
      process = try Self.spawn(program, arguments, reading: toProgram, writing: fromProgram)
    } catch {
      toProgram.abandon()
      fromProgram.abandon()
      throw error
    }
    toProgram.reading.abandon()
    fromProgram.writing.abandon()
    output = Self.exchange(input, over: toProgram.writing, fromProgram.reading)
    fromProgram.reading.abandon()
    status = Self.wait(for: process)
  }

  private static func spawn(
    _ program: String, _ arguments: [String], reading input: ProgramPipe, writing output: ProgramPipe
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reading.number, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing.number, 1)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // That we ignore it is nothing to another program: see `StandardStream.prepare`.
    var restored = sigset_t()
    sigemptyset(&restored)
    sigaddset(&restored, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &restored)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    var words = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process = pid_t()
    let fault = posix_spawnp(&process, program, &actions, &attributes, words, environ)
    guard fault == 0 else { throw SystemError(number: fault) }
    return process
  }

  /// Writes and reads as either is possible: one after the other, both programs could wait for each other for ever.
  private static func exchange(_ input: [UInt8], over writing: Descriptor, _ reading: Descriptor) -> [UInt8] {
    var output: [UInt8] = []
    var rest = input[...]
    var isOpen = true
    _ = fcntl(writing.number, F_SETFL, O_NONBLOCK)
    if rest.isEmpty { close(writing, &isOpen) }
    while true {
      // A number below zero is left out.
      var waiting = [
        pollfd(fd: reading.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isOpen ? writing.number : -1, events: Int16(POLLOUT), revents: 0),
      ]
      guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 else {
        if errno == EINTR { continue }
        break
      }
      if waiting[1].revents != 0 {
        let count = rest.withUnsafeBytes { write(writing.number, $0.baseAddress, $0.count) }
        if count >= 0 { rest = rest.dropFirst(count) }
        // A program that reads no further has its reasons; its status tells.
        if rest.isEmpty || count < 0 && errno != EAGAIN && errno != EINTR { close(writing, &isOpen) }
      }
      if waiting[0].revents != 0 {
        guard let more = try? reading.readSome(upTo: 65_536), !more.isEmpty else { break }
        output += more
      }
    }
    if isOpen { writing.abandon() }
    return output
  }

  private static func close(_ writing: Descriptor, _ isOpen: inout Bool) {
    writing.abandon()
    isOpen = false
  }

  private static func wait(for process: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
    // The lowest seven bits are the signal.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }
}

/// Two ends of a pipe, of which a program that is run gets only what it is given.
private struct ProgramPipe {
  let reading: Descriptor
  let writing: Descriptor

  init() throws(SystemError) {
    var numbers: [Int32] = [-1, -1]
    guard pipe(&numbers) == 0 else { throw SystemError(number: errno) }
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (Descriptor(number: numbers[0]), Descriptor(number: numbers[1]))
  }

  func abandon() {
    reading.abandon()
    writing.abandon()
  }
}
