import SwitchyardModel
import SwitchyardSimulation
import SwitchyardSwiftCode

/// What the function of a test is called: `screens_feed_transitions_openPost`, `links_posts_withId`.
///
/// The name comes from the transition's own path alone, so that nothing that is added elsewhere gives it another one. It
/// can be turned back into the path where it is made of plain names, so that no two paths give one; else a hash of the
/// path stands behind it.
struct TestName {
  enum Kind {
    case done
    case usingElse
    case failing(String)

    /// In capitals somewhere, as no literal of a link is, and one part more than a path has.
    fileprivate var suffix: String {
      switch self {
      case .done: ""
      case .usingElse: "_usingElse"
      case .failing(let reason): "_fails" + reason.prefix(1).uppercased() + reason.dropFirst()
      }
    }
  }

  let identifier: SwiftIdentifier

  init(of place: TransitionPlace, _ kind: Kind = .done, in graph: RouteGraph, prefix: String) {
    let path = place.path(in: graph)
    var text = Self.trigger(place.trigger, in: graph)
    let index = String(path.dropFirst(place.trigger.path(in: graph).count)).filter(\.isNumber)
    if let plain = text {
      text = plain + (index.isEmpty ? "" : "_" + index)
    }
    identifier = SwiftIdentifier(checkedName: prefix + (text ?? Self.hashed(path)) + kind.suffix)
  }

  /// Nil where a part of it is not plain.
  private static func trigger(_ trigger: TransitionPlace.Trigger, in graph: RouteGraph) -> String? {
    switch trigger {
    case .link(let link): path(of: graph[link]).map { "links" + $0 }
    case .event: plain(path: trigger.path(in: graph))
    }
  }

  /// What stands for an element in a name: `screens_feed`, of the path `screens.feed`.
  static func text(for path: String) -> String {
    plain(path: path) ?? hashed(path)
  }

  private static func plain(path: String) -> String? {
    let parts = path.split(separator: ".").map { plain(String($0)) }
    // What looks like a hash is to be none.
    guard parts.allSatisfy({ $0 != nil }), !looksHashed(parts.last.flatMap(\.self) ?? "") else { return nil }
    return parts.compactMap(\.self).joined(separator: "_")
  }

  /// A name in which an underscore is doubled, so that a single one separates names.
  private static func plain(_ name: String) -> String? {
    if name.hasPrefix("_") || name.hasSuffix("_") { return nil }
    let pieces = name.split(separator: "_", omittingEmptySubsequences: false)
    return pieces.contains("") ? nil : pieces.joined(separator: "__")
  }

  private static func looksHashed(_ name: String) -> Bool {
    name.utf8.count == 17 && name.hasPrefix("x") && name.dropFirst().allSatisfy(\.isHexDigit)
  }

  // MARK: - Links

  /// `_posts_withId` for `/posts/{id}`, `_search_qAsQuery_kindIsNew` for `/search?q={query}&kind=new`. Literals are in lower
  /// case, so that what stands in capitals is ours.
  private static func path(of link: LinkPattern) -> String? {
    var text = ""
    for segment in link.template.segments {
      switch segment {
      case .literal(let literal):
        let pieces = literal.split(separator: "-", omittingEmptySubsequences: false)
        guard pieces.allSatisfy({ isWord($0) }), let first = literal.utf8.first, !isDigit(first), !looksHashed(literal)
        else { return nil }
        text += "_" + pieces.joined(separator: "__")
      case .placeholder(let place):
        guard let name = raised(link.placeholders[place].name) else { return nil }
        text += "_with" + name
      case .rest: return nil
      }
    }
    for item in link.template.query {
      guard isWord(item.name[...]), item.name != "with", let first = item.name.utf8.first, !isDigit(first) else {
        return nil
      }
      switch item.value {
      case .literal(let literal):
        guard isWord(literal[...]), let value = raised(literal) else { return nil }
        text += "_" + item.name + "Is" + value
      case .placeholder(let place):
        guard let value = raised(link.placeholders[place].name) else { return nil }
        text += "_" + item.name + "As" + value
      }
    }
    return text
  }

  /// Letters in lower case and digits.
  private static func isWord(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isLower($0) || isDigit($0) }
  }

  /// A name of ASCII letters and digits with its first letter raised; nil where that cannot be undone.
  private static func raised(_ name: String) -> String? {
    guard let first = name.utf8.first, isLower(first),
      name.utf8.allSatisfy({ isLower($0 | 0x20) || isDigit($0) })
    else { return nil }
    return String(Unicode.Scalar(first & ~0x20)) + name.dropFirst()
  }

  private static func isLower(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  // MARK: - What is not plain

  /// What can be read of a path, and a hash of all of it.
  private static func hashed(_ path: String) -> String {
    let words = path.replacingLinkPrefix.utf8.split { byte in !(isLower(byte | 0x20) || isDigit(byte)) }
    let text = words.map { String(decoding: Array($0), as: UTF8.self) }.joined(separator: "_")
    // FNV-1a
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return text + "_x" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension String {
  /// `links./posts` for `links.paths./posts`.
  fileprivate var replacingLinkPrefix: String {
    hasPrefix("links.paths.") ? "links." + dropFirst("links.paths.".count) : self
  }
}
