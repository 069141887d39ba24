import SwitchyardDiagnostics
package import SwitchyardModel

extension LinkURLFault {
  /// Why the URL is refused: `the scheme 'foo' is none of the app's`. Places count bytes from 1, as columns do.
  package func words(for url: String) -> String {
    switch self {
    case .noScheme: "it has no scheme with '://' behind it"
    case .foreignScheme("http", .some(let host)):
      "'\(host.clipped)' is listed, but hosts are opened by 'https' alone, not by 'http'"
    case .foreignScheme(let scheme, _): "the scheme '\(scheme.clipped)' is not among 'schemes'"
    case .foreignHost(let host):
      "the host '\(host.clipped)' is not among 'hosts', which a URL names without a port or a user"
    case .brokenEncoding(let place):
      "the encoding is broken at byte \(place + 1): '\(text(of: url, at: place))' is not percent-encoded UTF-8"
    case .nullCharacter(let place): "'\(text(of: url, at: place))' at byte \(place + 1) holds a null character"
    case .emptySegment(let place): "a segment is empty at byte \(place + 1): there are two slashes in a row"
    case .dotSegment(let segment, let place): "the segment '\(segment)' at byte \(place + 1) means another path"
    }
  }

  /// What stands there, as far as the next slash or `&`.
  private func text(of url: String, at place: Int) -> String {
    let ends = Array("/&?#".utf8)
    let piece = url.utf8.dropFirst(place).prefix(Self.mostBytesShown).prefix { !ends.contains($0) }
    return String(decoding: piece, as: UTF8.self).clipped
  }

  private static let mostBytesShown = 160
}

extension LinkExplanation.Miss {
  /// Why the pattern was not taken: `segment 2 is 'x', which is no Int`.
  package func reason(in graph: RouteGraph) -> String {
    let pattern = graph[link]
    switch mismatch {
    case nil: return "it matches, too, but is less specific"
    case .missingSegment(let index): return "the path ends before \(words(forSegment: index, of: pattern, graph))"
    case .excessSegment(let index, let text):
      return "the path goes on with '\(text.clipped)' behind \(index == 0 ? "'/'" : "the last segment")"
    case .otherSegment(let index, let text):
      let segment = pattern.template.segments[index]
      return "segment \(index + 1) is '\(text.clipped)', " + contrast(segment, text, pattern, graph)
    case .missingItem(let index): return "'\(pattern.template.query[index].name.clipped)' is missing in the query"
    case .repeatedItem(let index):
      return "'\(pattern.template.query[index].name.clipped)' stands more than once in the query"
    case .otherItem(let index, let text):
      let item = pattern.template.query[index]
      return "'\(item.name.clipped)' is '\(text.clipped)', " + contrast(item.value, text, pattern, graph)
    }
  }

  private func words(forSegment index: Int, of pattern: LinkPattern, _ graph: RouteGraph) -> String {
    switch pattern.template.segments[index] {
    case .literal(let text): "'\(text.clipped)'"
    case .placeholder(let place): "'{\(pattern.placeholders[place].name.clipped)}'"
    case .rest(let place): "'{\(pattern.placeholders[place].name.clipped)...}'"
    }
  }

  private func contrast(
    _ segment: PathTemplate.Segment, _ text: String, _ pattern: LinkPattern, _ graph: RouteGraph
  ) -> String {
    switch segment {
    case .literal(let literal): contrast(text, with: literal)
    case .placeholder(let place), .rest(let place): "which is no " + typeName(place, pattern, graph)
    }
  }

  private func contrast(
    _ value: PathTemplate.QueryValue, _ text: String, _ pattern: LinkPattern, _ graph: RouteGraph
  ) -> String {
    switch value {
    case .literal(let literal): contrast(text, with: literal)
    case .placeholder(let place): "which is no " + typeName(place, pattern, graph)
    }
  }

  private func contrast(_ text: String, with literal: String) -> String {
    let isCaseAlone = ByteText.lowercased(text).hasBytes(of: ByteText.lowercased(literal))
    return "not '\(literal.clipped)'" + (isCaseAlone ? ": capitals count" : "")
  }

  private func typeName(_ place: Int, _ pattern: LinkPattern, _ graph: RouteGraph) -> String {
    pattern.placeholders[place].type.base.name(in: graph.types)
  }
}
