import Foundation
import SwitchyardTestSupport
import Testing

/// The page on adoption, done as it says: its files are written, its commands run, its Swift is compiled.
struct AdoptionPageTests {
  /// A block of code, and what stands in the comment on the line above it.
  private struct Block {
    let language: String
    let mark: String
    let text: String
  }

  private func blocks() throws -> [Block] {
    let parts = try ProjectFiles.text(of: "Docs/Adoption.md").components(separatedBy: "```")
    return zip(parts, parts.dropFirst()).enumerated().filter { $0.offset % 2 == 0 }.map { _, part in
      let before = part.0.split(separator: "\n").last ?? ""
      let isMarked = before.hasPrefix("<!-- ") && before.hasSuffix(" -->")
      let language = part.1.prefix { $0 != "\n" }
      return Block(
        language: String(language), mark: isMarked ? String(before.dropFirst(5).dropLast(4)) : "",
        text: String(part.1.dropFirst(language.count + 1)))
    }
  }

  @Test func `every command of the page prints what stands below it`() throws {
    let folder = try TemporaryFolder()
    var count = 0
    for block in try blocks() {
      if block.mark.hasPrefix("file: ") {
        try folder.write(block.text, to: String(block.mark.dropFirst("file: ".count)))
      } else if block.mark.hasPrefix("edit: ") {
        try replaceElement(by: block.text, in: String(block.mark.dropFirst("edit: ".count)), of: folder)
      } else if block.language == "console" {
        for command in ("\n" + block.text).components(separatedBy: "\n$ ").dropFirst() {
          count += 1
          let (line, output) = (command.prefix { $0 != "\n" }, command.drop { $0 != "\n" }.dropFirst())
          #expect(try run(String(line), in: folder) == trimmed(String(output)), "\(line)")
        }
      }
    }
    #expect(count > 8)
  }

  /// The element of the first line takes the place of the one of that name.
  private func replaceElement(by text: String, in file: String, of folder: TemporaryFolder) throws {
    let head = String(text.prefix { $0 != "\n" })
    var lines = try #require(folder.text(of: file)).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: head))
    let end = lines[(start + 1)...].firstIndex { !$0.hasPrefix("    ") } ?? lines.count
    lines.replaceSubrange(start..<end, with: text.split(separator: "\n").map(String.init))
    try folder.write(lines.joined(separator: "\n"), to: file)
  }

  /// Both streams, as a terminal shows them.
  private func run(_ command: String, in folder: TemporaryFolder) throws -> String {
    let path = Switchyard.program.deletingLastPathComponent().path
    let script = "PATH=\"\(path):$PATH\"; \(command)"
    return trimmed(try CommandRun(["sh", "-c", script], in: folder.path).output)
  }

  private func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .newlines)
  }

  @Test func `the page's Swift runs the flow as the page says`() throws {
    let folder = try TemporaryFolder()
    let all = try blocks()
    let spec = try #require(all.first { $0.mark == "file: Navigation/Recipes.routes.yaml" })
    try folder.write(spec.text, to: "Recipes.routes.yaml")
    try folder.write(#"{"version": 1, "findings": []}"#, to: "baseline.json")
    try Switchyard.run("lint", "--baseline", "baseline.json", "--write-baseline", in: folder)
    try Switchyard.run("generate", "--baseline", "baseline.json", "--runtime", "embed", in: folder)
    let use = """
      let shopping = Shopping { print($0.map(\\.name)) }
      shopping.begin()
      let basket = shopping.basket
      basket?(.pay)
      print(basket?(.pay) as Any)
      shopping.payment?(.paid)
      """
    var sources = ["main.swift": use]
    sources["Shopping.swift"] = try #require(all.first { $0.mark == "swift" }).text
    for file in folder.files where file.hasSuffix(".swift") { sources[file] = folder.text(of: file) }
    #expect(
      try SwiftProgram(sources, runtime: .provided).run() == """
        ["basket"]
        ["basket", "payment"]
        ["basket", "payment"]
        Optional(stale)
        []

        """)
  }
}
