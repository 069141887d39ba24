import SwitchyardSwiftCode

/// A comment that says which `switch` is to be kept up to date: `// switchyard:switch`, above it or behind it on its line.
///
/// Where it does not go without saying over which routes it is, the mark names them: `// switchyard:switch CourierRoute`.
struct SwitchMark {
  let place: SwitchPlace
  /// The type of the routes.
  let routes: String

  /// The marks of all files, and what is wrong with those that mark nothing.
  static func all(
    in files: UserFiles, routes: [StubRoutes]
  ) -> (marks: [SwitchMark], remarks: [StubRemark]) {
    var marks: [SwitchMark] = []
    var remarks: [StubRemark] = []
    for (file, outline) in files.readable {
      for comment in outline.text.comments {
        guard let name = outline.text.markedName(comment) else { continue }
        let place = StubRemark.Place(file: file, range: comment.range)
        guard let number = outline.switchMarked(by: comment) else {
          remarks.append(StubRemark(kind: .aimlessMark, place: place))
          continue
        }
        if let type = outline.routes(called: name, over: outline.switches[number], among: routes) {
          marks.append(SwitchMark(place: SwitchPlace(file: file, number: number), routes: type))
        } else if name.isEmpty || name.hasPrefix(routes[0].prefix) {
          remarks.append(StubRemark(kind: .unclearMark(routes[0].type.text), place: place))
        }
      }
    }
    return (marks, remarks)
  }
}

extension StubRoutes {
  /// The app's name: another spec's marks begin otherwise.
  fileprivate var prefix: String { String(type.text.dropLast("Route".count)) }
}

extension SwiftText {
  /// What stands behind the mark, mostly nothing; nil where the comment is no mark.
  fileprivate func markedName(_ comment: SwiftToken) -> String? {
    guard comment.kind == .lineComment else { return nil }
    let words = text(of: comment).drop { $0 == "/" }.split { $0 == " " || $0 == "\t" }
    return words.first.flatMap { $0 == StubMark.switch ? words.dropFirst().first.map(String.init) ?? "" : nil }
  }
}

extension SwiftOutline {
  /// The `switch` in front of the mark on its line, or that on the next line of code.
  fileprivate func switchMarked(by comment: SwiftToken) -> Int? {
    let layout = TextLayout(text.bytes)
    let line = layout.startOfLine(at: comment.start)
    if let behind = switches.lastIndex(where: { (line..<comment.start).contains(text.code[$0.start].start) }) {
      return behind
    }
    guard let next = text.code.first(where: { $0.start >= comment.end }) else { return nil }
    let nextLine = next.start..<layout.endOfLine(from: next.start)
    return switches.firstIndex { nextLine.contains(text.code[$0.start].start) }
  }

  fileprivate func routes(called name: String, over found: ReadSwitch, among all: [StubRoutes]) -> String? {
    if !name.isEmpty { return all.first { $0.type.text == name || $0.qualifier == name }?.type.text }
    if let type = subjectType(of: found) { return all.first { $0.type.text == type }?.type.text }
    let names = Set(cases(of: found).flatMap(\.items).compactMap(\.enumCase?.name))
    let fits = all.map { routes in routes.routes.count { names.contains($0.name.text) } }
    guard let most = fits.max(), most > 0, fits.count(where: { $0 == most }) == 1 else { return nil }
    return fits.firstIndex(of: most).map { all[$0].type.text }
  }
}
