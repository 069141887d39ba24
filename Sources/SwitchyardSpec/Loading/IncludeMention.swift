/// Whether the word stands anywhere in the text: searching for a letter is many times faster than parsing.
package func mentionsInclude(_ text: [UInt8]) -> Bool {
  text.withUnsafeBytes { text in
    var rest = text[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "i")) {
      if rest[start...].starts(with: "include".utf8) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}
