internal import SwitchyardDiagnostics

/// A `-` where no list can begin: behind a key in the same line, or among the keys of a mapping.
struct MisplacedListItem: Problem {
  static let rule = YAMLRules.syntax

  let isBehindKey: Bool
  /// The one word of the item, where it may have been meant as a key.
  var word: String?
  let span: SourceSpan

  var message: String {
    isBehindKey ? "a list cannot begin in the line of its key" : "a list item stands here, where a key is expected"
  }
  var help: String? {
    isBehindKey
      ? "begin a new line, or write the list in brackets; a text that begins with '- ' needs quotes"
      : (word.map { "write '\($0):' where it is a key like those beside it; else " } ?? "")
        + "give the list a key, or indent the item like those before it"
  }
}
