internal import SwitchyardDiagnostics

/// A line whose indentation fits none of the mappings and lists that are open, or one in a list without a dash.
struct MisplacedLine: Problem {
  enum Surroundings {
    /// The keys beside it begin elsewhere.
    case mapping
    case list
    /// It goes on with the text of the key before it.
    case text(key: String)
    /// The key before it has its value on its own line, in brackets.
    case brackets(key: String)
  }

  static let rule = YAMLRules.syntax

  let word: String
  let surroundings: Surroundings
  let span: SourceSpan
  /// Where the collection or the text begins that the line does not fit.
  let beginning: SourceSpan
  /// The key above the one before it, where nothing stands behind that: both may have been meant to stand below it.
  var emptyKey: String?

  var message: String {
    switch surroundings {
    case .mapping: "'\(word)' is not indented like the keys around it"
    case .list: "'\(word)' stands in a list, but does not begin with '- '"
    case .text(let key): "'\(word)' is indented more than '\(key)', so it goes on with the text of '\(key)'"
    case .brackets(let key): "'\(word)' stands below '\(key)', which has its value on its own line"
    }
  }

  var notes: [Finding.Note] {
    switch surroundings {
    case .mapping: [Finding.Note("the mapping begins here", at: beginning)]
    case .list: [Finding.Note("the list begins here", at: beginning)]
    case .text: [Finding.Note("the text begins here", at: beginning)]
    case .brackets(let key): [Finding.Note("'\(key)' stands here", at: beginning)]
    }
  }

  var help: String? {
    switch surroundings {
    case .mapping: "let it begin in the same column as the keys that it belongs to"
    case .list: "begin it with '- ', or indent it like the key that it belongs to"
    case .text(let key):
      indenting(key) + "let it begin in the same column as '\(key)', or put the whole text in quotes"
    case .brackets(let key):
      indenting(key) + "put it into the brackets of '\(key)', or write all of '\(key)' below it"
    }
  }

  private func indenting(_ key: String) -> String {
    emptyKey.map { "where '\(key)' belongs to '\($0)' above it, indent '\(key)' more than that; else " } ?? ""
  }
}
