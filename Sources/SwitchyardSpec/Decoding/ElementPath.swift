internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// The element of a spec that is being read, as the nodes of its names: words are made of it only for a finding.
struct ElementPath {
  /// Nil for the file itself.
  var section: RootKey?
  /// The name of the screen, flow, tab, event, guard or type.
  var name: YAMLTree.NodeID?
  /// The event whose transition is read, or the pattern of a link.
  var handled: YAMLTree.NodeID?
  /// Which of a list of alternatives is read.
  var alternative: Int?

  static let file = ElementPath()
}

extension ElementPath {
  func handling(_ event: YAMLTree.NodeID) -> ElementPath {
    ElementPath(section: section, name: name, handled: event)
  }

  func alternative(_ index: Int) -> ElementPath {
    ElementPath(section: section, name: name, handled: handled, alternative: index)
  }
}

extension NodeDecoder {
  /// The dotted path by which findings name an element: `screens.checkout.payment.transitions.paid[1]`.
  @inline(never)
  func subject(of element: ElementPath) -> String? {
    guard let section = element.section else { return nil }
    var path = section.rawValue
    if let name = element.name {
      path += "."
      if let module = moduleQualifier, section == .screens || section == .flows { path += module + "." }
      path += tree.text(name)
    }
    if let handled = element.handled {
      if section == .links {
        path += ".\(LinksKey.paths.rawValue)"
      } else if element.name != nil {
        path += ".\(RootKey.transitions.rawValue)"
      }
      path += ".\(tree.text(handled))"
    }
    if let alternative = element.alternative { path += "[\(alternative)]" }
    return path
  }

  /// "flow 'checkout'", or the mapping's noun where the element has no name.
  func words(for element: ElementPath, _ mapping: SpecMapping) -> String {
    guard let name = element.name, let noun = element.section?.entryNoun, element.handled == nil else {
      return mapping.noun
    }
    return "\(noun) '\(tree.text(name).clipped)'"
  }

  func findDeclaringSections() -> [String: RootKey] {
    guard let root = tree.root, tree.kind(root) == .mapping else { return [:] }
    var sections: [String: RootKey] = [:]
    // a name is a screen's before it is a tab's
    for wanted in [RootKey.screens, .flows, .tabs, .events, .external] {
      for index in 0..<tree.count(root) where tree.text(tree.key(root, index)) == wanted.rawValue {
        let section = tree.value(root, index)
        guard tree.kind(section) == .mapping else { continue }
        for entry in 0..<tree.count(section) {
          let name = tree.text(tree.key(section, entry))
          if sections[name] == nil { sections[name] = wanted }
        }
      }
    }
    return sections
  }

  /// The module's name in lowerCamelCase, wherever in the file it stands.
  func findModuleQualifier() -> String? {
    guard let root = tree.root, tree.kind(root) == .mapping else { return nil }
    for index in 0..<tree.count(root) where tree.text(tree.key(root, index)) == RootKey.module.rawValue {
      let module = tree.text(tree.value(root, index))
      return module.isEmpty ? nil : module.prefix(1).lowercased() + module.dropFirst()
    }
    return nil
  }
}

extension RootKey {
  /// An entry of the section in one word.
  var entryNoun: String? {
    switch self {
    case .screens: "screen"
    case .flows: "flow"
    case .tabs: "tab"
    case .events, .external: "event"
    case .guards: "guard"
    case .types: "type"
    default: nil
    }
  }
}
