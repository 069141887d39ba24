/// Turns spans into paths, lines and columns. The lines of a file are counted when the first span in it is shown, and
/// only then.
package struct SourceLocator {
  private let sources: SourceMap
  private var tables: [LineTable?]

  package init(_ sources: SourceMap) {
    self.sources = sources
    tables = Array(repeating: nil, count: sources.files.count)
  }

  /// The file, and where the span begins and ends in it.
  package mutating func place(of span: SourceSpan) -> Place {
    let lines = lines(of: span.file)
    let start = lines.position(at: span.lowerBound)
    let end = span.upperBound <= span.lowerBound ? start : lines.position(at: span.upperBound)
    return Place(path: sources[span.file].path, start: start, end: end)
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
