package import SwitchyardDiagnostics

/// A graph as people look at it: nodes, arrows between them, and frames around those that belong together.
///
/// Everything in it is the user's own text, and in the order of the spec; a format escapes it, clips it and gives it shapes
/// and colours.
package struct Picture: Sendable {
  /// What the app is called.
  package var name: String
  package var clusters: [PictureCluster]
  package var nodes: [PictureNode]
  package var edges: [PictureEdge]
}

/// A frame: the screens of one tab or of one flow, or those of a module that stand in more than one of these.
package struct PictureCluster: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case tab
    case flow
    case module
  }

  package var id: PictureID
  package var kind: Kind
  package var name: String
  package var title: String?
  /// What was found about the tab or the flow itself.
  package var marks: [PictureMark]
  package var declaredAt: SourceSpan
}

/// An arrow: everything that leads from one node to another in the same way.
package struct PictureEdge: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// The screen comes upon the visible stack, or in the place of something on it.
    case stack
    /// It is shown in a modal layer.
    case present
    /// It was there before, further down.
    case back
    /// A tab is selected, and shows what it showed.
    case tab
    /// The app begins, or begins afresh.
    case start
    /// It comes upon the stack, with others on top of it.
    case beneath
    /// From a label to the screen that it belongs to.
    case entry
  }

  /// By its place among the picture's nodes.
  package var source: Int
  package var target: Int
  package var kind: Kind
  /// None on an arrow from a label, which says it all.
  package var captions: [PictureCaption]
}

/// A finding, at the element of the picture that it is about.
package struct PictureMark: Sendable, Equatable {
  package var rule: String
  package var severity: Severity
  package var message: String
}

extension Sequence<PictureMark> {
  /// How grave the gravest is.
  package var gravest: Severity? {
    var gravest: Severity?
    for mark in self where gravest != .error { gravest = mark.severity }
    return gravest
  }
}
