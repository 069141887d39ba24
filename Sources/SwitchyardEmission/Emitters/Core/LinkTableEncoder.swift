/// Writes link patterns as the trie that SwitchyardRuntime's `LinkTable` reads; its doc comment describes the format.
///
/// ```swift
/// var encoder = LinkTableEncoder(schemes: ["courier"], hosts: ["courier.example"])
/// encoder.insert(.init(module: 0, place: 0, segments: [.literal("posts"), .placeholder(.int)], items: []))
/// let literal = encoder.encode()
/// ```
package struct LinkTableEncoder {
  /// What a placeholder takes.
  package enum Kind: Hashable, Sendable {
    case string, int, double, bool, uuid, date, url
    /// A generated enum, by its cases.
    case choice([String])
    /// One of the app's own types, by the number under which the generated code decides about a text.
    case own(Int)
  }

  package enum Segment: Hashable, Sendable {
    /// Percent-decoded.
    case literal(String)
    case placeholder(Kind)
    /// Only the last.
    case rest
  }

  package struct Item: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
      /// Percent-decoded.
      case literal(String)
      case placeholder(Kind, isRequired: Bool)
    }

    /// Percent-decoded.
    package var name: String
    package var value: Value

    package init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }

  package struct Pattern: Hashable, Sendable {
    /// Counted from 1; 0 for the app itself.
    package var module: Int
    /// The pattern's place among those of its module.
    package var place: Int
    package var segments: [Segment]
    package var items: [Item]

    package init(module: Int, place: Int, segments: [Segment], items: [Item]) {
      self.module = module
      self.place = place
      self.segments = segments
      self.items = items
    }
  }

  private let schemes: [String]
  private let hosts: [String]
  private var patterns: [Pattern] = []
  private var nodes = [LinkTableNode()]

  /// - Parameters: schemes and hosts in lower case.
  package init(schemes: [String], hosts: [String]) {
    self.schemes = schemes
    self.hosts = hosts
  }

  /// Adds a pattern. Of two that are equally specific the earlier one wins.
  package mutating func insert(_ pattern: Pattern) {
    var node = 0
    for segment in pattern.segments {
      if let next = nodes[node].next(behind: segment) {
        node = next
      } else {
        nodes[node].add(segment, leadingTo: nodes.count)
        node = nodes.count
        nodes.append(LinkTableNode())
      }
    }
    nodes[node].patterns.append(patterns.count)
    patterns.append(pattern)
  }

  /// The table, for a string literal.
  package func encode() -> String {
    var writer = LinkTableWriter(names: patterns.flatMap { $0.items.map(\.name) })
    return writer.write(schemes: schemes, hosts: hosts, nodes: nodes, patterns: patterns)
  }
}
