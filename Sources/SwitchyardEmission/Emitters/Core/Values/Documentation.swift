import SwitchyardModel

/// What doc comments say: the spec's own text, then what generated code adds to it.
extension Screen {
  /// Nil where there is nothing to say.
  var documentation: String? {
    let place = address.map { "`" + $0.pattern + "`" }
    let facts: String? =
      switch (title.map(\.onOneLine), place) {
      case (let title?, let place?): "Titled \"\(title)\", at \(place)."
      case (let title?, nil): "Titled \"\(title)\"."
      case (nil, let place?): "At \(place)."
      case (nil, nil): nil
      }
    return paragraphs(doc, facts)
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
    isExternal ? "Raised by the system, at any time." : nil
  }
}

extension String {
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The text without the line end that YAML's blocks leave behind it; nil where nothing is left.
  var documentation: String? {
    let end = utf8.lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: " ") }
    return end.map { String(self[...$0]) }
  }
}

private func paragraphs(_ texts: String?...) -> String? {
  let texts = texts.compactMap { $0?.documentation }
  return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
}
