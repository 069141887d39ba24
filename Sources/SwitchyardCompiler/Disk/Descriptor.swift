#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open file, by the number that the system gives it.
struct Descriptor {
  let number: Int32

  /// Opens a file; calls that a signal interrupts are made again.
  init(_ path: String, flags: Int32, mode: mode_t = 0) throws(SystemError) {
    var number: Int32
    repeat { number = open(path, flags | O_CLOEXEC, mode) } while number < 0 && errno == EINTR
    guard number >= 0 else { throw SystemError(number: errno) }
    self.number = number
  }

  init(number: Int32) {
    self.number = number
  }

  /// Everything up to the end, or the first `limit` bytes. A file is read in one go where its size is known; a pipe
  /// says zero.
  func readAll(expecting size: Int, limit: Int) throws(SystemError) -> [UInt8] {
    // One byte more than expected, so that the end shows.
    var asked = min(size + 1, limit)
    var bytes = try read(upTo: asked)
    var got = bytes.count
    while got == asked, bytes.count < limit {
      asked = min(65_536, limit - bytes.count)
      let more = try read(upTo: asked)
      got = more.count
      bytes += more
    }
    return bytes
  }

  /// As many bytes as are asked for, fewer only at the end.
  func read(upTo wanted: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while count < wanted, let start = buffer.baseAddress {
        let got = systemRead(number, start + count, wanted - count)
        if got == 0 { return }
        if got > 0 {
          count += got
        } else if errno != EINTR {
          failure = SystemError(number: errno)
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// What is there, up to so many bytes; waits for the first of them. None at the end.
  func readSome(upTo wanted: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      var got: Int
      repeat { got = systemRead(number, start, wanted) } while got < 0 && errno == EINTR
      if got < 0 { failure = SystemError(number: errno) } else { count = got }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all of it, however often the system has to be asked.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(number, $0) }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Standard output may be a pipe that its other end has made non-blocking.
        var waiting = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      default: throw SystemError(number: errno)
      }
    }
  }

  /// Closes the file; some file systems say only now that there was no space.
  func close() throws(SystemError) {
    guard systemClose(number) == 0 || errno == EINTR else { throw SystemError(number: errno) }
  }

  /// Closes the file without asking how it went, where something has gone wrong already.
  func abandon() {
    _ = systemClose(number)
  }
}

// The system's functions, which the methods of the same name hide.
private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(number, bytes, count)
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(number, bytes.baseAddress, bytes.count)
}

private func systemClose(_ number: Int32) -> Int32 {
  close(number)
}
