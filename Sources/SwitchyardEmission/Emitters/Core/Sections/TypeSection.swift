import SwitchyardModel
import SwitchyardSwiftCode

/// The enums of `types:`, each with its text as raw value.
struct TypeSection {
  let file: CoreFile

  var declarations: [SwiftDeclaration] {
    let enumerations = file.graph.types.compactMap(enumeration)
    return enumerations.isEmpty ? [] : [.comment("MARK: - Parameter types")] + enumerations
  }

  private func enumeration(_ type: DeclaredType) -> SwiftDeclaration? {
    guard case .enumeration(let cases) = type.kind else { return nil }
    let name = SwiftIdentifier(checkedName: file.named.names.type(type))
    let names = cases.map { SwiftIdentifier(checkedName: $0) }
    let allCases = SwiftDeclaration.computed(
      "allCases", .array(.named(name)), modifiers: [.static],
      [.expression(.array(names.map { .implicitMember($0) }))])
    return .enum(
      name, inherits: ["String", "CaseIterable", "CaseArgumentConvertible", "Sendable"], doc: type.doc?.documentation,
      modifiers: [.nonisolated],
      names.map { .case($0) } + [allCases])
  }
}
