/// Turns spans into paths, lines and columns. The lines of a file are counted when the first span in it is shown, and
/// only then.
package struct SourceLocator {
  private let sources: SourceMap
  private var tables: [LineTable?]
  private var columns: [UTF16Table?]

  package init(_ sources: SourceMap) {
    self.sources = sources
    tables = Array(repeating: nil, count: sources.files.count)
    columns = Array(repeating: nil, count: sources.files.count)
  }

  /// The file, and where the span begins and ends in it.
  package mutating func place(of span: SourceSpan) -> Place {
    let lines = lines(of: span.file)
    let start = lines.position(at: span.lowerBound)
    let end = span.upperBound <= span.lowerBound ? start : lines.position(at: span.upperBound)
    return Place(path: sources[span.file].path, start: start, end: end)
  }

  /// The same with columns that count UTF-16 code units.
  mutating func placeInUTF16(of span: SourceSpan) -> Place {
    let place = place(of: span)
    let lines = lines(of: span.file)
    let table = columns(of: span.file)
    func counted(_ position: SourcePosition) -> SourcePosition {
      let start = lines.start(ofLine: position.line)
      return SourcePosition(
        line: position.line, column: table.count(in: start..<start + position.column - 1) + 1)
    }
    return Place(path: place.path, start: counted(place.start), end: counted(place.end))
  }

  private mutating func columns(of file: SourceFileID) -> UTF16Table {
    let index = Int(file.rawValue)
    if let table = columns[index] { return table }
    let table = UTF16Table(sources[file].bytes)
    columns[index] = table
    return table
  }

  mutating func lines(of file: SourceFileID) -> LineTable {
    let index = Int(file.rawValue)
    if let table = tables[index] { return table }
    let table = LineTable(sources[file].bytes)
    tables[index] = table
    return table
  }

  /// A span as people read it.
  package struct Place {
    package let path: String
    package let start: SourcePosition
    package let end: SourcePosition
  }
}

extension SourceLocator.Place {
  /// `App.routes.yaml:31:7`, safe to print.
  package var heading: String {
    path.printable + ":" + String(start.line) + ":" + String(start.column)
  }
}
