import Testing

/// Random tables and random URLs, matched by the trie and by ``NaiveMatcher``.
@Suite struct RandomLinkTests {
  @Test(arguments: 0..<8)
  func `the trie finds what trying every pattern finds`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var matched = 0
    for _ in 0..<60 {
      let patterns = (0..<Int.random(in: 1...12, using: &random)).map { _ in pattern(&random) }
      let table = WrittenTable(patterns)
      let naive = NaiveMatcher(patterns: patterns)
      for _ in 0..<40 {
        let url = url(&random)
        let expected = naive.match(url)
        #expect(table.match(url) == expected, "\(url) among \(patterns)")
        matched += expected == nil ? 0 : 1
      }
    }
    #expect(matched > 200)
  }

  private func pattern(_ random: inout SeededGenerator) -> WrittenPattern {
    let segments = [
      "a", "b", "{s}", "{i:Int}", "{d:Double}", "{e:a|b|1}", "{u:UUID}", "{t:Date}", "{o:1}", "{f:Bool}", "{l:URL}",
    ]
    let items = ["q={q}", "q={q:Int}", "q={q:Int?}", "q=1", "q=a", "p={p?}", "p={p:a|b}", "p=b", "r=1"]
    var path = (0..<Int.random(in: 0...3, using: &random)).map { _ in pick(segments, &random) }
    if Int.random(in: 0..<6, using: &random) == 0 { path.append("{rest...}") }
    var names: Set<Character> = []
    let query = (0..<Int.random(in: 0...3, using: &random)).map { _ in pick(items, &random) }
      .filter { $0.first.map { names.insert($0).inserted } ?? false }
    return WrittenPattern("/" + path.joined(separator: "/") + (query.isEmpty ? "" : "?" + query.joined(separator: "&")))
  }

  private func url(_ random: inout SeededGenerator) -> String {
    let fronts = [
      "courier://", "courier:///", "courier://courier.example/", "https://courier.example/", "https://other.example/",
      "COURIER://", "courier:", "x-app+1://",
    ]
    let segments = [
      "a", "b", "1", "2.5", "u1", "true", "%61", "%2F", "x%20y", "", "..", "%zz", "2024-02-29", "é", "http%3A", "%5B",
    ]
    let values = ["1", "a", "b", "x", "", "%31", "1=2", "a+b"]
    let path = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      // Odd segments are rare, else nothing would match.
      pick(Int.random(in: 0..<12, using: &random) == 0 ? segments : Array(segments.prefix(5)), &random)
    }
    let query = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      pick(["q", "p", "r", "z", "%71"], &random) + pick(["=", "=", "=", ""], &random) + pick(values, &random)
    }
    let front = Int.random(in: 0..<4, using: &random) == 0 ? pick(fronts, &random) : "courier://"
    return front + path.joined(separator: "/") + pick(["", "", "", "/"], &random)
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&")) + pick(["", "", "#f?q=1"], &random)
  }

  private func pick<Element>(_ choices: [Element], _ random: inout SeededGenerator) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }
}
