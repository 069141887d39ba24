import SwitchyardDiagnostics
import SwitchyardYAML
import Testing

/// Texts that nobody would write: whatever happens to a spec, reading it gives a tree that holds together.
struct MutationTests {
  private static let spec = """
    # yaml-language-server: $schema=../Schemas/routes.schema.json
    switchyard: 1                 # spec version
    name: Courier
    start: [ { when: isSignedIn, start: tabs }, { start: onboarding } ]
    screens:
      feed:
        title: Féed 🚀
        doc: |
          The newest posts.

          And older ones: "all".
        path: /feed
        transitions: &common
          openPost: { push: post }
          find: { present: search }
      post:
        path: /posts/{id}
        params: { id: Int, highlight: "String?", page: "Int = 1" }
        transitions: *common
      search:
        params: { query: 'String = ""', sort: Sort = newest }
        transitions:
          choose: { steps: [dismiss, { push: { post: { id: event.id } } }] }
    transitions:
      buy:
        - { when: isSignedIn, present: checkout }
        - present: signIn
          style: fullScreen
    links:
      schemes: [courier]
      paths:
        /search?q={query}&sort={sort}: { present: search }

    """

  private static let pieces: [[UInt8]] =
    [
      ": ", "- ", "? ", "\n", "\r\n", "\r", "\t", " ", "  ", "[", "]", "{", "}", ",", "\"", "'", "&a ", "*a", "*common",
      "!!str ", "|", ">", "#", " #", "---\n", "...\n", "%YAML 1.2\n", "<<: ", "\\", "\u{2028}", "\u{85}", "\u{FEFF}",
      "🚀",
      "\u{0}", "@", "`", "\n  ", "\n    ", "~",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80]]

  @Test(arguments: 0..<8)
  func `a spec with random changes gives findings in the text and a tree that holds together`(seed: Int) {
    var random = SplitMix64(state: UInt64(seed))
    for _ in 0..<40 {
      let bytes = Self.mutate(Array(Self.spec.utf8), &random)
      let reading = Reading(bytes: bytes)
      Soundness(reading: reading, text: String(decoding: bytes, as: UTF8.self), count: bytes.count).check()
    }
  }

  private static func mutate(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
      case 2: bytes.removeSubrange(start..<(random.next() % 8 == 0 ? bytes.count : end))
      default: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: start)
      }
    }
    return bytes
  }
}

/// What holds for every reading of every text.
private struct Soundness {
  let reading: Reading
  /// What was read, for whoever has to find out why it does not hold.
  let text: String
  let count: Int

  func check() {
    let tree = reading.tree
    #expect(reading.bag.findings.allSatisfy { isInText($0.span) && !$0.message.isEmpty && $0.help != nil }, "\(text)")
    #expect(reading.bag.findings.flatMap(\.notes).compactMap(\.span).allSatisfy(isInText), "\(text)")
    #expect(tree.isComplete || !reading.bag.findings.isEmpty, "\(text)")
    if let root = tree.root { check(root, depth: 1) }
  }

  private func check(_ node: YAMLTree.NodeID, depth: Int) {
    let tree = reading.tree
    #expect(isInText(tree.span(node)) && depth <= 101, "\(text)")
    switch tree.kind(node) {
    case .scalar: break
    case .sequence:
      for item in tree.items(node) { check(item, depth: depth + 1) }
    case .mapping:
      let pairs = tree.pairs(node)
      #expect(pairs.allSatisfy { tree.kind($0.key) == .scalar && tree.isIntact($0.key) }, "\(text)")
      #expect(Set(pairs.map { tree.text($0.key) }).count == pairs.count, "\(text)")
      for pair in pairs { check(pair.value, depth: depth + 1) }
    }
  }

  private func isInText(_ span: SourceSpan) -> Bool {
    span.lowerBound <= span.upperBound && span.upperBound <= UInt32(count)
  }
}

/// A generator of random numbers that gives the same ones on every machine (Steele, Lea and Flood, 2014).
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
