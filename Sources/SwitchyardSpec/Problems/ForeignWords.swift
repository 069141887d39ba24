/// Words for operations that other libraries use, and what they are called here.
enum ForeignWords {
  /// What may be meant by a key or a word of a transition: `goto` is `push`.
  static func meaning(of word: String) -> Meaning? {
    meanings[word.lowercased()]
  }

  struct Meaning {
    let keys: [TransitionKey]
    /// What to write beside it.
    var style: String?

    /// `did you mean 'pop' or 'dismiss'?`, or for a word that stands alone `did you mean '{ push: … }'?`.
    func question(isKey: Bool) -> String {
      let names = keys.map { isKey || $0.isWord ? "'\($0.rawValue)'" : "'{ \($0.rawValue): … }'" }
      return "did you mean \(names.joinedAsAlternatives)\(style.map { ", with 'style: \($0)' beside it" } ?? "")?"
    }
  }

  private static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = [:]
    func add(_ words: String, _ keys: TransitionKey..., style: String? = nil) {
      for word in words.split(separator: " ") { meanings[String(word)] = Meaning(keys: keys, style: style) }
    }
    add("back goback return unwind", .pop)
    add("close cancel exit hide leave finish", .pop, .dismiss)
    add("goto go navigate navigateto show to segue route forward", .push)
    add("modal", .present)
    add("sheet", .present, style: "sheet")
    add("popover", .present, style: "popover")
    add("fullscreen cover fullscreencover", .present, style: "fullScreen")
    add("replace", .replaceTop)
    add("reset setstack", .setRoot)
    add("popall backtoroot", .popToRoot)
    add("backto unwindto", .popTo)
    add("dismissto", .dismiss)
    add("closeall", .dismissAll)
    add("switchtab selecttab switch select", .tab)
    add("emit send trigger fire dispatch", .raise)
    add("url openurl link", .open)
    add("none nothing noop stay skip", .ignore)
    add("wait later postpone", .defer)
    add("sequence chain then", .steps)
    add("if guard condition unless", .when)
    add("otherwise fallback default", .else)
    return meanings
  }()
}
