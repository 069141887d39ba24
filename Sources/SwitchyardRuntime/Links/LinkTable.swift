/// The link patterns of an app: a trie in one string literal, which costs the compiler nothing and the app no start-up.
///
/// A URL is matched in one walk over its segments, without regular expressions and without Foundation; the most specific
/// pattern wins. A URL that is broken, hostile or simply another app's matches nothing.
///
/// ```swift
/// let links = LinkTable("…")                    // as the generator wrote it
/// let link = links.match("courier://posts/42")  // link.pattern == 0, link.int(0) == 42
/// ```
///
/// # Format
///
/// The literal is a row of *words*, then texts. A word is a number in five digits of base 32, the most significant first;
/// the digits are the characters `0` to `O`, one after the other in ASCII. A *text* is a word with the byte at which it
/// begins behind the words, and one with its length in bytes. Texts are percent-decoded UTF-8. An *address* is the
/// place of a word, counted from 0.
///
/// | what | words |
/// | --- | --- |
/// | header | how many words there are; the addresses of schemes, hosts, item names and of the root node; a checksum |
/// | schemes, hosts | how many; their texts, in lower case |
/// | item names | how many; the texts of all names of query items, in the order of their bytes |
/// | node | how many literal, typed, text and rest edges and patterns; the edges in that order; the addresses of the patterns that end here, the most specific first |
/// | literal edge | the text of the segment, and the address of the node behind it; in the order of the texts' bytes |
/// | other edge | a kind, and the address of the node behind it |
/// | pattern | module; place among the module's patterns; how many literal items, items, segment values; then these |
/// | literal item | place of its name among the item names; the text that it must have |
/// | item | place of its name; a kind; 1 if it must be there, else 0 |
/// | segment value | place of the segment; a kind |
/// | kind | 0 `String`, 1 `Int`, 2 `Double`, 3 `Bool`, 4 `UUID`, 5 `Date`, 6 enum, 7 `URL`, 8 own type, 9 rest; then for an enum the address of its cases, for an own type its number, else 0 |
/// | cases | how many; their texts |
///
/// Typed edges take `Int`, `Double`, `Bool`, `UUID` and enums, text edges all other single segments. A rest edge leads to a
/// node without edges.
public struct LinkTable: Sendable {
  let words: LinkWords
  /// Whether a text is a value of one of the app's own types, given by its number.
  let accepts: @Sendable (_ type: Int, _ text: String) -> Bool

  /// - Parameters:
  ///   - literal: the table, as the generator encodes it. An empty one matches nothing.
  ///   - accepts: whether a text is a value of one of the app's own types, given by the number that the table uses.
  public init(
    _ literal: StaticString, accepts: @escaping @Sendable (_ type: Int, _ text: String) -> Bool = { _, _ in false }
  ) {
    self.init(words: LinkWords(literal), accepts: accepts)
  }

  init(words: LinkWords, accepts: @escaping @Sendable (_ type: Int, _ text: String) -> Bool) {
    self.words = words
    self.accepts = accepts
  }

  /// Whether a text is a value of one of the app's own types, for `accepts`.
  public static func isValue<Value: LosslessStringConvertible>(_ text: String, of type: Value.Type) -> Bool {
    Value(text) != nil
  }

  /// The most specific pattern that a URL matches, with its values; nil where none does.
  ///
  /// - Parameter url: the whole URL, with its scheme. Takes time in proportion to its length.
  public func match(_ url: String) -> LinkMatch? {
    try? find(url)
  }

  /// The same, with the reason where there is none.
  public func find(_ url: String) throws(LinkRefusal) -> LinkMatch {
    guard words.isWhole else { throw words.isEmpty ? .foreign : .damagedTable }
    var url = url
    let answer = url.withUTF8 { bytes -> Result<LinkMatch, LinkRefusal> in
      do throws(LinkRefusal) {
        let parts = try LinkURL(bytes, schemes: words.schemes, hosts: words.hosts)
        var search = LinkSearch(words: words, url: parts, accepts: accepts)
        return search.run().map { .success($0) } ?? .failure(.noPattern)
      } catch {
        return .failure(error)
      }
    }
    return try answer.get()
  }
}
