#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The number by which the system knows a file, whatever paths, symbolic links or hard links lead to it.
struct FileNumber: Equatable {
  private let device: dev_t
  private let number: ino_t

  /// Nil where nothing stands at the path, or something that can be written to without being replaced, such as a
  /// terminal that is read from as well.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }

  /// Of a file or a folder that is open.
  init?(ofOpen descriptor: Descriptor) {
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Of a folder; nil where there is none.
  init?(ofFolder path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }

  /// An order that is the same for every program.
  static func < (left: FileNumber, right: FileNumber) -> Bool {
    (left.device, left.number) < (right.device, right.number)
  }

  /// Whether a path leads to one of some files.
  static func `is`(_ path: String, among files: [String]) -> Bool {
    guard let number = FileNumber(of: path) else { return false }
    return files.contains { FileNumber(of: $0) == number }
  }
}
