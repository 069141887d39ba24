/// The dotted path by which findings name an element of a spec, such as `screens.post.transitions.close`.
extension RouteGraph {
  /// The name of a screen as it is written from outside its module: `checkout.payment`.
  package func qualifiedName(of screen: ScreenID) -> String {
    qualified(self[screen].name, in: self[screen].module)
  }

  package func qualifiedName(of flow: FlowID) -> String {
    qualified(self[flow].name, in: self[flow].module)
  }

  private func qualified(_ name: String, in module: ModuleID) -> String {
    guard let prefix = self[module].qualifier else { return name }
    return prefix + "." + name
  }

  package func path(of screen: ScreenID) -> String {
    "screens." + qualifiedName(of: screen)
  }

  package func path(of flow: FlowID) -> String {
    "flows." + qualifiedName(of: flow)
  }

  package func path(of tab: TabID) -> String {
    "tabs." + self[tab].name
  }

  package func path(of event: EventID) -> String {
    (self[event].isExternal ? "external." : "events.") + self[event].name
  }
}
