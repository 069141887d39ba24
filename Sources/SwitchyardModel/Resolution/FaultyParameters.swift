/// The parameters, and whole lists of them, of which a part could not be made sense of: what follows from that is not
/// reported again.
struct FaultyParameters {
  private struct Key: Hashable {
    var owner: ParameterOwner
    var index: Int
  }

  private var types: Set<Key> = []
  private var defaults: Set<Key> = []
  private var lists: Set<ParameterOwner> = []

  mutating func addType(_ owner: ParameterOwner, _ index: Int) {
    types.insert(Key(owner: owner, index: index))
  }

  /// Notes that the parameter is meant to have a default.
  mutating func addDefault(_ owner: ParameterOwner, _ index: Int) {
    defaults.insert(Key(owner: owner, index: index))
  }

  /// Notes that the owner may have parameters that are not in the graph.
  mutating func addList(_ owner: ParameterOwner) {
    lists.insert(owner)
  }

  func hasUnknownType(_ owner: ParameterOwner, _ index: Int) -> Bool {
    !types.isEmpty && types.contains(Key(owner: owner, index: index))
  }

  func mayBeLeftOut(_ owner: ParameterOwner, _ index: Int) -> Bool {
    hasUnknownType(owner, index) || !defaults.isEmpty && defaults.contains(Key(owner: owner, index: index))
  }

  func mayHaveMore(_ owner: ParameterOwner) -> Bool {
    !lists.isEmpty && lists.contains(owner)
  }
}
