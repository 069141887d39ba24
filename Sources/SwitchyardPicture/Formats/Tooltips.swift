import SwitchyardDiagnostics

// What is shown where the pointer rests.

extension PictureNode {
  /// Its title, the tabs and flows in which it can stand, and what was found about it.
  var tooltip: String {
    var lines = [[name, title].compactMap(\.self).joined(separator: " · ")].filter { !$0.isEmpty }
    let places = containers.prefix(PictureLimits.lines * 2).map(\.words)
    if !places.isEmpty { lines.append("in " + places.joined(separator: ", ")) }
    return text(lines, allMarks)
  }
}

extension PictureEdge {
  /// All its transitions by their paths, and what was found about them.
  var tooltip: String {
    text(captions.prefix(PictureLimits.lines * 2).map(\.subject), captions.flatMap(\.marks))
  }
}

extension PictureCluster {
  var tooltip: String {
    text([[kind.rawValue + " " + name, title].compactMap(\.self).joined(separator: " · ")], marks)
  }
}

private func text(_ lines: [String], _ marks: [PictureMark]) -> String {
  let found = marks.prefix(PictureLimits.lines).map { "\($0.severity.rawValue): \($0.message) [\($0.rule)]" }
  let all = (lines + found).map { $0.shown(upTo: PictureLimits.tooltip) }
  // An empty one would show the element's id.
  return all.isEmpty ? " " : all.joined(separator: "\n")
}
