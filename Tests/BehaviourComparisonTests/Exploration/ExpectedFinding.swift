import SwitchyardModel

/// What the rules say of an app, as far as an exploration can tell.
struct ExpectedFinding: Hashable, Comparable, CustomStringConvertible {
  var rule: String
  var subject: String
  var reason: String?
  var isError: Bool

  var description: String {
    "\(isError ? "error" : "warning") \(rule) \(subject)" + (reason.map { " (\($0))" } ?? "")
  }

  static func < (left: ExpectedFinding, right: ExpectedFinding) -> Bool { left.description < right.description }
}

extension Exploration {
  /// Of a complete exploration: all that the rules find, but for raise loops, of which one transition stands for many.
  var findings: Set<ExpectedFinding> { seenFindings.union(absences) }

  /// All that may be absent, as far as was seen. Where a whole handler is dead so are its alternatives, and a screen that
  /// stands nowhere yet may do so further on.
  var possibleAbsences: Set<ExpectedFinding> {
    var findings = absences
    for handler in app.handlers {
      let dead = handler.transitions.filter { !records[$0].isChosen }
      if dead.count == handler.transitions.count {
        findings.insert(.init(rule: "dead-transition", subject: handler.path, isError: false))
      }
      for transition in dead {
        findings.insert(.init(rule: "dead-alternative", subject: app.transitions[transition].path, isError: false))
      }
    }
    return findings
  }

  /// What is found because it was seen to happen.
  var seenFindings: Set<ExpectedFinding> {
    var findings: Set<ExpectedFinding> = []
    for subject in unhandled { findings.insert(.init(rule: "unhandled-event", subject: subject, isError: true)) }
    for subject in inexhaustive {
      findings.insert(.init(rule: "inexhaustive-guards", subject: subject, isError: false))
    }
    for screen in deadEnds {
      findings.insert(.init(rule: "dead-end", subject: app.graph.path(of: screen), isError: false))
    }
    for transition in trapPresenters {
      findings.insert(.init(rule: "modal-trap", subject: app.transitions[transition].path, isError: false))
    }
    for (transition, record) in zip(app.transitions, records) {
      for reason in record.reasons {
        findings.insert(
          .init(
            rule: "failing-transition", subject: transition.path, reason: reason.rawValue,
            isError: !record.hasSucceeded))
      }
    }
    return findings
  }

  /// What is found because it was not seen to happen.
  private var absences: Set<ExpectedFinding> {
    var findings: Set<ExpectedFinding> = []
    let screens = standingScreens
    let flows = standingFlows
    for screen in app.graph.screens where !screens.contains(screen.id) {
      findings.insert(.init(rule: "unreachable-screen", subject: app.graph.path(of: screen.id), isError: true))
    }
    for flow in app.graph.flows where !flows.contains(flow.id) {
      findings.insert(.init(rule: "unreachable-flow", subject: app.graph.path(of: flow.id), isError: true))
    }
    for handler in app.handlers {
      switch handler.owner {
      case .screen(let screen) where !screens.contains(screen): continue
      case .flow(let flow) where !flows.contains(flow): continue
      default: break
      }
      let dead = handler.transitions.filter { !records[$0].isChosen }
      if dead.count == handler.transitions.count {
        findings.insert(.init(rule: "dead-transition", subject: handler.path, isError: false))
      } else {
        for transition in dead {
          findings.insert(
            .init(rule: "dead-alternative", subject: app.transitions[transition].path, isError: false))
        }
      }
    }
    return findings
  }
}
