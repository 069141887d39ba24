import SwitchyardModel

/// What doc comments say: the spec's own text, then what generated code adds to it.
enum Documentation {
  /// Nil where there is nothing to say.
  static func screen(_ id: ScreenID, in named: NamedGraph) -> String? {
    let place = named.address(of: id).map { "`" + $0.pattern + "`" }
    let facts: String? =
      switch (named.graph.screens[id.index].title.map(\.onOneLine), place) {
      case (let title?, let place?): "Titled \"" + title + "\", at " + place + "."
      case (let title?, nil): "Titled \"" + title + "\"."
      case (nil, let place?): "At " + place + "."
      case (nil, nil): nil
      }
    return paragraphs(named.graph.screens[id.index].doc, facts)
  }
}

extension Flow {
  func documentation(in graph: RouteGraph) -> String? {
    let isOwn = graph[root].module == module
    return paragraphs(doc, "Begins with `\(isOwn ? graph[root].name : graph.qualifiedName(of: root))`.")
  }
}

extension Event {
  var documentation: String? {
    isExternal ? "Raised from outside the screens, at any time." : nil
  }
}

extension String {
  fileprivate var onOneLine: String {
    // Nearly every text is one line of ASCII, and letters are found faster as bytes than as characters.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return self }
    return split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The text without the line end that YAML's blocks leave behind it; nil where nothing is left.
  var documentation: String? {
    if let last = utf8.last, last > UInt8(ascii: " ") { return self }
    let end = utf8.lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: " ") }
    return end.map { String(self[...$0]) }
  }
}

private func paragraphs(_ text: String?, _ facts: String?) -> String? {
  guard let text = text?.documentation else { return facts }
  guard let facts else { return text }
  return text + "\n\n" + facts
}
