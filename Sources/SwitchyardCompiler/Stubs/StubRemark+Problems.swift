import SwitchyardDiagnostics
import SwitchyardEmission

extension StubRemark {
  /// Every place that it speaks of.
  var places: [Place] {
    guard case .severalSwitches(_, let others) = kind else { return [place] }
    return [place] + others
  }

  func report(to bag: FindingBag, span: (Place) -> SourceSpan) {
    let here = span(place)
    func unclear(_ reason: UnclearStub.Reason) { bag.report(UnclearStub(reason: reason, span: here)) }
    switch kind {
    case .stale(let name, let owner, let new):
      bag.report(StaleStub(name: name, owner: owner, new: new, span: here))
    case .misfit(let screen, let parameters, let now):
      bag.report(MisfitStub(screen: screen, parameters: parameters, now: now, span: here))
    case .staleModule(let name, let type, let owner):
      bag.report(StaleModule(name: name, type: type, owner: owner, span: here))
    case .idleDefault: bag.report(IdleDefault(span: here))
    case .unclosed(let word): unclear(.unclosed(word))
    case .unexpected(let word): unclear(.unexpected(word))
    case .tooDeep: unclear(.tooDeep)
    case .mergeMark: unclear(.mergeMark)
    case .noType(let name): unclear(.noType(name))
    case .noImplementation(let name): unclear(.noImplementation(name))
    case .noSwitch(let type, let name): unclear(.noSwitch(over: type, in: name))
    case .severalSwitches(let type, let others):
      unclear(.severalSwitches(over: type, others: others.map(span)))
    case .conditional: unclear(.conditional)
    case .severalValues: unclear(.severalValues)
    case .tooManyArms(let count): unclear(.tooManyCases(count))
    case .aimlessMark: unclear(.aimlessMark)
    case .unclearMark(let type): unclear(.unclearMark(type))
    }
  }
}
