/// A place as editors and compilers show it: `31:7`.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// Counts from 1. A line ends at LF, CRLF or CR, and at nothing else.
  package var line: Int

  /// Counts from 1, in UTF-8 bytes, as `swiftc` does. A byte order mark is not counted.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
