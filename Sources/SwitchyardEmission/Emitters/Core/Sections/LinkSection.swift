import SwitchyardModel
import SwitchyardSwiftCode

/// What each link does: a table of the patterns, and a `switch` over the one that matched.
struct LinkSection {
  let file: CoreFile

  private var signature: RouterSignature { RouterSignature(types: file.types) }

  /// In the root's file, where the app has links at all.
  var declarations: [SwiftDeclaration] {
    if file.graph.links.patterns.isEmpty { return [] }
    return [
      .comment("MARK: - Links"), .extension(.named(file.types.router), modifiers: [.nonisolated], appMembers), table,
    ]
  }

  /// What the app's router says where the app has no links.
  var requirementsWithoutLinks: [SwiftDeclaration] {
    guard file.graph.links.patterns.isEmpty else { return [] }
    return [
      links(.call("LinkTable", [.string("")])),
      .function(
        "transition", [link, signature.guards], returns: signature.result, modifiers: [.static], [.expression(.nil)]),
    ]
  }

  private func links(_ table: SwiftExpression) -> SwiftDeclaration {
    .computed("links", "LinkTable", modifiers: [.static], [.expression(table)])
  }

  /// In the router of a module whose file has links of its own.
  var moduleMembers: [SwiftDeclaration] {
    if file.module.links.isEmpty { return [] }
    return patterns.function(
      "transition", [link, signature.guards], returns: signature.result, handing: arguments,
      doc: "What a link of this module does.")
  }

  private var appMembers: [SwiftDeclaration] {
    let switches = patterns.function(
      "transition", [link, signature.guards], returns: signature.result, handing: arguments,
      opening: modules.isEmpty ? nil : ([link, signature.guards], modules), doc: nil)
    return [links(.name(tableName))] + switches
  }

  private var link: SwiftParameter { SwiftParameter("opening", "link", "LinkMatch") }
  private var arguments: SwiftArguments { ["opening": "link", "guards": "guards"] }

  private var patterns: ChunkedSwitch {
    let rows = file.module.links.enumerated().map { number, id in
      LinkRow(named: file.named, link: file.graph[id], number: number).row
    }
    return ChunkedSwitch(subject: "link.pattern", rows: rows, otherwise: .nil)
  }

  /// A link of a module is the module's to answer.
  private var modules: [SwiftStatement] {
    let rows = file.nestedModules { !$0.links.isEmpty }.map { module -> SwiftSwitchCase in
      let answer = SwiftExpression.call(.member(.name(module.router), "transition"), arguments)
      return .case(.expression(.integer(module.id.index)), [.return(answer)])
    }
    return rows.isEmpty ? [] : [.switch("link.module", rows + [.default([.break])])]
  }

  // MARK: - The table

  private var tableName: SwiftIdentifier {
    SwiftIdentifier(checkedName: file.named.names.table(.links, of: file.graph[.root]))
  }

  private var table: SwiftDeclaration {
    let patterns = LinkPatterns(of: file.graph)
    let answers = patterns.ownTypes.enumerated().map { number, type in
      SwiftSwitchCase.case(.expression(.integer(number)), [.return(isValue("text", of: type))])
    }
    let accepts = SwiftClosure(
      ["type", "text"], [.switch("type", answers + [.default([.return(false)])])])
    return .let(
      tableName, .call("LinkTable", [.literal(patterns.table)], trailing: answers.isEmpty ? nil : accepts),
      doc: "The patterns of the links as a trie, in the format of `LinkTable`.", access: .private,
      modifiers: [.nonisolated])
  }

  /// `LinkTable.isValue(text, of: Coordinate.self)`: that an initialiser which never fails is compared to nil, the compiler
  /// would warn of.
  private func isValue(_ text: SwiftExpression, of type: TypeID) -> SwiftExpression {
    .call("LinkTable.isValue", [nil: text, "of": .metatype(file.named.declaredTypes[type.index])])
  }
}
