/// The keys of a picture in JSON, in their order. ``PictureJSON`` writes them, ``PictureSchema`` describes them: neither can
/// know one that the other does not.
enum PictureField: String, CaseIterable {
  case version, name, clusters, nodes, edges
}

enum ClusterField: String, CaseIterable {
  case id, kind, name, title, findings, file, line, column
}

enum NodeField: String, CaseIterable {
  case id, kind, name, title, cluster, containers, modal, unreachable, focus, outside, transitions, findings, file,
    line,
    column
}

enum EdgeField: String, CaseIterable {
  case source, target, kind, transitions
}

enum CaptionField: String, CaseIterable {
  case subject, trigger, condition, operation, scope, senders, senderCount, findings, file, line, column
}

enum MarkField: String, CaseIterable {
  case rule, severity, message
}
