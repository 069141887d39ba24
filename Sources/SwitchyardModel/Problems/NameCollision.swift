internal import SwitchyardDiagnostics

/// Two declarations that share one name, in the spec or in the Swift that is made of it.
struct NameCollision: Problem {
  /// One of the two.
  struct Side {
    var kind: ElementKind
    var name: String
    /// Nil for what the generated code declares of itself.
    var span: SourceSpan?
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
    /// The generated code needs the standard library's type of that name.
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
      "\(words(later)) becomes '\(name)' in the generated code, as \(words(earlier)) does"
    case .hides(let type):
      "\(words(later)) becomes '\(type)' in the generated code, which would hide Swift's own '\(type)'"
    }
  }

  var notes: [Finding.Note] {
    earlier.span.map { [Finding.Note(note, at: $0)] } ?? []
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
    default: "rename one of them"
    }
  }

  private func words(_ side: Side) -> String {
    side.span == nil ? side.name : "\(side.kind.rawValue) '\(side.name)'"
  }
}
