internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// `transitions:` of any element, and `paths:` of the links.
extension NodeDecoder {
  /// Reads each event with its alternatives.
  ///
  /// - Returns: False where the value is no mapping, which is reported.
  @discardableResult
  func readHandlers(_ entry: Entry, in element: ElementPath, into handlers: inout [HandlerSpec]) -> Bool {
    handlers.reserveCapacity(tree.count(entry.value))
    return readEntries(entry, expecting: .named(.handlers), in: element) { entry in
      handlers.append(handler(entry, in: element.handling(entry.key)))
    }
  }

  private func handler(_ entry: Entry, in element: ElementPath) -> HandlerSpec {
    let before = faults
    let isList = tree.kind(entry.value) == .sequence
    var handler = HandlerSpec(event: spanned(entry.key), alternatives: [], isList: isList)
    if isList {
      handler.alternatives.reserveCapacity(tree.count(entry.value))
      var index = 0
      readItems(entry, expecting: .named(.handler), mayBeEmpty: false, in: element) { item in
        if var transition = transition(item, in: element.alternative(index)) {
          transition.index = index
          handler.alternatives.append(transition)
        }
        index += 1
      }
    } else if let transition = transition(entry, in: element) {
      handler.alternatives = [transition]
    }
    handler.hasGaps = faults != before
    return handler
  }
}
