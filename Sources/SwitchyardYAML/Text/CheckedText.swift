internal import SwitchyardDiagnostics

/// The bytes of a file once they are known to be text: UTF-8, without characters that YAML forbids.
///
/// libyaml checks this, too, but it decodes far ahead of what it parses, and so loses all that stands before a fault.
/// Here a byte that is no text is reported and replaced by `_`, so that offsets stay as they are and the rest is read.
struct CheckedText {
  let bytes: [UInt8]
  let start: Int
  let isASCII: Bool
  let replaced: [Range<Int>]
}

extension CheckedText {
  /// Nil where a file is no text at all.
  init?(_ file: SourceFile, id: SourceFileID, limits: YAMLLimits, reporting bag: FindingBag) {
    guard file.bytes.count <= limits.size else {
      bag.report(TextTooLarge(limit: limits.size, span: .start(of: id)))
      return nil
    }
    if let encoding = OtherEncoding.Encoding(of: file.bytes) {
      bag.report(OtherEncoding(encoding: encoding, span: .start(of: id)))
      return nil
    }
    let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let scan = file.bytes.withUnsafeBufferPointer { bytes in
      var scan = CharacterScan(bytes, from: start)
      scan.run()
      scan.report(in: id, to: bag)
      return scan.result
    }
    guard scan.faultCount <= CharacterScan.limit else { return nil }
    self.start = start
    isASCII = scan.isASCII
    replaced = scan.faults.map(\.range)
    var bytes = file.bytes
    for range in replaced {
      for offset in range { bytes[offset] = UInt8(ascii: "_") }
    }
    if scan.hasTab { Self.replaceTabsInBlankLines(&bytes) }
    self.bytes = bytes
  }

  /// Lets lines that hold nothing but tabs and spaces hold only spaces: nobody sees them, but libyaml stops there.
  private static func replaceTabsInBlankLines(_ bytes: inout [UInt8]) {
    var lineStart = 0
    while lineStart < bytes.count {
      var offset = lineStart
      while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") {
        offset += 1
      }
      let isBlank = offset == bytes.count || bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
      if isBlank {
        for index in lineStart..<offset where bytes[index] == UInt8(ascii: "\t") { bytes[index] = UInt8(ascii: " ") }
      }
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
        offset += 1
      }
      lineStart = offset + 1
    }
  }
}

extension CheckedText {
  /// Lends the text out for reading.
  func withView<R>(_ body: (TextView) -> R) -> R {
    bytes.withUnsafeBufferPointer { bytes in
      replaced.withUnsafeBufferPointer { replaced in
        body(TextView(bytes: bytes, start: start, isASCII: isASCII, replaced: replaced))
      }
    }
  }
}

extension SourceSpan {
  /// For a fault of a file as a whole.
  fileprivate static func start(of file: SourceFileID) -> SourceSpan {
    SourceSpan(file: file, lowerBound: 0, upperBound: 0)
  }
}
