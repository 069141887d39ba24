import SwitchyardDiagnostics
import SwitchyardModel

/// Every link of some specs: what opens the app from outside, what is taken from the URL, and what the app does with it.
package struct LinkListing {
  /// The links of one spec, in its order.
  package struct Section {
    package let path: String
    /// `courier://…`, `https://courier.example/…`; empty where the spec has neither schemes nor hosts.
    package let origins: [String]
    package let rows: [Row]
  }

  /// One link, in words.
  package struct Row {
    /// As written: `/posts/{id}?page={page}`.
    package let pattern: String
    /// `id: Int`, `?page: Int, optional`, `?type=pvp`.
    package let takes: [String]
    package let does: String
    package let shows: [String]
    /// `Courier.routes.yaml:78:5`.
    package let place: String

    /// What stands over the columns of ``cells``.
    package static let headings = ["LINK", "TAKES", "DOES", "SHOWS", "AT"]

    package var cells: [String] {
      [pattern, takes.joined(separator: "; "), does, shows.joined(separator: ", "), place].map(\.printable)
    }
  }

  package let sections: [Section]

  package init(of check: Check) {
    var places = SourceLocator(check.report.sources)
    sections = check.specs.map { spec in
      let graph = spec.graph
      return Section(
        path: spec.path, origins: graph.links.origins(before: nil).map { $0 + "…" },
        rows: graph.links.patterns.map { pattern in
          Row(
            pattern: pattern.text, takes: graph.takings(of: pattern), does: graph.words(for: pattern.alternatives),
            shows: graph.screens(shownBy: pattern).map { graph.qualifiedName(of: $0) },
            place: places.place(of: pattern.declaredAt).heading)
        })
    }
  }
}

extension LinkListing.Section {
  /// `App.routes.yaml: courier://…, https://courier.example/…`, or that there are no links.
  package var heading: String {
    if rows.isEmpty { return "\(path.printable): no links" }
    return path.printable + ": " + (origins.isEmpty ? "neither schemes nor hosts" : origins.joined(separator: ", "))
  }
}

extension LinkListing {
  /// A heading and a table for each spec.
  package var markdown: String {
    sections.map { section in
      var text = "## \(section.heading.asCode)\n"
      if section.rows.isEmpty { return text }
      text += "\n| " + Row.headings.map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined(separator: " | ") + " |\n"
      text += String(repeating: "| --- ", count: Row.headings.count) + "|\n"
      for row in section.rows { text += "| " + row.cells.map(\.asCode).joined(separator: " | ") + " |\n" }
      return text
    }
    .joined(separator: "\n")
  }
}

extension String {
  /// A code span that may stand in a table of Markdown: more backticks around it than any that it holds, and a backslash
  /// before what would end the cell.
  fileprivate var asCode: String {
    if isEmpty { return "" }
    var longest = 0
    var current = 0
    for byte in utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let pad = hasPrefix("`") || hasSuffix("`") ? " " : ""
    return fence + pad + split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") + pad + fence
  }
}

extension RouteGraph {
  /// What is taken from a URL, in the order of the pattern.
  fileprivate func takings(of pattern: LinkPattern) -> [String] {
    func typed(_ place: Int) -> String {
      let placeholder = pattern.placeholders[place]
      return ValueType(placeholder.type.base, isArray: placeholder.type.isArray).text(in: types)
    }
    let segments = pattern.template.segments.compactMap { segment -> String? in
      switch segment {
      case .literal: nil
      case .placeholder(let place), .rest(let place): pattern.placeholders[place].name + ": " + typed(place)
      }
    }
    let items = pattern.template.query.map { item in
      switch item.value {
      case .literal(let text): "?\(item.name)=\(text)"
      case .placeholder(let place): "?\(item.name): \(typed(place))" + (item.isRequired ? "" : ", optional")
      }
    }
    return segments + items
  }

  /// The screens that any alternative can show, each once.
  func screens(shownBy pattern: LinkPattern) -> [ScreenID] {
    var known: Set<ScreenID> = []
    return pattern.alternatives.flatMap(\.action.destinations).map(\.screen).filter { known.insert($0).inserted }
  }
}
