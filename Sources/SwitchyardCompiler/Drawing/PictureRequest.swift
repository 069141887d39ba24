import SwitchyardModel
package import SwitchyardPicture

/// Which part of a spec is to be drawn, in the names of the spec: `switchyard graph` reads it from its options.
package enum PictureRequest: Sendable, Equatable {
  case everything
  case around(screen: String, depth: Int)
  case module(String)
}

extension CheckedSpec {
  /// Draws the spec, with what was found marked.
  package func picture(of request: PictureRequest) throws(UnknownName) -> Picture {
    let scope = try scope(of: request)
    return PictureBuilder(graph, standings: standings, findings: findings).picture(of: scope)
  }

  private func scope(of request: PictureRequest) throws(UnknownName) -> PictureScope {
    switch request {
    case .everything: return .everything
    case .around(let screen, let depth): return .around(try graph.screen(named: screen), depth: depth)
    case .module(let name): return .module(try graph.module(named: name))
    }
  }
}
