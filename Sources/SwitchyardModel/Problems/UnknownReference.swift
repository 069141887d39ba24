internal import SwitchyardDiagnostics

/// A name that nothing declares, or that stands for another kind of thing.
struct UnknownReference: Problem {
  enum Wanted: Equatable {
    case screen
    case screenOrFlow
    case layer
    case tab
    case condition
    /// `event.x`, where the event, or the link, has no x.
    case payload(of: String, isLink: Bool)
    /// `event.x`, where nothing is handled that could carry it.
    case noEvent
    /// `screen.x`, where the emitting screen has no x.
    case screenParameter(of: String)
    /// `screen.x`, where it is not known which screen emits.
    case noScreen
    /// A placeholder of a screen's path.
    case pathParameter(of: String)
    /// `start: tabs` in an app without tabs.
    case tabBar
  }

  static let rule = ModelRules.unknownReference

  var wanted: Wanted
  var name: String
  var span: SourceSpan
  var subject: String?
  var hint = Hint()

  var notes: [Finding.Note] { hint.note.map { [$0] } ?? [] }
  var help: String? { hint.help }

  var message: String {
    switch wanted {
    case .screen: "there is no screen '\(name)'"
    case .screenOrFlow, .layer: "there is no screen and no flow '\(name)'"
    case .tab: "there is no tab '\(name)'"
    case .condition: "there is no guard '\(name)'"
    case .payload(let event, isLink: false): "event '\(event)' carries no '\(name)'"
    case .payload(let pattern, isLink: true): "'\(pattern)' has no placeholder '{\(name)}'"
    case .noEvent: "'event.\(name)' is known only where an event or a link is handled"
    case .screenParameter(let screen): "screen '\(screen)' has no parameter '\(name)'"
    case .noScreen: "'screen.\(name)' is known only in the transitions of the screen itself"
    case .pathParameter(let screen): "screen '\(screen)' has no parameter '\(name)' that its path could show"
    case .tabBar: "'tabs' is started, but there are no tabs"
    }
  }
}

/// What may have been meant: a help line, and the place that it speaks of.
struct Hint {
  var help: String?
  var note: Finding.Note?
}
