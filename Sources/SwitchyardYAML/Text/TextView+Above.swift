internal import SwitchyardDiagnostics

// What stands in the lines before a place.
extension TextView {
  /// The key of the line above a place, where nothing stands behind it and it is not indented less: what begins at the place may
  /// have been meant to stand below it.
  func emptyKey(above offset: Int) -> Range<Int>? {
    let own = lineStart(of: offset)
    guard let lineStart = lineWithContent(before: own), let key = key(ofLineAt: lineStart),
      indentation(ofLineAt: lineStart) >= indentation(ofLineAt: own)
    else { return nil }
    var rest = key.upperBound
    while isBlank(rest) { rest += 1 }
    guard self[rest] == UInt8(ascii: ":") else { return nil }
    rest += 1
    while isBlank(rest) { rest += 1 }
    return isLineEnd(rest) || bytes[rest] == UInt8(ascii: "#") ? key : nil
  }

  /// The nearest line before another one that is neither empty nor a comment.
  func lineWithContent(before lineStart: Int) -> Int? {
    var lineStart = lineStart
    repeat {
      guard lineStart > start else { return nil }
      lineStart = self.lineStart(of: lineStart - 1)
    } while isEmptyOrComment(lineAt: lineStart)
    return lineStart
  }
}

extension YAMLTree {
  /// The key of the line above the one that begins with a node, where nothing stands behind it and it is not indented less.
  package func emptyKey(above node: NodeID) -> String? {
    let offset = Int(span(node).lowerBound)
    return source.withUnsafeBufferPointer { bytes in
      let text = TextView(
        bytes: bytes, start: 0, isASCII: false, replaced: UnsafeBufferPointer(start: nil, count: 0))
      // Not asked of the line as a whole: a mapping in brackets may have all of its keys in one.
      var blank = offset
      while text.isBlank(blank - 1) { blank -= 1 }
      guard blank == 0 || text.isLineEnd(blank - 1) else { return nil }
      return text.emptyKey(above: offset).map { String(decoding: bytes[$0], as: UTF8.self) }
    }
  }
}
