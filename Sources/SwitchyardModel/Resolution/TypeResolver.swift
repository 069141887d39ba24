internal import SwitchyardDiagnostics
internal import SwitchyardSpec
internal import SwitchyardSwiftCode

/// Makes sense of `types:`: each entry is an enum to generate or a type of the app's own.
struct TypeResolver {
  private let draft: GraphDraft

  init(_ draft: GraphDraft) {
    self.draft = draft
  }

  func resolve() {
    for (index, spec) in draft.typeSpecs.enumerated() {
      draft.caseNumbers.append([:])
      if ValueType.Base(builtIn: spec.name.value) != nil {
        report(.builtIn, in: spec, at: spec.name.span)
        // Its name always means the built-in type, so that nothing can use it.
        draft.graph.uses.types[index] = true
      }
      draft.graph.types[index].kind = kind(of: spec, index)
    }
  }

  private func kind(of spec: TypeSpec, _ index: Int) -> DeclaredType.Kind {
    // The entry of a type names no event, guard or other type, so nothing is missing elsewhere.
    if spec.hasGaps { draft.faultyTypes.insert(TypeID(index)) }
    if let cases = spec.cases { return .enumeration(cases: checkedCases(cases, in: spec, index)) }
    if let swift = spec.swift { return ownType(swift, in: spec) }
    // That it says neither was reported when the text was read.
    return .enumeration(cases: [])
  }

  private func checkedCases(_ cases: [Spanned<String>], in spec: TypeSpec, _ index: Int) -> [String] {
    let checker = NameChecker(bag: draft.bag)
    var names: [String] = []
    var spans: [SourceSpan] = []
    for enumCase in cases {
      if let held = draft.caseNumbers[index].insertIfNew(names.count, for: enumCase.value) {
        report(.caseTwice(enumCase.value, first: spans[held]), in: spec, at: enumCase.span)
        continue
      }
      checker.check(enumCase, of: .enumCase, subject: "types." + spec.name.value)
      names.append(enumCase.value)
      spans.append(enumCase.span)
    }
    return names
  }

  // MARK: - The app's own types

  private func ownType(_ swift: Spanned<String>, in spec: TypeSpec) -> DeclaredType.Kind {
    if !isTypeName(swift.value) { report(.swiftName(swift.value), in: spec, at: swift.span) }
    if let module = spec.importedModule, !isTypeName(module.value) {
      report(.importedModule(module.value), in: spec, at: module.span)
    }
    let conformances = spec.conformances ?? []
    for conformance in conformances where !isTypeName(conformance.value) {
      report(.conformanceName(conformance.value), in: spec, at: conformance.span)
    }
    let names = conformances.map(\.value)
    let missing = ["Hashable", "Sendable"].filter { !names.contains($0) && !names.contains("Swift." + $0) }
    if !missing.isEmpty, !spec.hasGaps, ValueType.Base(builtIn: spec.name.value) == nil {
      report(.conformances(missing: missing), in: spec, at: conformances.first?.span ?? spec.name.span)
    }
    return .external(swiftName: swift.value, importedModule: spec.importedModule?.value, conformances: names)
  }

  /// `Person`, `People.Person`.
  private func isTypeName(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      (try? SwiftIdentifier(type: String(part))) != nil
    }
  }

  private func report(_ flaw: InvalidTypeDeclaration.Flaw, in spec: TypeSpec, at span: SourceSpan) {
    draft.report(InvalidTypeDeclaration(name: spec.name.value, flaw: flaw, span: span))
  }
}
