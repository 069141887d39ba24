/// Answers "did you mean" for all the unknown names of a spec.
///
/// Looking through all names for each unknown one is quadratic. A spec with a few mistakes never notices; one that
/// is nothing but mistakes gets no more suggestions once the work has been done that fits in a fraction of a second.
package final class NameSuggestions {
  /// In letters that are compared.
  private var remainingWork = 10_000_000
  /// What it costs to look at a name at all.
  private static let workForName = 32

  package init() {}

  /// - Parameter candidates: collected only where there is time to look through them.
  package func nearest(to name: String, among candidates: @autoclosure () -> some Collection<String>) -> String? {
    guard remainingWork > 0, name.utf8.count <= NearestName.longestName else { return nil }
    let candidates = candidates()
    guard mayLookThrough(candidates.count) else { return nil }
    var steps = 0
    defer { remainingWork -= steps }
    return NearestName(to: name).among(candidates, counting: &steps)
  }

  /// Whether so many names may still be looked through, which then counts as done.
  package func mayLookThrough(_ count: Int) -> Bool {
    guard remainingWork >= count * Self.workForName else { return false }
    remainingWork -= count * Self.workForName
    return true
  }
}
