import Foundation
import SwitchyardModel
import SwitchyardSimulation
import SwitchyardTestSupport
import Testing

@testable import SwitchyardEmission

/// The file, read as Apple documents it, held against the matcher that the app's links are run with.
struct AssociationAgreementTests {
  /// What each of some random URLs is for both.
  private struct Count {
    var links = 0
    var exact = 0
    var opened = 0
    var refused = 0
  }

  private func compare(types: [String], sets: Int) -> Count {
    var count = Count()
    for seed in 0..<UInt64(sets) {
      var links = RandomLinks(seed: seed, types: types)
      let association = AppSiteAssociation(of: links.graph, appIDs: ["T.a.b"])
      let apple = AppleMatcher(association.json)
      let matcher = LinkMatcher(links.graph)
      count.links += links.graph.links.patterns.count
      if association.notes.isEmpty { count.exact += 1 }
      for _ in 0..<100 {
        let url = links.url()
        let isOpened = apple.opens(url)
        let isMatch = matcher.match(url) != nil
        if isOpened == isMatch {
          count.opened += isMatch ? 1 : 0
          count.refused += isMatch ? 0 : 1
          continue
        }
        let patterns = links.graph.links.patterns.map(\.text)
        if isMatch {
          #expect(needsNoEncoding(url), "the file refuses \(url) of \(patterns), seed \(seed)")
        } else if association.notes.isEmpty {
          #expect(isBlurred(url, links.graph), "the file takes \(url) of \(patterns), seed \(seed)")
        }
      }
    }
    return count
  }

  @Test func `what the app takes the file takes, and where it notes nothing, no more`() {
    let count = compare(types: ["String", "Bool", "UUID", "Sort"], sets: 400)
    #expect(count.exact > 250 && count.opened > 10_000 && count.refused > 10_000, "\(count)")
  }

  @Test func `it takes no less where types have values that no pattern can tell`() {
    let count = compare(types: ["Int", "Double", "Date", "URL", "String", "Sort"], sets: 400)
    #expect(count.exact < 200 && count.opened > 10_000 && count.refused > 5_000, "\(count)")
  }

  /// Whether a URL encodes a byte that RFC 3986 says not to.
  private func needsNoEncoding(_ url: String) -> Bool {
    url.contains(/%(2[dDeE]|3[0-9]|[46][1-9a-fA-F]|[57][0-9aA]|5[fF])/)
  }

  /// What no pattern can tell: whether the encoding is right, an item that stands twice, and one that is empty from one that
  /// is absent.
  private func isBlurred(_ url: String, _ graph: RouteGraph) -> Bool {
    switch LinkMatcher(graph).explain(url).verdict {
    case .refused(.brokenEncoding), .refused(.nullCharacter): return true
    default: break
    }
    let items = url.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst().split(separator: "&")
    let names = items.map { $0.prefix { $0 != "=" }.removingPercentEncoding ?? "" }
    let hasEmptyItem = items.contains { $0.hasSuffix("=") || !$0.contains("=") }
    return Set(names).count < names.count || hasEmptyItem
  }
}
