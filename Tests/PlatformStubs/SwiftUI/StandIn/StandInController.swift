/// A controller of UIKit's within the views, which hears when what it stands in has come and gone.
@MainActor
public protocol StandInController {
  func standInDidAppear()
  func standInWillDisappear()
  func standInDidDisappear()
}

@MainActor
extension StandInNode {
  var controllers: [any StandInController] {
    everything.compactMap { if case .controller(let controller) = $0.kind { controller } else { nil } }
  }
}
