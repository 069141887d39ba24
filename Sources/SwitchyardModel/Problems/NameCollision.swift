internal import SwitchyardDiagnostics

/// Two declarations that share one name, in the spec or in the Swift that is made of it.
struct NameCollision: Problem {
  /// One of the two.
  struct Side {
    var kind: ElementKind
    var name: String
    var span: SourceSpan
  }

  enum Cause {
    /// Both have the name in the spec.
    case declaredTwice
    /// Both have it, and one is in `external`, or their payloads differ.
    case otherPayload
    /// The app's transitions handle one event in two files.
    case handledTwice
    /// Both become this name.
    case generated(String)
    /// A type of the app's own is called as a generated one.
    case ownType(String)
    /// The generated code stands on a type or a constant of that name.
    case hides(String)
  }

  static let rule = ModelRules.nameCollision

  var later: Side
  var earlier: Side
  var cause: Cause
  var span: SourceSpan
  var subject: String?

  var message: String {
    switch cause {
    case .declaredTwice where later.kind == earlier.kind: "there are two \(later.kind.plural) '\(later.name)'"
    case .declaredTwice:
      "'\(later.name)' is \(earlier.kind.withArticle) and \(later.kind.withArticle)"
    case .otherPayload:
      "there are two \(later.kind.plural) '\(later.name)', and what they carry differs"
    case .handledTwice: "the app handles event '\(later.name)' twice"
    case .generated(let name):
      switch earlier.kind {
      case .app: "\(words(later)) becomes '\(name)', and the generated code has a '\(name)' of its own"
      case .module where later.kind != .module:
        "\(words(later)) becomes '\(name)' in the generated code, as a part of \(words(earlier)) does"
      default: "\(words(later)) becomes '\(name)' in the generated code, as \(words(earlier)) does"
      }
    case .ownType(let name): "\(words(later)) is the app's '\(name)', and the generated code has a '\(name)' of its own"
    case .hides(let name) where name == later.name:
      "\(words(later)) hides a constant of that name, on which the generated code stands"
    case .hides(let type):
      "\(words(later)) becomes '\(type)' in the generated code, which stands on another type of that name"
    }
  }

  var notes: [Finding.Note] {
    if earlier.kind == .app { return [] }
    if case .hides = cause { return [] }
    return [Finding.Note(note, at: earlier.span)]
  }

  private var note: String {
    switch cause {
    case .handledTwice: "it is handled here first"
    default: "\(words(earlier)) is declared here"
    }
  }

  var help: String? {
    switch cause {
    case .handledTwice: "make one list of alternatives of them"
    case .hides: "rename it"
    case .generated where earlier.kind == .app: "rename it"
    case .ownType: "give the app's type another name, or let the generated one have another"
    case .declaredTwice where isOfExternalEvent, .otherPayload where isOfExternalEvent:
      "what an external event carries stands behind its name in 'external'; leave it out of 'events', or rename one"
    default: "rename one of them"
    }
  }

  /// Whether an event stands in `external` and in `events`.
  private var isOfExternalEvent: Bool {
    Set([later.kind, earlier.kind]) == [.event, .externalEvent]
  }

  private func words(_ side: Side) -> String {
    "\(side.kind.rawValue) '\(side.name)'"
  }
}
