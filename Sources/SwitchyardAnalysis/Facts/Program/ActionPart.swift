import SwitchyardModel

/// One of the actions that a transition is made of, and where it stands in it.
struct ActionPart {
  enum Place {
    /// Counted from 1.
    case step(Int)
    case otherwise
  }

  let action: Action
  /// From the outside in; empty for the whole of the transition.
  var path: [Place] = []
}

extension Program {
  /// The part of a transition that a code stands for.
  func part(of code: CodeID, in transition: TransitionID, _ graph: RouteGraph) -> ActionPart? {
    var left = Int(code - transitions[Int(transition)].code)
    return element(of: transition, in: graph).transition.action.part(&left)
  }
}

extension Action {
  /// The part that comes after so many others: in the order in which ``Program`` numbers them.
  fileprivate func part(_ left: inout Int) -> ActionPart? {
    if left == 0 { return ActionPart(action: self) }
    left -= 1
    if case .steps(let steps) = operation {
      for (place, step) in steps.enumerated() {
        if let part = step.part(&left) { return part.behind(.step(place + 1)) }
      }
    }
    for otherwise in otherwise {
      if let part = otherwise.part(&left) { return part.behind(.otherwise) }
    }
    return nil
  }
}

extension ActionPart {
  fileprivate func behind(_ place: Place) -> ActionPart {
    ActionPart(action: action, path: [place] + path)
  }

  /// How a message says where it stands: `step 2`, `step 1 of its 'else'`; nil for the whole.
  var words: String? {
    let words = path.enumerated().map { depth, place in
      switch place {
      case .step(let number): "step \(number)"
      case .otherwise: depth == 0 ? "its 'else'" : "the 'else'"
      }
    }
    return words.isEmpty ? nil : words.reversed().joined(separator: " of ")
  }
}
