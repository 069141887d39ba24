/// A stretch of one text, as byte offsets: `lowerBound` is the first byte of it, `upperBound` the first byte after it.
///
/// Lines and columns are computed only when a finding is shown; see ``LineTable``.
package struct SourceSpan: Hashable, Sendable {
  package var file: SourceFileID
  package var lowerBound: UInt32
  package var upperBound: UInt32

  package init(file: SourceFileID, lowerBound: UInt32, upperBound: UInt32) {
    self.file = file
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// A part of this span, `range` counted in bytes from its beginning, such as the type in `page: Int = 1`.
  ///
  /// What would reach past the end of the span is cut off there.
  package func part(_ range: Range<Int>) -> SourceSpan {
    let lower = min(lowerBound + UInt32(range.lowerBound), upperBound)
    let upper = min(lowerBound + UInt32(range.upperBound), upperBound)
    return SourceSpan(file: file, lowerBound: lower, upperBound: upper)
  }

  /// The same where its file stands behind others.
  func shifted(by files: UInt32) -> SourceSpan {
    SourceSpan(file: SourceFileID(file.rawValue + files), lowerBound: lowerBound, upperBound: upperBound)
  }
}
