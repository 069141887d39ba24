// What a transition does, in the words in which a spec says it: `tab feed, setAfterRoot post`.
extension RouteGraph {
  /// `when isSignedIn: present checkout (sheet); else: present signIn (fullScreen)`.
  package func words(for alternatives: [Transition]) -> String {
    alternatives.map { words(for: $0, isAlone: alternatives.count == 1) }.joined(separator: "; ")
  }

  /// - Parameter isAlone: whether there is no other alternative.
  package func words(for alternative: Transition, isAlone: Bool) -> String {
    let words = words(for: alternative.action)
    if alternative.condition.isEmpty { return isAlone ? words : "else: " + words }
    return "when " + self.words(for: alternative.condition).joined(separator: ", ") + ": " + words
  }

  /// Each part of a condition as it is written: `isSignedIn`, `not isBlocked`.
  package func words(for condition: [GuardLiteral]) -> [String] {
    condition.map { ($0.isNegated ? "not " : "") + self[$0.condition].name }
  }

  package func words(for action: Action) -> String {
    let tab = action.tab.map { "tab " + self[$0].name }
    var words = tab ?? ""
    if let operation = self.words(for: action.operation) {
      words += (tab == nil ? "" : ", ") + operation
    }
    return words + action.otherwise.map { ", else " + self.words(for: $0) }.joined()
  }

  /// Nil for `tab:` alone, which is said already.
  package func words(for operation: Operation) -> String? {
    switch operation {
    case .selectTab: nil
    case .push(let list): "push " + names(list)
    case .replaceTop(let list): "replaceTop " + names(list)
    case .setRoot(let list): "setRoot " + names(list)
    case .setAfterRoot(let list): "setAfterRoot " + names(list)
    case .setAfter(let anchor, let inclusive, let list):
      "setAfter \(qualifiedName(of: anchor))\(inclusive ? " (inclusive)" : ""), push " + names(list)
    case .pop: "pop"
    case .popTo(let anchor): "popTo " + qualifiedName(of: anchor)
    case .popToRoot: "popToRoot"
    case .present(let presentation): words(for: presentation)
    case .dismiss: "dismiss"
    case .dismissLayer(let layer): "dismiss " + name(of: layer)
    case .dismissAll: "dismissAll"
    case .start(let target): "start " + words(for: target)
    case .raise(let event, _): "raise " + self[event].name
    case .defer: "defer"
    case .open(let url): "open " + url
    case .ignore: "ignore"
    case .steps(let steps): steps.map { words(for: $0) }.joined(separator: ", then ")
    }
  }

  private func words(for presentation: Presentation) -> String {
    var details = [presentation.style.rawValue]
    if presentation.hasStack, case .screen = presentation.layer { details.append("with a stack") }
    if !presentation.isDismissable { details.append("not dismissable") }
    return "present \(name(of: presentation.layer)) (\(details.joined(separator: ", ")))"
  }

  private func words(for target: StartTarget) -> String {
    switch target {
    case .tabs(let selected): "tabs (\(self[selected].name))"
    case .flow(let flow, _): qualifiedName(of: flow)
    case .screen(let root): qualifiedName(of: root.screen)
    }
  }

  private func names(_ destinations: [Destination]) -> String {
    destinations.map { qualifiedName(of: $0.screen) }.joined(separator: ", ")
  }

  package func name(of layer: Layer) -> String {
    switch layer {
    case .flow(let flow): qualifiedName(of: flow)
    case .screen(let screen): qualifiedName(of: screen)
    }
  }
}
