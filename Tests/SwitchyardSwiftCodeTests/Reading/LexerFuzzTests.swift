import Foundation
import SwitchyardSwiftCode
import SwitchyardTestSupport
import Testing

/// The lexer on text that nobody would write.
struct LexerFuzzTests {
  /// Real Swift: this package's own.
  private static let sources: [[UInt8]] = ["Sources", "Tests"].flatMap { ProjectFiles.swift(below: $0) }
    .compactMap { FileManager.default.contents(atPath: $0.path).map(Array.init) }

  private static let pieces = [
    "\"", "\"\"\"", "#", "\\(", "/*", "*/", "//", "/", "#/", "{", "}", "(", ")", "`", "\n", "\r", "case ", "#if A\n",
    "#endif\n", "switch x {", "default:", "é", "\u{0}",
  ].map { Array($0.utf8) }

  private func coversAll(_ bytes: [UInt8]) -> Bool {
    var end = 0
    for token in SwiftLexer.tokens(of: bytes) {
      guard token.start == end, token.end > end else { return false }
      end = token.end
    }
    return end == bytes.count
  }

  /// A stretch of a real file with a few faults.
  private func mutated(_ random: inout SplitMix64) -> [UInt8] {
    let source = Self.sources.randomElement(using: &random) ?? []
    let start = Int.random(in: 0...max(0, source.count - 400), using: &random)
    var bytes = Array(source[start..<min(source.count, start + 400)])
    for _ in 0...Int.random(in: 0...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0...12, using: &random)))
      case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
      default: bytes.insert(contentsOf: bytes.prefix(Int.random(in: 0...40, using: &random)), at: place)
      }
    }
    return bytes
  }

  @Test func `the tokens of real files cover every byte once, and their brackets are in pairs`() throws {
    for bytes in Self.sources {
      #expect(coversAll(bytes))
      _ = SwiftOutline(try SwiftText(bytes))
    }
  }

  @Test func `the tokens of mutated text cover every byte once, and it is read without a trap`() {
    var random = SplitMix64(state: 7)
    for _ in 0..<2000 {
      let bytes = mutated(&random)
      #expect(coversAll(bytes), "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      guard let text = try? SwiftText(bytes) else { continue }
      let outline = SwiftOutline(text)
      for found in outline.switches { _ = outline.cases(of: found) }
    }
  }

  @Test(arguments: [
    "\"\\(", "\"\"\"\n\\(", "/*", "#\"\"\"", "#/a ", " /\\/", " /(\\/", "{", "#", "`", "if ", "struct A ",
    "func f() -> ", "switch x {", "case .a, ", "func f<A", "@a ", "#if A\n",
  ])
  func `text that repeats itself is read in time, however long it is`(piece: String) {
    // Work that grows with the square of the length would not end here.
    let bytes = Array(String(repeating: piece, count: 5000).utf8)
    #expect(coversAll(bytes))
    guard let text = try? SwiftText(bytes) else { return }
    _ = SwiftOutline(text)
  }
}
