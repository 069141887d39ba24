internal import SwitchyardDiagnostics

/// Answers "did you mean" for all the unknown names of a spec.
///
/// Looking through all names for each unknown one is quadratic. A spec with a few mistakes never notices; one that
/// is nothing but mistakes gets no more suggestions once the work has been done that fits in a fraction of a second.
final class NameSuggestions {
  private var remainingComparisons = 300_000

  func nearest(to name: String, among candidates: some Collection<String>) -> String? {
    guard remainingComparisons >= candidates.count else { return nil }
    remainingComparisons -= candidates.count
    return NearestName(to: name).among(candidates)
  }
}
