import SwitchyardDiagnostics
package import SwitchyardModel

/// What becomes of a URL, and why: which pattern takes it, and how far it was from each of the others.
package struct LinkExplanation: Sendable {
  package enum Verdict: Hashable, Sendable {
    case match(LinkMatch)
    case noPattern
    case refused(LinkURLFault)
  }

  /// A pattern that was not taken.
  package struct Miss: Sendable {
    package var link: LinkID
    /// Nil where it matches, too, and the one that was taken is more specific, or stands before it.
    package var mismatch: LinkMismatch?
  }

  package var verdict: Verdict
  /// The nearest first: those that match, too; then by how much of the pattern agrees, from the left.
  package var misses: [Miss]

  /// The patterns that match, too.
  package var outranked: [LinkID] { misses.filter { $0.mismatch == nil }.map(\.link) }
}

extension LinkMatcher {
  /// The same as ``match(_:)``, with its reasons. It asks every pattern.
  package func explain(_ url: String) -> LinkExplanation {
    let parts: LinkURL
    do throws(LinkURLFault) {
      parts = try LinkURL(url, of: graph.links)
    } catch {
      return LinkExplanation(verdict: .refused(error), misses: [])
    }
    var match: LinkMatch?
    var misses: [LinkExplanation.Miss] = []
    for link in order {
      do throws(LinkMismatch) {
        let values = try values(of: graph[link], in: parts)
        if match == nil {
          match = LinkMatch(link: link, values: values)
        } else {
          misses.append(LinkExplanation.Miss(link: link))
        }
      } catch {
        misses.append(LinkExplanation.Miss(link: link, mismatch: error))
      }
    }
    // Among those that are equally near the more specific come first, as they are tried.
    let agreements = misses.map { agreement(of: $0) }
    let nearest = misses.indices.sorted { left, right in
      agreements[left] == agreements[right] ? left < right : agreements[left] > agreements[right]
    }
    return LinkExplanation(verdict: match.map { .match($0) } ?? .noPattern, misses: nearest.map { misses[$0] })
  }

  /// How much agrees before the first difference: the segments, or all of them and so many query items, or everything. Of
  /// two that agree as far a slip of the pen is nearer than another word.
  private func agreement(of miss: LinkExplanation.Miss) -> Int {
    switch miss.mismatch {
    case nil: return .max
    case .missingItem(let index), .repeatedItem(let index), .otherItem(let index, _): return Self.wholePath + index
    case .missingSegment(let index): return 2 * index
    // A pattern that has ended, such as '/', has less in common than one that goes on.
    case .excessSegment(let index, _): return 2 * index - 1
    case .otherSegment(let index, let text):
      guard case .literal(let literal) = graph[miss.link].template.segments[index] else { return 2 * index }
      return 2 * index + (NearestName(to: text).among([literal]) == nil ? 0 : 1)
    }
  }

  /// More segments than a pattern can have.
  private static let wholePath = Int.max / 2
}
