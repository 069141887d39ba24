import SwitchyardDiagnostics

/// What a picture shows of long lists and long texts: enough to know them by. JSON has all of it.
enum PictureLimits {
  /// The letters of a name, a pattern or an operation.
  static let label = 60
  /// The letters of a tooltip.
  static let tooltip = 400
  /// The lines of a node or an arrow.
  static let lines = 8
  /// Letters beyond which what a transition does stands on a line of its own.
  static let width = 34
}

extension String {
  /// The text with what cannot be seen written as an escape, cut where it is longer than so many letters.
  func shown(upTo limit: Int) -> String {
    let beginning = unicodeScalars.prefix(limit + 1)
    guard beginning.count > limit else { return printable }
    return String(String.UnicodeScalarView(beginning.dropLast())).printable + "…"
  }
}

extension PictureCaption {
  /// `buy [isSignedIn]`.
  var heading: String {
    let trigger = trigger.shown(upTo: PictureLimits.label)
    guard let condition else { return trigger }
    return trigger + (trigger.isEmpty ? "[" : " [") + condition.shown(upTo: PictureLimits.label) + "]"
  }

  /// What it does, where that is not said by an arrow from the start.
  var deed: String { operation.shown(upTo: PictureLimits.label) }

  /// `in tab feed, from post, profile`; nothing where the arrow shows it.
  var origin: String {
    let parts = [scope.map { "in " + $0 }, senders?.words].compactMap(\.self)
    return parts.joined(separator: ", ").shown(upTo: PictureLimits.label * 2)
  }

  /// The rules that are broken, each once: `▲ failing-transition`.
  var warning: String { marks.words }
}

extension [PictureMark] {
  /// `▲ dead-end, unhandled-event`; nothing where there is none.
  var words: String {
    var rules: [String] = []
    for mark in self where !rules.contains(mark.rule) { rules.append(mark.rule) }
    return rules.isEmpty ? "" : "▲ " + rules.joined(separator: ", ")
  }
}

extension PictureNode {
  /// What stands on top of a label.
  var heading: String {
    switch kind {
    case .screen: name.shown(upTo: PictureLimits.label)
    // Each line of these says from where.
    case .start, .events: ""
    case .system: "from the system"
    case .links: "from links"
    }
  }
}

extension PictureCluster {
  /// `feed · tab`, `Checkout · module`.
  var heading: String { name.shown(upTo: PictureLimits.label) + " · " + kind.rawValue }
}
