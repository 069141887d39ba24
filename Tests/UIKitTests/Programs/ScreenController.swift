import SwitchyardRuntime
import UIKit

/// The controller of any screen: it knows what it shows, and can emit everything that its screen can.
final class ScreenController: UIViewController {
  /// The route, as it describes itself.
  let label: String
  /// The entry that it was made for, where its screen emits anything.
  let entry: NavigationID?
  let emissions: [@MainActor () -> NavigationOutcome]

  init(_ label: String, entry: NavigationID? = nil, emissions: [@MainActor () -> NavigationOutcome] = []) {
    self.label = label
    self.entry = entry
    self.emissions = emissions
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = Self.holdsSearches
    Self.alive += 1
  }

  required init?(coder: NSCoder) {
    nil
  }

  deinit {
    Self.alive -= 1
  }

  /// Whether a search is presented by the screen itself, and not by what that stands in.
  static var holdsSearches = true

  /// How many there are.
  nonisolated(unsafe) static var alive = 0

  nonisolated override var description: String { label }
}
