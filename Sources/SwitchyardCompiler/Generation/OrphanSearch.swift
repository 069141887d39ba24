import SwitchyardEmission
import SwitchyardModel
import SwitchyardSpec

/// Finds what former runs have made from a spec and nothing makes any more, such as the file of a module that is gone.
///
/// A file is taken for ours only where its first lines say so and name this very spec. What is made for a target that this
/// run was not asked for is another run's business: tests and the core may well stand in one folder.
struct OrphanSearch {
  private let openings: [String]
  /// The file's name of the spec, and where it stands.
  private let specName: String
  private let specFolder: String
  /// How lines end that declare what is made for each target of a spec of this app, and of no other.
  private let marks: [String]
  private let targets: [EmissionTarget]
  /// What runs for whichever target make from the spec as it is; in lower case, since some disks see no case.
  private let living: Set<String>

  /// The file names of what the spec includes.
  private let included: Set<String>

  /// - Parameters:
  ///   - spec: the path of the spec; headers name it by its file's name.
  ///   - files: the paths of the spec and of all that it includes.
  init(spec: String, files: [String], graph: RouteGraph, targets: [EmissionTarget]) {
    included = Set(files.dropFirst().map(SpecPath.name))
    self.targets = targets
    living = Set(EmissionTarget.allCases.flatMap { graph.outputNames(for: $0) }.map { $0.lowercased() })
    specName = SpecPath.name(of: spec)
    specFolder = SpecPath.folder(of: spec)
    openings = Self.openings(ofSpec: specName)
    let names = GeneratedNames(app: graph.name)
    marks = [
      "enum \(names.type(.route)): NavigationRoute {", "protocol \(names.type(.screenViews)) {",
      "protocol \(names.type(.controllers)) {", "struct \(names.type(.navigationTests)) {",
      "class \(names.type(.navigationTests)): XCTestCase {",
    ]
  }

  /// Behind the spec's name a sentence ends, or a module's file is named: `app.routes.yaml` is not `app.routes.yaml2`.
  private static func openings(ofSpec name: String) -> [String] {
    let words = GeneratedHeader.opening + " from " + name
    return [words + ". ", words + " ("]
  }

  /// The paths of a folder's orphans.
  func orphans(in folder: String) -> [String] {
    // A folder that is not there yet holds nothing.
    guard let listing = try? FolderListing(of: folder) else { return [] }
    return listing.entries.filter { !$0.isFolder && mayBeOrphan($0.name) }
      .map { SpecPath.join(folder, $0.name) }
      .filter { GeneratedHeader(DiskFile.beginning(of: $0, count: 1024)).holds(anyOf: openings) }
  }

  /// What a folder has of a spec of this app that is included by now, or is not there any more, as after it was renamed: all
  /// types stand there twice then. Another spec of that name may stand somewhere else, so that nothing is removed.
  func doubles(in folder: String) -> [(path: String, spec: String)] {
    guard let listing = try? FolderListing(of: folder) else { return [] }
    return listing.entries.filter {
      !$0.isFolder && $0.name.hasSuffix(".swift") && !living.contains($0.name.lowercased())
    }
    .compactMap { entry in
      let path = SpecPath.join(folder, entry.name)
      guard let spec = GeneratedHeader(DiskFile.beginning(of: path, count: 1024)).spec, isDouble(path, madeOf: spec)
      else { return nil }
      return (path, spec)
    }
  }

  /// Only what is made of a spec itself declares the app's types, and not the files of its modules.
  private func isDouble(_ path: String, madeOf spec: String) -> Bool {
    let name = SpecPath.name(of: path)
    guard spec != specName, EmissionTarget.allCases.contains(where: { OutputName.swift(of: spec, for: $0) == name }),
      included.contains(spec) || (try? FileKind(at: SpecPath.join(specFolder, spec))) == .missing,
      let text = try? DiskFile.bytes(of: path)
    else { return false }
    return text.split(separator: UInt8(ascii: "\n")).contains { line in
      marks.contains { line.reversed().starts(with: $0.utf8.reversed()) }
    }
  }

  private func mayBeOrphan(_ name: String) -> Bool {
    guard name.hasSuffix(".swift"), !living.contains(name.lowercased()) else { return false }
    let target = EmissionTarget.allCases.first { $0 != .core && name.hasSuffix($0.infix + ".swift") }
    return targets.contains(target ?? .core)
  }
}
