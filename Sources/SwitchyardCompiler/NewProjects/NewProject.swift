import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSpec

/// A first spec and its settings, on the way to a folder: `switchyard init`.
package struct NewProject {
  /// A name that no spec can have.
  package struct NameFault: Error, Equatable {
    package let message: String
    package let help: String?
  }

  private struct File {
    let name: String
    let text: String
  }

  /// The spec first, then what it includes.
  private let specs: [File]

  /// - Parameter name: what generated types are to begin with.
  package init(called name: String) throws(NameFault) {
    // Whatever it is, it becomes one scalar; what is wrong with a name is said by those who read specs.
    let spec = FirstSpec.text(name: JSONValue.string(name).compactText)
    if let finding = Compiler().check(spec).report.findings.first {
      throw NameFault(message: finding.message, help: finding.help)
    }
    specs = [File(name: name + ".routes.yaml", text: FirstSpec.text(name: name))]
  }

  /// - Parameter example: one of ``ExampleSpecs/names``.
  package init(from example: String) {
    specs = ExampleSpecs.files(of: example).map { File(name: $0.name, text: $0.text) }
  }

  /// Writes the files into a folder: all of them, or none where one of them is there already.
  ///
  /// - Returns: their paths.
  package func write(to folder: String) throws(OutputFailure) -> [String] {
    let text = FirstSpec.settings(for: specs.first?.name ?? ".", output: Self.output(in: folder))
    let settings = File(name: Configuration.fileName, text: text)
    let files = (specs + [settings]).map { (path: SpecPath.join(folder, $0.name), text: $0.text) }
    try FileTransaction.apply(files.map { .create(Array($0.text.utf8), at: $0.path) })
    return files.map(\.path)
  }

  /// Where the Swift goes: into the target of a package that has just one.
  private static func output(in folder: String) -> String {
    let sources = "Sources"
    guard (try? FileKind(at: SpecPath.join(folder, "Package.swift"))) ?? .missing != .missing,
      let targets = try? FolderListing(of: SpecPath.join(folder, sources)).entries.filter({ $0.isFolder && $0.isNamed }
      ),
      let target = targets.first, targets.count == 1
    else { return "Generated" }
    return JSONValue.string("\(sources)/\(target.name)/Generated").compactText
  }

  /// A screen to look for the way to, and so to see what `switchyard trace` does.
  package var lastScreen: String? {
    let texts = Dictionary(uniqueKeysWithValues: specs.map { ($0.name, $0.text) })
    guard let root = specs.first, let graph = Compiler().check(texts, root: root.name).specs.first?.graph else {
      return nil
    }
    return graph.screens.last { $0.module == .root }?.name
  }
}
