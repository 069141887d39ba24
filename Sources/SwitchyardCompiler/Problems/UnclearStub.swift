import SwitchyardDiagnostics

/// Why a file of the user's was left as it is.
struct UnclearStub: Problem {
  enum Reason {
    case unclosed(String)
    case unexpected(String)
    case tooDeep
    case mergeMark
    case noType(String)
    case noImplementation(String)
    case noSwitch(over: String, in: String)
    case severalSwitches(over: String, others: [SourceSpan])
    case conditional
    case severalValues
    case tooManyCases(Int)
    case aimlessMark
    case unclearMark(String)
  }

  static let rule = StubRules.unclear

  let reason: Reason
  let span: SourceSpan

  var message: String {
    switch reason {
    case .unclosed(let word): "'\(word)' is never closed, so that this file cannot be brought up to date"
    case .unexpected(let word): "'\(word)' closes nothing, so that this file cannot be brought up to date"
    case .tooDeep: "the brackets here are nested too deeply to be followed"
    case .mergeMark: "a merge has left this here to be settled"
    case .noType(let name): "there is no type '\(name)' here, and no switch is marked"
    case .noImplementation(let name): "nothing here implements '\(name)'"
    case .noSwitch(let type, let name): "'\(name)' has no switch over a parameter of type '\(type)'"
    case .severalSwitches(let type, _): "more than one switch over '\(type)' could be meant"
    case .conditional: "an '#if' decides whether this switch, or its default, is compiled"
    case .severalValues: "this switch is over several values at once"
    case .tooManyCases(let count): "this switch would have \(count) cases, and the compiler gives up near 620"
    case .aimlessMark: "there is no switch on this line or the next one"
    case .unclearMark: "it cannot be told over which routes this switch is"
    }
  }

  var notes: [Finding.Note] {
    guard case .severalSwitches(_, let others) = reason else { return [] }
    return others.map { Finding.Note("this one, too", at: $0) }
  }

  var help: String? {
    switch reason {
    case .unclosed, .unexpected, .tooDeep, .mergeMark: nil
    case .noType(let name):
      "call the type with the switch so, '\(name)', or write '// switchyard:switch' above the switch"
    case .noImplementation(let name): "write ': \(name)' behind the name of the type that does"
    case .noSwitch(let type, _):
      "switch over the parameter of 'func show(_ route: \(type))', or write '// switchyard:switch \(type)' above the switch"
    case .severalSwitches: "write '// switchyard:switch' above the one that is to name every route"
    case .conditional: "take it out of the '#if', and use that within its cases"
    case .severalValues: "switch over the route alone, or take the mark away"
    case .tooManyCases: "move screens that belong together to a file that says 'module:'"
    case .aimlessMark: "write it on the line above the switch"
    case .unclearMark(let type): "name them: '// switchyard:switch \(type)'"
    }
  }
}
