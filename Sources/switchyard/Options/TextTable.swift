/// Rows whose columns begin at the same place; the last one may be of any length.
struct TextTable {
  private let rows: [[String]]
  private let indentation: String

  init(_ rows: [[String]], indentation: String = "") {
    self.rows = rows
    self.indentation = indentation
  }

  var text: String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var text = ""
    for row in rows {
      text += indentation
      for (cell, width) in zip(row, widths).dropLast() {
        text += cell + String(repeating: " ", count: width - cell.count + 2)
      }
      text += (row.last ?? "") + "\n"
    }
    return text
  }
}
