/// A part of the runtime as one file, for `--runtime embed`.
///
/// Its sources are Swift already, so they are not said as values here. What changes is what another place asks for: the
/// access level, and `nonisolated` in front of each declaration, since the app's module may put everything on the main
/// actor that does not say otherwise.
package struct RuntimeFile {
  /// What a target needs of the runtime beside the core.
  package enum Part: String, CaseIterable, Sendable {
    /// What all generated code stands on.
    case core = "SwitchyardRuntime.swift"
    case swiftui = "SwitchyardRuntime+SwiftUI.swift"
    case uikit = "SwitchyardRuntime+UIKit.swift"

    /// The folder of the runtime whose sources it has; nil for the core, which has all others.
    package var folder: String? {
      switch self {
      case .core: nil
      case .swiftui: "SwiftUI"
      case .uikit: "UIKit"
      }
    }

    var sources: [StaticString] {
      switch self {
      case .core: EmbeddedRuntime.core
      case .swiftui: EmbeddedRuntime.swiftui
      case .uikit: EmbeddedRuntime.uikit
      }
    }
  }

  let part: Part
  let access: EmissionOptions.Access

  /// What its header begins with, by which it is known on disk.
  package static let opening = "The runtime of Switchyard"

  package init(_ part: Part = .core, access: EmissionOptions.Access) {
    self.part = part
    self.access = access
  }

  /// The file where the runtime is written beside the generated code; none where it is imported.
  static func files(_ part: Part, _ options: EmissionOptions) -> [GeneratedFile] {
    guard options.runtime == .embed else { return [] }
    return [GeneratedFile(path: part.rawValue, text: RuntimeFile(part, access: options.access).text)]
  }

  package var text: String {
    let publicImports = publicImports
    var imports: Set<String> = []
    var body = ""
    for source in part.sources {
      body += "\n"
      var isOnMainActor = false
      var conditions = 0
      for line in source.description.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("#if") { conditions += 1 }
        if line.hasPrefix("#endif") { conditions -= 1 }
        // What is imported where it exists is imported there.
        if let module = importedModule(line) {
          if conditions == 0 {
            imports.insert(module)
          } else {
            body += withAccess(ofImport: publicImports.contains(module) ? "public import \(module)" : line) + "\n"
          }
          continue
        }
        let isAttribute = line.hasPrefix("@")
        isOnMainActor = isAttribute ? isOnMainActor || line.hasPrefix("@MainActor") : isOnMainActor
        body += isAttribute || isOnMainActor ? withAccess(line) : isolated(withAccess(line))
        body += "\n"
        // Attributes stand above the declaration, or in front of it.
        if !isAttribute { isOnMainActor = false }
      }
    }
    return header + imports.sorted().map { "import \($0)\n" }.joined() + (imports.isEmpty ? "" : "\n")
      + body.withoutRepeatedBlankLines
  }

  /// What any of the sources imports for its interface: in one file all imports of a module have one access level.
  private var publicImports: Set<String> {
    var modules: Set<String> = []
    for source in part.sources {
      for line in source.description.split(separator: "\n") where line.hasPrefix("public import ") {
        if let module = importedModule(line) { modules.insert(module) }
      }
    }
    return modules
  }

  private var header: String {
    """
    // swift-format-ignore-file
    // swiftlint:disable all
    // \(RuntimeFile.opening), beside the code that stands on it. Do not edit: it is written by 'switchyard generate'.

    """
  }

  private func importedModule(_ line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let place = words.firstIndex(of: "import"), place < 2, !line.hasPrefix(" "), !line.hasPrefix("//") else {
      return nil
    }
    return words[(place + 1)...].joined(separator: " ")
  }

  /// As the renderer of generated code has it: `package import` holds only where imports are internal by default.
  private func withAccess(ofImport line: Substring) -> String {
    let text = withAccess(line)
    guard text.hasPrefix("package ") else { return text }
    let plain = text.dropFirst("package ".count)
    return "#if hasFeature(InternalImportsByDefault)\n\(text)\n#else\n\(plain)\n#endif"
  }

  /// `public` is written in front of declarations alone: at the beginning of a line, or behind an attribute.
  private func withAccess(_ line: Substring) -> String {
    let code = line.drop { $0 == " " }
    if access == .public || code.hasPrefix("//") { return String(line) }
    // `firstRange(of:)` would link the regular expressions of the standard library, a tenth of the program.
    guard let start = line.indices.first(where: { line[$0...].hasPrefix("public ") }) else { return String(line) }
    // A conformance alone needs an import that is public where the type is, and none that says `package`.
    let isForConformance = line.hasSuffix("import Observation") && access == .package
    let word = access == .internal || isForConformance ? "" : access.rawValue + " "
    var rest = line[start...].dropFirst("public ".count)
    let setter = "internal(set) "
    if access == .internal, rest.hasPrefix(setter) { rest = rest.dropFirst(setter.count) }
    return line[..<start] + word + rest
  }

  private func isolated(_ line: String) -> String {
    var words = line.split(separator: " ")
    guard let first = words.first, line.utf8.first != UInt8(ascii: " ") else { return line }
    let place = ["public", "package", "private", "fileprivate"].contains(first) ? 1 : 0
    let beginnings: [Substring] = [
      "struct", "enum", "class", "final", "indirect", "protocol", "extension", "func", "let", "var",
    ]
    guard words.indices.contains(place), beginnings.contains(words[place]) else { return line }
    words.insert("nonisolated", at: place)
    return words.joined(separator: " ")
  }
}

extension String {
  fileprivate var withoutRepeatedBlankLines: String {
    var text = ""
    var isAfterBlank = true
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty, isAfterBlank { continue }
      isAfterBlank = line.isEmpty
      text += line + "\n"
    }
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text
  }
}

extension RuntimeFile.Part {
  /// What the sources of the part declare outside of other types.
  var typeNames: [String] { Self.typeNames[self] ?? [] }

  private static let typeNames = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.declaredTypes) })

  private var declaredTypes: [String] {
    sources.flatMap { source in
      source.description.split(separator: "\n").compactMap { line -> String? in
        guard line.first?.isLetter == true || line.first == "@" else { return nil }
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let keywords: Set<Substring> = ["struct", "enum", "class", "protocol", "actor", "typealias"]
        guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count else { return nil }
        return String(words[keyword + 1])
      }
    }
  }
}
