/// Rows of figures, aligned for a terminal and for Markdown alike.
struct Table {
  private var rows: [[String]]

  init(_ heading: [String]) {
    rows = [heading]
  }

  mutating func add(_ row: [String]) {
    rows.append(row)
  }

  func render() -> String {
    let columns = rows[0].count
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      "| " + zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: " | ") + " |"
    }
    let rule = "| " + widths.map { String(repeating: "-", count: $0) }.joined(separator: " | ") + " |"
    return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
  }
}

/// `1.7 ×`
func ratio(_ value: Double, to unit: Double) -> String {
  decimal(value / unit, places: value / unit < 10 ? 2 : 1) + " ×"
}

/// A number with so many places behind the point.
func decimal(_ value: Double, places: Int) -> String {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let rounded = Int((value * scale).rounded())
  guard places > 0 else { return "\(rounded)" }
  let fraction = String(abs(rounded) % Int(scale))
  return "\(rounded / Int(scale))." + String(repeating: "0", count: places - fraction.count) + fraction
}
