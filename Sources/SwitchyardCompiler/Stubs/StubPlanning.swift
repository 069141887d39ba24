import SwitchyardDiagnostics
import SwitchyardEmission
import SwitchyardSpec

/// What becomes of the user's half: a stub is written where it is missing, and where that is asked for, what the user has
/// made of one is brought up to date.
struct StubPlanning {
  private let stubs: [(path: String, stub: Stub)]
  private let files: [UserFile]

  /// - Parameter stubs: each with the path where it goes.
  init(_ stubs: [(path: String, stub: Stub)]) throws(OutputFailure) {
    self.stubs = stubs
    let upkeep = stubs.compactMap(\.stub.upkeep)
    guard !upkeep.isEmpty else {
      files = []
      return
    }
    var folders: [String] = []
    for (path, _) in stubs where !folders.contains(SpecPath.folder(of: path)) {
      folders.append(SpecPath.folder(of: path))
    }
    var files: [UserFile] = []
    for folder in folders {
      let found = StubFolder(folder, for: upkeep).files
      files += found.filter { number(of: $0.path, among: files) == nil }
    }
    for (path, stub) in stubs where stub.upkeep != nil && number(of: path, among: files) == nil {
      if let file = try Self.file(at: path) { files.append(file) }
    }
    self.files = files
  }

  /// Plans to write what is missing; what is there stays as it is, and where it is not up to date that is noted.
  func addMissing(to plan: inout OutputPlan) throws(OutputFailure) {
    var hidden: [StubRemark] = []
    var incomplete: Set<Int> = []
    var outdated: Set<Int> = []
    for (path, stub) in stubs {
      if mayWrite(stub, to: path) { try plan.addOnce(text(of: stub), at: path) }
      let home = number(of: path, among: files)
      guard let upkeep = stub.upkeep, home != nil || isElsewhere(stub, at: path) else { continue }
      let update = upkeep.update(files, home: home)
      // What is not written must be somewhere.
      if home == nil { hidden += update.remarks.filter { $0.isOfText && !hidden.contains($0) } }
      incomplete.formUnion(update.changedFiles)
      outdated.formUnion(update.remarks.filter { !$0.isFault }.map(\.place.file))
    }
    let report = report(on: hidden, in: files.map(\.bytes)) { $0 }
    plan.note(
      before: report, after: report,
      incomplete.union(outdated).sorted().map { number in
        "'\(files[number].path.printable)' "
          + (incomplete.contains(number)
            ? "lacks what is new in the spec; '--update' adds it"
            : "has what no longer fits the spec; '--update --dry-run' says where")
      })
  }

  /// Plans to write what is missing, stubs and parts of them.
  func addUpdates(to plan: inout OutputPlan) throws(OutputFailure) {
    var update = StubUpdate(ofFiles: files.count)
    for (path, stub) in stubs {
      let home = number(of: path, among: files)
      guard let upkeep = stub.upkeep, home != nil || isElsewhere(stub, at: path) else {
        if mayWrite(stub, to: path) { try plan.addOnce(text(of: stub), at: path) }
        continue
      }
      update.add(upkeep.update(files, home: home))
    }
    let texts = files.enumerated().map { number, file in update.text(of: file, number: number) }
    let homes = stubs.compactMap { number(of: $0.path, among: files) }
    for (number, file) in files.enumerated() where texts[number] != file.bytes || homes.contains(number) {
      plan.addUpdate(from: file.bytes, to: texts[number], at: file.path)
    }
    plan.note(
      before: report(on: update.remarks, in: files.map(\.bytes)) { $0 },
      after: report(on: update.remarks, in: texts, place: update.shifted), update.notes)
  }

  /// The text of a stub that is new, as it fits those that are there: the first of them for its framework, which is the root's
  /// where that is not moved.
  private func text(of stub: Stub) -> [UInt8] {
    let others = stubs.lazy.compactMap { path, other -> (stub: Stub, file: UserFile)? in
      guard other.framework != nil, other.framework == stub.framework else { return nil }
      return number(of: path, among: files).map { (other, files[$0]) }
    }
    return stub.text(beside: others.first)
  }

  /// Whether it belongs there: one that is not asked for does where it is there already.
  private func mayWrite(_ stub: Stub, to path: String) -> Bool {
    !isElsewhere(stub, at: path) && (stub.isWritten || number(of: path, among: files) != nil)
  }

  /// Whether the user keeps it in another file.
  private func isElsewhere(_ stub: Stub, at path: String) -> Bool {
    number(of: path, among: files) == nil && stub.upkeep?.isThere(in: files) ?? false
  }

  /// - Parameter place: where a place of the files is in the texts.
  private func report(
    on remarks: [StubRemark], in texts: [[UInt8]], place: (StubRemark.Place) -> StubRemark.Place
  ) -> Report {
    var sources = SourceMap()
    var ids: [Int: SourceFileID] = [:]
    let bag = FindingBag()
    for remark in remarks {
      for place in remark.places where ids[place.file] == nil {
        ids[place.file] = sources.add(SourceFile(path: files[place.file].path, bytes: texts[place.file]))
      }
      remark.report(to: bag) { old in
        let new = place(old)
        return SourceSpan(
          file: ids[old.file] ?? SourceFileID(0), lowerBound: UInt32(new.range.lowerBound),
          upperBound: UInt32(new.range.upperBound))
      }
    }
    return Report(bag.findings, in: sources)
  }

  /// Nil where there is no file.
  private static func file(at path: String) throws(OutputFailure) -> UserFile? {
    do throws(SystemError) {
      if try FileKind(at: path) == .missing { return nil }
      return UserFile(path: path, bytes: try DiskFile.bytes(of: path))
    } catch {
      throw OutputFailure(path: path, errorNumber: error.number)
    }
  }
}

private func number(of path: String, among files: [UserFile]) -> Int? {
  let path = SpecPath.simplified(path)
  return files.firstIndex { SpecPath.simplified($0.path) == path }
}
