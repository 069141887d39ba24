/// The bytes that the renderer writes, which it can also cut back.
///
/// Text comes in pieces of a few bytes, millions of them for a large app. An array would check at each piece whether it is
/// alone in holding its bytes; this is.
struct OutputBuffer: ~Copyable {
  private var bytes: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(capacity: Int = 1 << 16) {
    bytes = .allocate(capacity: capacity)
  }

  deinit {
    bytes.deallocate()
  }

  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let source = piece.baseAddress else { return }
    reserve(piece.count)
    (bytes.baseAddress! + count).initialize(from: source, count: piece.count)
    count += piece.count
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    (bytes.baseAddress! + count).initialize(to: byte)
    count += 1
  }

  mutating func append(repeating byte: UInt8, count: Int) {
    reserve(count)
    (bytes.baseAddress! + self.count).initialize(repeating: byte, count: count)
    self.count += count
  }

  mutating func removeLast(_ removed: Int) {
    precondition(removed <= count)
    count -= removed
  }

  mutating func insert(_ byte: UInt8, at place: Int) {
    precondition(place <= count)
    reserve(1)
    let start = bytes.baseAddress! + place
    (start + 1).update(from: start, count: count - place)
    start.pointee = byte
    count += 1
  }

  var last: UInt8? { byte(at: count - 1) }

  /// Nil where nothing is written yet.
  func byte(at place: Int) -> UInt8? {
    place >= 0 && place < count ? bytes[place] : nil
  }

  var array: [UInt8] { Array(bytes[..<count]) }

  private mutating func reserve(_ more: Int) {
    if count + more > bytes.count { grow(to: count + more) }
  }

  private mutating func grow(to needed: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(needed, bytes.count * 2))
    _ = larger.initialize(from: bytes[..<count])
    bytes.deallocate()
    bytes = larger
  }
}
