import SwitchyardModel

// How much of what a handler does depends on the very element that it starts from. Where little does, it is run once for
// all the elements of a kind.
extension Program {
  /// The events that a screen emits and leaves to its container and the app.
  func outerEvents(of screen: Int32) -> ArraySlice<Int32> {
    outerEventList[Int(outerEventStarts[Int(screen)])..<Int(outerEventStarts[Int(screen) + 1])]
  }

  func needsElements(_ handler: HandlerID) -> Bool {
    runsElementsAlone && handlers[Int(handler)].hasElse
  }

  /// Whether a handler leaves everything as it is, whatever the guards answer.
  func doesNothing(_ id: HandlerID) -> Bool {
    let handler = handlers[Int(id)]
    return (handler.first..<handler.first + handler.count).allSatisfy {
      let code = codes[Int(transitions[Int($0)].code)]
      return code.operation == .nothing && code.tab < 0
    }
  }

  /// Whether an action may fail on one element and not on another of its kind.
  static func dependsOnElement(_ operation: Code.Operation) -> Bool {
    switch operation {
    case .pop, .popTo, .setAfter, .setAfterInclusive, .raise, .steps, .dismissFlow, .dismissScreen: true
    default: false
    }
  }
}

extension Program {
  /// Whether what a handler does is another thing on one element than on another of its kind.
  func isIndividual(_ id: HandlerID) -> Bool {
    let handler = handlers[Int(id)]
    return (handler.first..<handler.first + handler.count).contains { isIndividual(code: transitions[Int($0)].code) }
  }

  func isIndividual(external event: EventID) -> Bool {
    sharedHandlers(of: event.rawValue).contains { isIndividual($0) }
  }

  private func isIndividual(code id: CodeID) -> Bool {
    let code = codes[Int(id)]
    if code.operation == .steps {
      return (code.first..<code.first + code.count).contains { isIndividual(code: operands[Int($0)]) }
        || code.otherwise >= 0
    }
    return Self.dependsOnElement(code.operation) || code.operation == .dismiss
      || (code.otherwise >= 0 && isIndividual(code: code.otherwise))
  }
}
