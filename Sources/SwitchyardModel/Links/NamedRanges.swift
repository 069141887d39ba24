/// The names that a pattern has used so far, and where. A few are gone through; many get a table.
struct NamedRanges {
  private struct Entry {
    var name: String
    var range: Range<Int>
  }

  private var entries: [Entry] = []
  private var table: [String: Int] = [:]

  /// Takes a name in, or gives the place where it stands already.
  mutating func insertIfNew(_ name: String, at range: Range<Int>) -> Range<Int>? {
    if let place = place(of: name) { return entries[place].range }
    if !table.isEmpty { table[name] = entries.count }
    entries.append(Entry(name: name, range: range))
    if table.isEmpty, entries.count > ParameterPlaces.longestWithoutTable {
      for (place, entry) in entries.enumerated() { table[entry.name] = place }
    }
    return nil
  }

  private func place(of name: String) -> Int? {
    table.isEmpty ? entries.firstIndex { $0.name == name } : table[name]
  }
}
