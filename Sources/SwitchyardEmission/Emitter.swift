package import SwitchyardModel

/// Turns the graph into files of one target.
package protocol Emitter: Sendable {
  /// - Parameter graph: of a spec without errors.
  func files(for graph: RouteGraph, options: EmissionOptions) -> [GeneratedFile]
}
