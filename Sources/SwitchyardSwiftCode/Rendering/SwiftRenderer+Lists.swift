/// Rows of things with commas between them.
extension SwiftRenderer {
  /// `a, b, c` on the present line.
  mutating func flatList<Items: RandomAccessCollection>(
    _ items: Items, _ write: (inout SwiftRenderer, Items.Element) -> Void
  ) {
    var isFirst = true
    for item in items {
      if !isFirst { self.write(", ") }
      isFirst = false
      write(&self, item)
      if isLost { return }
    }
  }

  /// Each item on a line of its own, between an opening that ends its line and a closing that begins one.
  mutating func brokenList<Items: RandomAccessCollection>(
    _ open: StaticString, _ items: Items, _ close: StaticString, trailingComma: Bool = false,
    _ write: (inout SwiftRenderer, Items.Element) -> Void
  ) {
    self.write(open)
    indented { renderer in
      renderer.reservingOnly(1) { renderer in
        var left = items.count
        for item in items {
          renderer.newline()
          write(&renderer, item)
          left -= 1
          if trailingComma || left > 0 { renderer.write(",") }
        }
      }
    }
    newline()
    self.write(close)
  }

  /// As many items a line as there is room for, each of them short.
  mutating func filledList<Items: RandomAccessCollection>(
    _ items: Items, _ write: (inout SwiftRenderer, Items.Element) -> Void
  ) {
    var left = items.count
    for item in items {
      let isFirst = left == items.count
      reserving(1) { renderer in
        let fits = renderer.fitsOnLine { renderer in
          if !isFirst { renderer.write(" ") }
          write(&renderer, item)
        }
        if fits { return }
        if !isFirst { renderer.newline() }
        write(&renderer, item)
      }
      left -= 1
      if left > 0 { self.write(",") }
    }
  }

  /// `open a, b close` on one line where there is room, and broken otherwise.
  mutating func list<Items: RandomAccessCollection>(
    _ open: StaticString, _ items: Items, _ close: StaticString, trailingComma: Bool = false,
    _ write: (inout SwiftRenderer, Items.Element) -> Void
  ) {
    let fits = fitsOnLine { renderer in
      renderer.write(open)
      renderer.flatList(items, write)
      renderer.write(close)
    }
    if items.isEmpty, !fits {
      self.write(open)
      self.write(close)
    } else if !fits {
      brokenList(open, items, close, trailingComma: trailingComma, write)
    }
  }
}
