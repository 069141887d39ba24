/// The whole runtime as one file, for `--runtime embed`.
///
/// Its sources are Swift already, so they are not said as values here. What changes is what another place asks for: the
/// access level, and `nonisolated` in front of each declaration, since the app's module may put everything on the main
/// actor that does not say otherwise.
package struct RuntimeFile {
  let access: EmissionOptions.Access

  package static let name = "SwitchyardRuntime.swift"
  /// What its header begins with, by which it is known on disk.
  package static let opening = "The runtime of Switchyard"

  var text: String {
    var imports: Set<String> = []
    var body = ""
    for source in EmbeddedRuntime.sources {
      body += "\n"
      var isOnMainActor = false
      for line in source.description.split(separator: "\n", omittingEmptySubsequences: false) {
        if let module = importedModule(line) {
          imports.insert(module)
          continue
        }
        isOnMainActor = line.hasPrefix("@MainActor") || isOnMainActor && line.hasPrefix("@")
        body += isOnMainActor ? withAccess(line) : isolated(withAccess(line))
        body += "\n"
      }
    }
    return header + imports.sorted().map { "import \($0)\n" }.joined() + (imports.isEmpty ? "" : "\n")
      + body.withoutRepeatedBlankLines
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

  /// `public` is written in front of declarations alone: at the beginning of a line, or behind an attribute.
  private func withAccess(_ line: Substring) -> String {
    let code = line.drop { $0 == " " }
    if access == .public || code.hasPrefix("//") { return String(line) }
    // `firstRange(of:)` would link the regular expressions of the standard library, a tenth of the program.
    guard let start = line.indices.first(where: { line[$0...].hasPrefix("public ") }) else { return String(line) }
    let word = access == .internal ? "" : access.rawValue + " "
    return line[..<start] + word + line[start...].dropFirst("public ".count)
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
