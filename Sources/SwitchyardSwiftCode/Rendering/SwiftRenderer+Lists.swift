/// Rows of things with commas between them.
extension SwiftRenderer {
  /// `a, b, c` on the present line.
  mutating func flatList<Item>(_ items: [Item], _ write: (inout SwiftRenderer, Item) -> Void) {
    var isFirst = true
    for item in items {
      if !isFirst { self.write(", ") }
      isFirst = false
      write(&self, item)
      if isLost { return }
    }
  }

  /// Each item on a line of its own, between an opening that ends its line and a closing that begins one.
  mutating func brokenList<Item>(
    _ open: StaticString, _ items: [Item], _ close: StaticString, trailingComma: Bool = false,
    _ write: (inout SwiftRenderer, Item) -> Void
  ) {
    self.write(open)
    indented { renderer in
      renderer.reservingOnly(1) { renderer in
        for place in items.indices {
          renderer.newline()
          write(&renderer, items[place])
          if trailingComma || place + 1 < items.count { renderer.write(",") }
        }
      }
    }
    newline()
    self.write(close)
  }

  /// As many items a line as there is room for, each of them short.
  mutating func filledList<Item>(_ items: [Item], _ write: (inout SwiftRenderer, Item) -> Void) {
    for place in items.indices {
      let isLast = place + 1 == items.count
      let fits = fitsOnLine { renderer in
        renderer.reserving(1) { renderer in
          if place > 0 { renderer.write(" ") }
          write(&renderer, items[place])
        }
      }
      if !fits {
        if place > 0 { newline() }
        write(&self, items[place])
      }
      if !isLast { self.write(",") }
    }
  }

  /// `open a, b close` on one line where there is room, and broken otherwise.
  mutating func list<Item>(
    _ open: StaticString, _ items: [Item], _ close: StaticString, trailingComma: Bool = false,
    _ write: (inout SwiftRenderer, Item) -> Void
  ) {
    let fits = fitsOnLine { renderer in
      renderer.write(open)
      renderer.flatList(items, write)
      renderer.write(close)
    }
    if !fits {
      brokenList(open, items, close, trailingComma: trailingComma, write)
    }
  }
}
