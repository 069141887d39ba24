internal import SwitchyardDiagnostics

/// Answers "did you mean" for all the unknown names of a spec.
///
/// Looking through all names for each unknown one is quadratic. A spec with a few mistakes never notices; one that
/// is nothing but mistakes gets no more suggestions once the work has been done that fits in a fraction of a second.
final class NameSuggestions {
  private var remainingComparisons = 300_000

  func nearest(to name: String, among candidates: some Collection<String>) -> String? {
    mayLookThrough(candidates.count) ? NearestName(to: name).among(candidates) : nil
  }

  /// Whether so many names may still be looked through, which then counts as done.
  func mayLookThrough(_ count: Int) -> Bool {
    guard remainingComparisons >= count else { return false }
    remainingComparisons -= count
    return true
  }
}
