import SwitchyardDiagnostics

/// The line below a picture that says what its shapes mean, of those that it has.
struct DOTLegend {
  private let picture: Picture

  init(_ picture: Picture) {
    self.picture = picture
  }

  /// The graph's label.
  var text: String {
    var label = DOTLabel()
    label.add(DOTLabel.bold(picture.name.shown(upTo: PictureLimits.label)))
    label.add(DOTLabel.small(entries.joined(separator: "   |   ")))
    return label.text
  }

  private var entries: [String] {
    let kinds = Set(picture.edges.map(\.kind))
    let marks = picture.edges.lazy.flatMap { $0.captions.flatMap(\.marks) }
    let allMarks = picture.nodes.lazy.flatMap(\.allMarks)
    let severities = Set(marks.map(\.severity)).union(allMarks.map(\.severity))
    let entries: [(String, Bool)] = [
      ("● the start", picture.nodes.contains { $0.kind == .start }),
      ("solid: on the stack, or a tab", kinds.contains(.stack) || kinds.contains(.tab)),
      ("dashed: presented", kinds.contains(.present)),
      ("thick: begins afresh", picture.edges.contains { $0.kind == .start && picture.nodes[$0.source].kind != .start }),
      ("dotted: back", kinds.contains(.back)),
      ("dotted, open: beneath others", kinds.contains(.beneath)),
      ("double border: only ever a modal", picture.nodes.contains(where: \.isModal)),
      ("dashed border: can't be reached", picture.nodes.contains(where: \.isUnreachable)),
      ("grey: outside the module", picture.nodes.contains(where: \.isOutside)),
      ("red: error", severities.contains(.error)), ("orange: warning", severities.contains(.warning)),
    ]
    return entries.filter(\.1).map(\.0)
  }
}
