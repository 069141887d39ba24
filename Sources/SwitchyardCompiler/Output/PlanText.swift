import SwitchyardDiagnostics

/// What a plan says of itself.
extension OutputPlan {
  /// For `--check`: each file that is not as it should be, and how a stale one differs.
  package var differences: String {
    var text = ""
    for entry in entries {
      switch entry.state {
      case .current, .unneeded: break
      case .double(let spec): text += double(entry, of: spec) + "\n"
      case .missing: text += "\(entry.path.printable) is missing\n"
      case .orphaned: text += "\(entry.path.printable) is orphaned: nothing makes it any more\n"
      case .stale:
        text += "\(entry.path.printable) is stale\n"
        UnifiedDiff(of: entry.path, from: entry.old, to: entry.new).write(to: &text)
      case .incomplete: text += "\(entry.path.printable) is incomplete\n" + update(of: entry)
      }
    }
    return text
  }

  private func double(_ entry: Entry, of spec: String) -> String {
    "\(entry.path.printable) declares the same types, and was made from '\(spec.printable)', which is no spec here any "
      + "more: if that was renamed, remove it"
  }

  private func update(of entry: Entry) -> String {
    var text = ""
    UnifiedDiff(of: entry.path, from: entry.old, to: entry.new, newName: "updated").write(to: &text)
    return text
  }

  /// For `--check`: how it went, on one line.
  package var verdict: String {
    let doubles = entries.count { if case .double = $0.state { true } else { false } }
    let count = count(of: .missing) + count(of: .stale) + count(of: .incomplete) + count(of: .orphaned)
    if count == 0, doubles > 0 { return "\(files(doubles)) too many, see above" }
    let stale = staleCount == 1 ? "1 place does not fit the spec" : "\(staleCount) places do not fit the spec"
    if count > 0 {
      let verdict = "\(files(count)) \(count == 1 ? "differs" : "differ"); the same command without '--check' writes "
      return verdict + (count == 1 ? "it" : "them") + (staleCount > 0 ? "; \(stale)" : "")
    }
    return staleCount > 0 ? stale + ", see above" : "up to date: \(files(self.count(of: .current)))"
  }

  /// For `--dry-run`: every file, and what would be done with it; of the user's own, what would come into it.
  package var listing: String {
    entries.map { entry in
      let verb =
        switch entry.state {
        case .missing, .stale: "write      "
        case .incomplete: "update     "
        case .current: "unchanged  "
        case .orphaned: "remove     "
        case .unneeded, .double: "leave      "
        }
      return verb + entry.path.printable + "\n" + (entry.state == .incomplete ? update(of: entry) : "")
    }.joined()
  }

  /// More files than these are counted: a first run of a large app writes hundreds.
  private static let mostChanges = 40

  /// What was done: the files that changed, as far as anybody reads them, then how many there are in all.
  package var progress: String {
    var lines: [String] = []
    var changes = 0
    for entry in entries {
      switch entry.state {
      case .current: break
      case .incomplete: lines.append("updated \(entry.path.printable)")
      case .missing, .stale:
        changes += 1
        if changes <= Self.mostChanges { lines.append("wrote \(entry.path.printable)") }
      case .double(let spec): lines.append(double(entry, of: spec))
      case .unneeded:
        lines.append("left \(entry.path.printable), which this run does not make: other specs may need it")
      case .orphaned: lines.append("removed \(entry.path.printable), which nothing makes any more")
      }
    }
    if changes > Self.mostChanges { lines.append("and \(changes - Self.mostChanges) more") }
    let written = count(of: .missing) + count(of: .stale) + count(of: .incomplete)
    let removed = count(of: .orphaned)
    lines.append(
      "\(files(written)) written, " + (removed > 0 ? "\(removed) removed, " : "") + "\(count(of: .current)) unchanged")
    return lines.joined(separator: "\n")
  }

  private func files(_ count: Int) -> String {
    count == 1 ? "1 file" : "\(count) files"
  }
}
