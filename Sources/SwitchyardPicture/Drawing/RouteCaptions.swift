import SwitchyardDiagnostics
import SwitchyardModel

/// Puts a route into words, and finds what was found about it.
struct RouteCaptions {
  private let graph: RouteGraph
  private let words: OperationWords
  private let marks: MarkIndex

  init(_ graph: RouteGraph, marks: MarkIndex) {
    self.graph = graph
    words = OperationWords(graph)
    self.marks = marks
  }

  func caption(of route: Route) -> PictureCaption {
    switch route.origin {
    case .start: return startCaption(of: route)
    case .handler(let level, let place):
      let handler = graph.handlers(at: level)[place]
      let name = graph[handler.event].name
      return caption(
        of: route, handler.alternatives, isList: handler.isList, trigger: name,
        subject: graph.transitionsPath(of: level) + "." + name)
    case .link(let link):
      return caption(
        of: route, graph[link].alternatives, isList: graph[link].isList, trigger: graph[link].text,
        subject: graph.path(of: link))
    }
  }

  private func startCaption(of route: Route) -> PictureCaption {
    let alternative = graph.start[route.alternative]
    let subject = "start" + (graph.start.count > 1 ? "[\(route.alternative)]" : "")
    return PictureCaption(
      trigger: "", condition: condition(alternative.condition, place: route.alternative, of: graph.start.count),
      operation: words.name(of: alternative.target), subject: subject, marks: marks[subject],
      declaredAt: alternative.declaredAt)
  }

  private func caption(
    of route: Route, _ alternatives: [Transition], isList: Bool, trigger: String, subject: String
  ) -> PictureCaption {
    let transition = alternatives[route.alternative]
    let subject = subject + (isList ? "[\(transition.index)]" : "")
    return PictureCaption(
      trigger: trigger,
      condition: condition(transition.condition, place: route.alternative, of: alternatives.count),
      operation: operation(of: route, transition.action), subject: subject, marks: marks[subject],
      declaredAt: transition.declaredAt)
  }

  private func condition(_ literals: [GuardLiteral], place: Int, of count: Int) -> String? {
    words.condition(literals) ?? (place > 0 && count > 1 ? "else" : nil)
  }

  /// An arrow that stands for what is done instead says that alone; one beside it does not say it again.
  private func operation(of route: Route, _ action: Action) -> String {
    guard let shown = route.shown else { return words.words(of: action, withElse: true) }
    if shown.isOtherwise {
      return action.otherwise.map { "else " + words.words(of: $0, withElse: true) }.joined(separator: ", ")
    }
    return words.words(of: action, withElse: !route.hasArrowOfElse)
  }
}

/// The findings by the elements that they are about.
struct MarkIndex {
  private var bySubject: [String: [PictureMark]] = [:]
  let isEmpty: Bool

  init(_ findings: [Finding]) {
    for finding in findings {
      guard let subject = finding.subject else { continue }
      bySubject[subject, default: []].append(
        PictureMark(rule: finding.rule.id, severity: finding.severity, message: finding.message))
    }
    isEmpty = bySubject.isEmpty
  }

  /// What was found about the element of a dotted path.
  subscript(subject: String) -> [PictureMark] {
    isEmpty ? [] : bySubject[subject] ?? []
  }
}
