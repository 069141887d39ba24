package import SwitchyardDiagnostics

extension Spanned<String> {
  /// Where a part of the value stands in the file, `range` counted in bytes of the value.
  ///
  /// A plain scalar stands there byte for byte, one in quotes a byte further on. Where the text has escapes or is folded
  /// over several lines its parts cannot be told, and the whole is pointed at.
  package func span(ofBytes range: Range<Int>) -> SourceSpan {
    let width = Int(span.upperBound) - Int(span.lowerBound)
    switch width - value.utf8.count {
    case 0: return span.part(range)
    case 2: return span.part(range.lowerBound + 1..<range.upperBound + 1)
    default: return span
    }
  }
}
