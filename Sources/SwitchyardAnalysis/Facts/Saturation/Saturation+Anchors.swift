import SwitchyardModel
import SwitchyardSimulation

/// An operation that goes back to the topmost element of a screen, on all stacks below an element.
struct AnchorQuery {
  var screen: Int32
  var code: Program.CodeID
  var run: Run
  /// Whether some stack lacks the screen, and what is done then has been done.
  var isMissed = false
  /// Those of the screen that have been found.
  var found: [StackAutomaton.Node] = []
}

// popTo and setAfter. Whether a screen is on some stack below an element is reachability in the automaton; whether it is on
// every one is dominance, from the root upward. Both are asked for all operations at once, when nothing else is left to
// do; what they allow may add to the automaton, so they are asked again until nothing is new.
extension Saturation {
  mutating func search(for screen: Int32, _ code: Program.CodeID, _ run: Run) {
    if automaton.screens[Int(run.node)] == screen { return goBack(to: run.node, code, run) }
    // A new question about stacks that are known is one all the same.
    kinds[Int(automaton.kinds[Int(run.node)])].changes += 1
    queries.append(AnchorQuery(screen: screen, code: code, run: run))
  }

  private mutating func goBack(to node: StackAutomaton.Node, _ id: Program.CodeID, _ start: Run) {
    var run = start
    let code = program.codes[Int(id)]
    run.node = node
    switch code.operation {
    case .setAfter: stack(code, on: node, run)
    case .setAfterInclusive where automaton.has(.root, node): stackAtRoot(code, run)
    case .setAfterInclusive: replace(node, code, run)
    default: finish(run)
    }
  }

  /// - Returns: whether anything is new.
  mutating func answerQueries(round: Int) -> Bool {
    if queries.isEmpty { return false }
    var byKind: [Int32: [Int]] = [:]
    for (index, query) in queries.enumerated() {
      let kind = automaton.kinds[Int(query.run.node)]
      if kinds[Int(kind)].changes > kinds[Int(kind)].searchedChanges { byKind[kind, default: []].append(index) }
    }
    for kind in byKind.keys { kinds[Int(kind)].searchedChanges = kinds[Int(kind)].changes }
    if round >= roundLimit { results.isWidened = true }
    let views = LayerViews(of: automaton, wanted: Set(byKind.keys))
    var answers: [(query: Int, answer: AnchorAnswer)] = []
    for kind in byKind.keys.sorted() {
      guard let view = views[kind], let asked = byKind[kind] else { continue }
      let anchors = asked.map { self.anchors(of: queries[$0].screen, in: kind) }
      let given =
        round < roundLimit
        ? view.answers(for: asked.map { queries[$0].run.node }, anchors: anchors)
        : anchors.map { AnchorAnswer(found: $0, isMissed: true) }
      answers += zip(asked, given).map { (query: $0, answer: $1) }
    }
    return answers.reduce(false) { take($1.answer, for: $1.query) || $0 }
  }

  /// An automaton that grew after so many rounds would be taken to grow everywhere.
  private var roundLimit: Int { 40 }

  private func anchors(of screen: Int32, in kind: Int32) -> [StackAutomaton.Node] {
    let element = elements[kind, screen]
    return (element >= 0 ? [element] : []) + (passing[NumberTable.key(kind, screen)] ?? [])
  }

  private mutating func take(_ answer: AnchorAnswer, for index: Int) -> Bool {
    let query = queries[index]
    let new = answer.found.filter { !query.found.contains($0) }
    queries[index].found += new
    let isNewlyMissed = answer.isMissed && !query.isMissed
    if isNewlyMissed { queries[index].isMissed = true }
    for node in new { goBack(to: node, query.code, query.run) }
    if isNewlyMissed {
      let kind = kind(of: query.run.node)
      if kind.rootScreen == query.screen {
        goBack(to: kind.rootNode, query.code, query.run)
      } else {
        fail(query.run, .notFound)
      }
    }
    return !new.isEmpty || isNewlyMissed
  }
}
