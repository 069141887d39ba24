import Foundation
import SwitchyardEmission
import SwitchyardModel

@testable import SwitchyardRuntime

/// Matches a URL against each pattern in turn, as the language's section on links says it and no cleverer.
struct NaiveMatcher {
  let patterns: [WrittenPattern]

  func match(_ url: String) -> String? {
    guard let parts = parts(of: url) else { return nil }
    let matches = patterns.indices.compactMap { place in
      values(of: patterns[place], parts).map { (place: place, rank: rank(of: patterns[place]), values: $0) }
    }
    let best = matches.min { $0.rank.lexicographicallyPrecedes($1.rank) || ($0.rank == $1.rank && $0.place < $1.place) }
    return best.map { "\($0.place)(\($0.values.map(\.description).joined(separator: ", ")))" }
  }

  private typealias Parts = (segments: [String], items: [(name: String, value: String)])

  private func parts(of url: String) -> Parts? {
    guard let colon = url.range(of: "://") else { return nil }
    let beforeFragment = url[colon.upperBound...].components(separatedBy: "#")[0]
    let halves = beforeFragment.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var written = halves[0].components(separatedBy: "/")
    let authority = written.removeFirst()
    let isHost = WrittenTable.hosts.contains(authority.lowercased())
    let scheme = url[..<colon.lowerBound].lowercased()
    guard WrittenTable.schemes.contains(scheme) || (scheme == "https" && isHost) else { return nil }
    if written.last == "" { written.removeLast() }
    if !isHost, authority != "" { written.insert(authority, at: 0) }
    var segments: [String] = []
    for segment in written {
      guard let text = decoded(segment), text != "", text != ".", text != ".." else { return nil }
      segments.append(text)
    }
    var items: [(name: String, value: String)] = []
    for item in (halves.count > 1 ? String(halves[1]) : "").components(separatedBy: "&") where item != "" {
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let name = decoded(sides[0]), let value = decoded(sides.count > 1 ? sides[1] : "") else { return nil }
      items.append((name, value))
    }
    return (segments, items)
  }

  private func decoded(_ text: String) -> String? {
    guard let decoded = text.removingPercentEncoding, !decoded.contains("\0") else { return nil }
    return decoded
  }

  private func values(of pattern: WrittenPattern, _ parts: Parts) -> [CaseArgument]? {
    var values: [CaseArgument] = []
    var segments = parts.segments[...]
    for segment in pattern.segments {
      guard let text = segments.first else { return nil }
      switch segment {
      case .literal(let literal):
        guard literal == text else { return nil }
      case .placeholder(let kind):
        guard let value = value(of: text, kind) else { return nil }
        values.append(value)
      case .rest:
        values.append(.list(segments.map { .string($0) }))
        segments = []
        continue
      }
      segments.removeFirst()
    }
    guard segments.isEmpty else { return nil }
    for item in pattern.items {
      let found = parts.items.filter { $0.name == item.name }
      guard found.count < 2 else { return nil }
      switch item.value {
      case .literal(let literal):
        guard found.first?.value == literal else { return nil }
      case .placeholder(let kind, let isRequired):
        guard let text = found.first?.value else {
          guard !isRequired else { return nil }
          values.append(.absent)
          continue
        }
        guard let value = value(of: text, kind) else { return nil }
        values.append(value)
      }
    }
    return values
  }

  private func value(of text: String, _ kind: LinkTableEncoder.Kind) -> CaseArgument? {
    switch kind {
    case .string: .string(text)
    case .int: Int(text).map { .int($0) }
    case .double: text.contains(/[^0-9.eE+-]/) ? nil : Double(text).flatMap { $0.isFinite ? .double($0) : nil }
    case .bool: Bool(text).map { .bool($0) }
    case .uuid: UUID(uuidString: text).map { _ in .string(text) }
    case .date:
      ISO8601DateFormatter().date(from: text + "T00:00:00Z").map { .double($0.timeIntervalSinceReferenceDate) }
    case .url: URLText.flaw(in: text) == nil ? .string(text) : nil
    case .choice(let cases): cases.contains(text) ? .string(text) : nil
    case .own(let number): number == 1 && text.hasPrefix("u") ? .string(text) : nil
    }
  }

  /// The smaller, the more specific.
  private func rank(of pattern: WrittenPattern) -> [Int] {
    let segments = pattern.segments.map { segment in
      switch segment {
      case .literal: 0
      case .placeholder(.int), .placeholder(.double), .placeholder(.bool), .placeholder(.uuid), .placeholder(.choice): 1
      case .placeholder: 2
      case .rest: 3
      }
    }
    var literals = 0
    var required = 0
    for item in pattern.items {
      switch item.value {
      case .literal: literals += 1
      case .placeholder(_, let isRequired): required += isRequired ? 1 : 0
      }
    }
    return segments + [-literals, -required]
  }
}
