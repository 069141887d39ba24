/// Lays out the words and texts of a `LinkTable`.
struct LinkTableWriter {
  private static let headerLength = 6

  private var words: [Int] = []
  private var texts = ""
  private var textLength = 0
  private var textStarts: [String: Int] = [:]
  private var addressByCases: [[String]: Int] = [:]
  /// In the order of their bytes.
  private let names: [String]
  private let placeByName: [String: Int]

  init(names: [String]) {
    self.names = Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    placeByName = Dictionary(uniqueKeysWithValues: zip(self.names, self.names.indices))
  }

  mutating func write(
    schemes: [String], hosts: [String], nodes: [LinkTableNode], patterns: [LinkTableEncoder.Pattern]
  ) -> String {
    words = Array(repeating: 0, count: Self.headerLength)
    words[1] = append(list: schemes)
    words[2] = append(list: hosts)
    words[3] = append(list: names)
    let patternAddresses = patterns.map { append($0) }
    words[4] = append(nodes, patterns: patterns, at: patternAddresses)
    words[0] = words.count
    let head = words[..<(Self.headerLength - 1)].map(Self.digits).joined()
    let rest = words[Self.headerLength...].map(Self.digits).joined() + texts
    return head + Self.digits(Self.checksum(of: head + rest)) + rest
  }

  /// By which a table that was damaged, as by a merge, is told: FNV-1a, as many bits of it as a word has.
  private static func checksum(of text: String) -> Int {
    let hash = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return Int(hash & 0x1FF_FFFF)
  }

  /// Five digits of base 32, from `0` to `O`.
  private static func digits(_ word: Int) -> String {
    precondition(word < 1 << 25, "the links do not fit into one table")
    let digits = stride(from: 20, through: 0, by: -5).map { UInt8(ascii: "0") + UInt8(word >> $0 & 31) }
    return String(decoding: digits, as: UTF8.self)
  }

  // MARK: - Texts

  private mutating func append(list: [String]) -> Int {
    let address = words.count
    words.append(list.count)
    for text in list { append(text: text) }
    return address
  }

  private mutating func append(text: String) {
    if textStarts[text] == nil {
      textStarts[text] = textLength
      texts += text
      textLength += text.utf8.count
    }
    words += [textStarts[text] ?? 0, text.utf8.count]
  }

  /// The two words of a kind. The cases of an enum stand elsewhere, and must have been placed before.
  private func words(of kind: LinkTableEncoder.Kind) -> [Int] {
    switch kind {
    case .string: [0, 0]
    case .int: [1, 0]
    case .double: [2, 0]
    case .bool: [3, 0]
    case .uuid: [4, 0]
    case .date: [5, 0]
    case .choice(let cases): [6, addressByCases[cases] ?? 0]
    case .url: [7, 0]
    case .own(let number): [8, number]
    }
  }

  private mutating func place(casesOf kind: LinkTableEncoder.Kind) {
    guard case .choice(let cases) = kind, addressByCases[cases] == nil else { return }
    addressByCases[cases] = append(list: cases)
  }

  // MARK: - Patterns

  private mutating func append(_ pattern: LinkTableEncoder.Pattern) -> Int {
    for case .placeholder(let kind) in pattern.segments { place(casesOf: kind) }
    for item in pattern.items {
      if case .placeholder(let kind, _) = item.value { place(casesOf: kind) }
    }
    let address = words.count
    words += [pattern.module, pattern.place, 0, 0, 0]
    for item in pattern.items {
      guard case .literal(let text) = item.value else { continue }
      words.append(placeByName[item.name] ?? 0)
      append(text: text)
      words[address + 2] += 1
    }
    for item in pattern.items {
      guard case .placeholder(let kind, let isRequired) = item.value else { continue }
      words += [placeByName[item.name] ?? 0] + words(of: kind) + [isRequired ? 1 : 0]
      words[address + 3] += 1
    }
    for (place, segment) in pattern.segments.enumerated() {
      switch segment {
      case .literal: continue
      case .placeholder(let kind): words += [place] + words(of: kind)
      case .rest: words += [place, 9, 0]
      }
      words[address + 4] += 1
    }
    return address
  }

  // MARK: - Nodes

  /// Returns the address of the root, which is the first.
  private mutating func append(
    _ nodes: [LinkTableNode], patterns: [LinkTableEncoder.Pattern], at patternAddresses: [Int]
  ) -> Int {
    var next = words.count
    let addresses = nodes.map { node in
      defer { next += node.length }
      return next
    }
    for node in nodes {
      words += [node.literals.count, node.typed.count, node.texts.count, node.rest == nil ? 0 : 1, node.patterns.count]
      for (text, target) in node.sortedLiterals {
        append(text: text)
        words.append(addresses[target])
      }
      for edge in node.typed + node.texts { words += words(of: edge.kind) + [addresses[edge.node]] }
      if let rest = node.rest { words += [9, 0, addresses[rest]] }
      words += node.patterns(bySpecificityIn: patterns).map { patternAddresses[$0] }
    }
    return addresses[0]
  }
}

extension LinkTableNode {
  /// In words.
  fileprivate var length: Int {
    5 + 3 * (literals.count + typed.count + texts.count + (rest == nil ? 0 : 1)) + patterns.count
  }

  /// More literal query items first, then more required ones; the earlier pattern where both are equal.
  fileprivate func patterns(bySpecificityIn all: [LinkTableEncoder.Pattern]) -> [Int] {
    patterns.map { (place: $0, demands: all[$0].demands) }
      .sorted { left, right in
        left.demands == right.demands ? left.place < right.place : left.demands > right.demands
      }
      .map(\.place)
  }
}

extension LinkTableEncoder.Pattern {
  fileprivate var demands: (literals: Int, required: Int) {
    items.reduce(into: (0, 0)) { demands, item in
      switch item.value {
      case .literal: demands.0 += 1
      case .placeholder(_, let isRequired): demands.1 += isRequired ? 1 : 0
      }
    }
  }
}
