package import SwitchyardDiagnostics
package import SwitchyardEmission
import SwitchyardModel
import SwitchyardSpec

/// The files that the specs of one run become, each with the place where it goes.
package struct Generation {
  /// What one spec becomes.
  package struct Emitted {
    package var files: [GeneratedFile]
    /// Files for the user to go on with, written where they are missing and never again as a whole.
    package var stubs: [Stub]

    package init(files: [GeneratedFile], stubs: [Stub] = []) {
      self.files = files
      self.stubs = stubs
    }
  }

  private struct Output {
    var path: String
    var bytes: [UInt8]
    /// Nil for a file that is ours.
    var stub: Stub?
    var settings: GenerationSettings
    /// The declaration that it is made from: the name of a spec, or of a module.
    var origin: SourceSpan
    var spec: CheckedSpec
    var module: ModuleID
  }

  private let specs: [CheckedSpec]
  /// What is made of each of them, and where it goes.
  private let settings: [[GenerationSettings]]
  private var outputs: [Output] = []
  /// The output that goes to a place.
  private var numbers: [String: Int] = [:]

  /// What was found in the specs, and what is wrong with them beside one another. Where it has errors nothing is
  /// generated.
  package private(set) var report: Report

  /// - Parameters:
  ///   - settings: what is made of a spec, once for each place where some of it goes.
  ///   - emit: makes it.
  package init(
    of check: Check, settings: (CheckedSpec) -> [GenerationSettings],
    emit: (CheckedSpec, GenerationSettings) -> Emitted
  ) {
    specs = check.specs
    report = check.report
    self.settings = specs.map(settings)
    guard !report.hasErrors else { return }
    reportSameNames()
    reportSameTypes()
    for (spec, all) in zip(specs, self.settings) {
      for settings in all {
        let emitted = emit(spec, settings)
        let folder = settings.folder(of: spec)
        for file in emitted.files {
          add(file, in: folder, from: spec, settings)
        }
        guard let stubs = settings.stubs else { continue }
        for stub in emitted.stubs {
          add(stub.file, in: stubs.folder ?? folder, as: stub, from: spec, settings)
        }
      }
    }
    addFixedOutputs()
  }

  /// Adds the files that a builder asks for and that nothing is generated for.
  private mutating func addFixedOutputs() {
    for (spec, all) in zip(specs, settings) {
      for settings in all where settings.areOutputsFixed {
        for name in FixedOutputs.names(for: spec.files.files.map(\.path)) {
          let path = SpecPath.join(settings.folder(of: spec), name)
          if numbers[place(of: path)] != nil { continue }
          let text = FixedOutputs.emptyFile(for: SpecPath.name(of: spec.path))
          add(GeneratedFile(path: name, text: text), in: settings.folder(of: spec), from: spec, settings)
        }
      }
    }
  }

  /// Every file that is generated.
  package var outputPaths: [String] { outputs.filter { $0.stub == nil }.map(\.path) }

  /// The folders that are written to, stubs' among them.
  package var folders: [String] { Set(outputs.map { SpecPath.folder(of: $0.path) }).sorted() }

  /// What is to happen on disk, the removal of what is no longer made included.
  package func plan() throws(OutputFailure) -> OutputPlan {
    var plan = OutputPlan()
    var rivals = RivalSearch()
    for output in outputs where output.stub == nil {
      try plan.add(output.settings.widerRuntime(at: output.path, than: output.bytes) ?? output.bytes, at: output.path)
      if let entry = plan.entries.last, entry.state == .stale {
        try refuseRival(of: output, whichMade: entry.old, &rivals)
      }
    }
    try stubs { !$0.areUpdated }.addMissing(to: &plan)
    try stubs(where: \.areUpdated).addUpdates(to: &plan)
    for (spec, all) in zip(specs, settings) {
      for settings in all { addLeftovers(of: spec, settings, to: &plan) }
    }
    return plan
  }

  /// Refuses to write over what another spec is made into, which is there as well.
  private func refuseRival(
    of output: Output, whichMade old: [UInt8], _ rivals: inout RivalSearch
  ) throws(OutputFailure) {
    // What a builder names is nobody else's, and it may run the program anywhere.
    guard !output.settings.areOutputsFixed,
      let rival = rivals.rival(of: output.spec, thatMade: old, ofModule: output.module)
    else { return }
    throw OutputFailure(
      path: output.path,
      reason: "it is made from '\(rival.printable)', another spec than '\(output.spec.path.printable)'; give each a "
        + "folder of its own, rename one of them, or remove the file if it is left over")
  }

  private func stubs(where isChosen: (GenerationSettings.Stubs) -> Bool) throws(OutputFailure) -> StubPlanning {
    let chosen = outputs.filter { output in output.stub != nil && output.settings.stubs.map(isChosen) ?? false }
    return try StubPlanning(chosen.compactMap { output in output.stub.map { (output.path, $0) } })
  }

  /// What former runs made beside the files of a spec, and this run does not.
  private func addLeftovers(of spec: CheckedSpec, _ settings: GenerationSettings, to plan: inout OutputPlan) {
    let folder = settings.folder(of: spec)
    let search = OrphanSearch(in: folder, of: spec, targets: settings.emission.targets)
    for path in search.orphans where numbers[place(of: path)] == nil { plan.addOrphan(at: path) }
    for double in search.doubles where numbers[place(of: double.path)] == nil {
      plan.addDouble(at: double.path, madeOf: double.spec)
    }
    // Tests stand on what stands in the app's module.
    guard settings.emission.targets.contains(.core) else { return }
    for part in RuntimeFile.Part.allCases {
      let runtime = SpecPath.join(folder, part.rawValue)
      guard numbers[place(of: runtime)] == nil, !plan.entries.contains(where: { $0.path == runtime }) else { continue }
      if GeneratedHeader(DiskFile.beginning(of: runtime, count: 1024)).holds(anyOf: [RuntimeFile.opening]) {
        plan.addUnneeded(at: runtime)
      }
    }
  }

  private mutating func add(
    _ file: GeneratedFile, in folder: String, as stub: Stub? = nil, from spec: CheckedSpec,
    _ settings: GenerationSettings
  ) {
    precondition(staysBelow(file.path), "a generated path leaves the output folder: \(file.path)")
    let path = SpecPath.join(folder, file.path)
    let origin = spec.graph.origin(of: file.module)
    guard let number = numbers[place(of: path)] else {
      numbers[place(of: path)] = outputs.count
      outputs.append(
        Output(
          path: path, bytes: file.bytes, stub: stub, settings: settings, origin: origin, spec: spec, module: file.module
        ))
      return
    }
    // Specs may share a file, such as the embedded runtime, where all of them make the same one.
    guard outputs[number].bytes != file.bytes else { return }
    let first = outputs[number].origin
    report(SameOutput(output: path, firstPath: report.sources[first.file].path, first: first, span: origin))
  }

  private mutating func reportSameNames() {
    var first: [String: CheckedSpec] = [:]
    for spec in specs {
      guard let other = first.updateValue(spec, forKey: spec.graph.name) else { continue }
      first[spec.graph.name] = other
      report(
        SameSpecName(
          name: spec.graph.name, firstPath: other.path, first: other.graph.declaredAt, span: spec.graph.declaredAt))
    }
  }

  /// Generated types that would stand beside others of their name: of another spec, as `A` with a screen `b` and `AB` both
  /// have `ABEvent`, or of the embedded runtime.
  private mutating func reportSameTypes() {
    let folders = zip(specs, settings).map { spec, all in Set(all.map { place(of: $0.folder(of: spec)) }) }
    for (number, spec) in specs.enumerated() {
      let name = spec.graph.name
      let others = specs[..<number].enumerated().filter { other, spec in
        let isNear = spec.graph.name.hasPrefix(name) || name.hasPrefix(spec.graph.name)
        return isNear && spec.graph.name != name && !folders[other].isDisjoint(with: folders[number])
      }
      let runtime = settings[number].flatMap(\.emission.embeddedTypes).filter { $0.hasPrefix(name) }
      guard !others.isEmpty || !runtime.isEmpty else { continue }
      var holders: [String: SameTypeName.Holder] = [:]
      for (_, other) in others {
        for type in other.graph.generatedTypes { holders[type.name] = .spec(path: other.path, type.declaredAt) }
      }
      for type in runtime { holders[type] = .runtime }
      for type in spec.graph.generatedTypes {
        guard let holder = holders[type.name] else { continue }
        report(SameTypeName(name: type.name, holder: holder, span: type.declaredAt))
      }
    }
  }

  private mutating func report(_ problem: some Problem) {
    let bag = FindingBag()
    bag.report(problem)
    report = Report(report.allFindings + bag.findings, in: report.sources, counts: report.counts)
  }
}

/// What two paths have in common that are one file: `gen/App.swift` is `./gen/app.swift` where a disk sees no case.
private func place(of path: String) -> String {
  SpecPath.simplified(path).lowercased()
}

/// Whether a path, taken below a folder, stays there: no part is empty, `.` or `..`.
private func staysBelow(_ path: String) -> Bool {
  path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
    !part.isEmpty && part != "." && part != ".." && !part.utf8.contains(0)
  }
}

extension RouteGraph {
  /// The declaration that the files of a module are made from.
  fileprivate func origin(of module: ModuleID) -> SourceSpan {
    module == .root ? declaredAt : self[module].declaredAt
  }
}
