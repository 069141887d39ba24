package import SwitchyardDiagnostics

/// A screen, or a label that says how one is reached from many places.
package struct PictureNode: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case screen
    /// Where the app begins.
    case start
    /// What is handled for many screens alike.
    case events
    /// What the system may raise at any time.
    case system
    /// What opens the app from outside.
    case links
  }

  package var id: PictureID
  package var kind: Kind
  /// A screen as it is written from outside its module; nothing for a label.
  package var name = ""
  package var title: String?
  /// The frame in which it is drawn, by its place among the picture's.
  package var cluster: Int?
  /// Every tab and flow in which the screen can stand.
  package var containers: [PictureContainer] = []
  /// What it does without showing another screen; of a label, what leads to its target.
  package var captions: [PictureCaption] = []
  /// What was found about the screen itself.
  package var marks: [PictureMark] = []
  /// Whether it is only ever shown as a modal without a stack.
  package var isModal = false
  package var isUnreachable = false
  /// Whether the picture is drawn around it.
  package var isFocus = false
  /// Whether it belongs to another module than the one that is drawn.
  package var isOutside = false
  package var declaredAt: SourceSpan?
}

extension PictureNode {
  /// Its own findings and those of what it does.
  package var allMarks: [PictureMark] { marks + captions.flatMap(\.marks) }
}

/// A tab or a flow in which a screen can stand; it need not have a frame of its own in the picture.
package struct PictureContainer: Sendable {
  package var id: PictureID
  /// `tab feed`.
  package var words: String
}

/// What is said of one transition: `openPost · push`, `buy [isSignedIn] · present checkout`.
package struct PictureCaption: Sendable {
  /// The event, the pattern of the link, or nothing where the app begins.
  package var trigger: String
  /// What must hold, as it is written after `when:`; `else` for an alternative without one behind others.
  package var condition: String?
  /// What it does: `push`, `dismiss, push`; nothing for an event that nobody handles.
  package var operation: String
  /// The tab or the flow in which alone it holds, where the arrow does not show it: `tab feed`.
  package var scope: String?
  /// Who sends the event, where the arrow does not show it.
  package var senders: PictureSenders?
  /// The dotted path of the transition: `screens.post.transitions.close`.
  package var subject: String
  package var marks: [PictureMark]
  package var declaredAt: SourceSpan
}

/// How many screens and transitions send an event, and what the first of them are called.
package struct PictureSenders: Sendable, Equatable {
  /// More names than these say less than their number.
  static let named = 3

  package var count: Int
  package var names: [String]

  /// `from post, profile`, `from 12 places`.
  package var words: String {
    "from " + (count > names.count ? String(count) + " places" : names.joined(separator: ", "))
  }
}
