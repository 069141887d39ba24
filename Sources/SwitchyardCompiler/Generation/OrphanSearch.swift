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
  /// What tells a file that is made of a spec of this app.
  private let marks: DeclarationMarks
  private let targets: [EmissionTarget]
  /// The file names of what the spec includes.
  private let included: Set<String>
  /// The Swift of the folder, but for what runs for whichever target make from the spec as it is.
  private let files: [(name: String, path: String, header: GeneratedHeader)]

  /// - Parameters:
  ///   - folder: where the Swift of the spec goes.
  ///   - spec: headers name it by its file's name.
  init(in folder: String, of spec: CheckedSpec, targets: [EmissionTarget]) {
    let graph = spec.graph
    included = Set(spec.files.files.dropFirst().map { SpecPath.name(of: $0.path) })
    self.targets = targets
    // In lower case, since some disks see no case.
    let living = Set(EmissionTarget.allCases.flatMap { graph.outputNames(for: $0) }.map { $0.lowercased() })
    // A folder that is not there yet holds nothing.
    let entries = (try? FolderListing(of: folder))?.entries ?? []
    files = entries.compactMap { entry in
      guard !entry.isFolder, entry.name.hasSuffix(".swift"), !living.contains(entry.name.lowercased()) else {
        return nil
      }
      let path = SpecPath.join(folder, entry.name)
      return (entry.name, path, GeneratedHeader(DiskFile.beginning(of: path, count: 1024)))
    }
    specName = SpecPath.name(of: spec.path)
    specFolder = SpecPath.folder(of: spec.path)
    openings = Self.openings(ofSpec: specName)
    marks = DeclarationMarks(app: graph.name)
  }

  /// Behind the spec's name a sentence ends, or a module's file is named: `app.routes.yaml` is not `app.routes.yaml2`.
  private static func openings(ofSpec name: String) -> [String] {
    let words = GeneratedHeader.opening + " from " + name
    return [words + ". ", words + " ("]
  }

  /// The paths of the folder's orphans.
  var orphans: [String] {
    files.filter { isOfTargets($0.name) && $0.header.holds(anyOf: openings) }.map(\.path)
  }

  /// What the folder has of a spec of this app that is included by now, or is not there any more, as after it was renamed: all
  /// types stand there twice then. Another spec of that name may stand somewhere else, so that nothing is removed.
  var doubles: [(path: String, spec: String)] {
    files.compactMap { file in
      guard let spec = file.header.spec, isDouble(file.name, at: file.path, madeOf: spec) else { return nil }
      return (file.path, spec)
    }
  }

  /// Only what is made of a spec itself declares the app's types, and not the files of its modules.
  private func isDouble(_ name: String, at path: String, madeOf spec: String) -> Bool {
    guard spec != specName, EmissionTarget.allCases.contains(where: { OutputName.swift(of: spec, for: $0) == name }),
      included.contains(spec) || (try? FileKind(at: SpecPath.join(specFolder, spec))) == .missing,
      let text = try? DiskFile.bytes(of: path)
    else { return false }
    return marks.stand(in: text)
  }

  private func isOfTargets(_ name: String) -> Bool {
    let target = EmissionTarget.allCases.first { $0 != .core && name.hasSuffix($0.infix + ".swift") }
    return targets.contains(target ?? .core)
  }
}
