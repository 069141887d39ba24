import SwitchyardDiagnostics
import SwitchyardModel

extension RouteGraph {
  /// Where a screen is shown: `in flow 'checkout'`.
  func place(_ container: Container) -> String {
    switch container {
    case .tab(let tab): "in tab '\(self[tab].name)'"
    case .flow(let flow): "in flow '\(qualifiedName(of: flow))'"
    case .bareModal: "as a modal without a stack"
    case .stack(let screen): "on the stack of '\(qualifiedName(of: screen))'"
    }
  }

  /// Who handles events there: `flow 'checkout'`.
  func name(_ container: Container) -> String {
    switch container {
    case .tab(let tab): "tab '\(self[tab].name)'"
    case .flow(let flow): "flow '\(qualifiedName(of: flow))'"
    case .bareModal: "a modal without a stack"
    case .stack(let screen): "the stack of '\(qualifiedName(of: screen))'"
    }
  }

  /// Where a container is declared, where it is.
  func declaration(of container: Container) -> SourceSpan? {
    switch container {
    case .tab(let tab): self[tab].declaredAt
    case .flow(let flow): self[flow].declaredAt
    case .bareModal: nil
    case .stack(let screen): self[screen].declaredAt
    }
  }
}
