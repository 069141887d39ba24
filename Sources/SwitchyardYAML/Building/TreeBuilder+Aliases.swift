internal import SwitchyardDiagnostics

extension TreeBuilder {
  /// Puts the node of an anchor in once more.
  mutating func alias(_ pointer: UnsafePointer<UInt8>, start: Int, end: Int) {
    lastEnd = end
    let name = Array(UnsafeBufferPointer(rebasing: text.bytes[start + 1..<end]))
    guard let anchor = anchors[name] else {
      // the anchor may stand in a part that was not read
      if !hasCut { report(undefinedAlias(name, span: span(start, end))) }
      return standIn(start: start, end: end)
    }
    guard !anchor.isOpen else {
      report(AliasInItself(name: text.excerpt(start + 1..<end), span: span(start, end), anchor: beginning(of: anchor)))
      return standIn(start: start, end: end)
    }
    guard frames.count + anchor.height <= limits.depth else {
      report(TooDeep(limit: limits.depth, span: span(start, end)))
      return standIn(start: start, end: end)
    }
    let (sum, isOverflow) = expansion.addingReportingOverflow(anchor.size)
    guard !isOverflow, sum <= limits.expansion else {
      if expansion < Int.max / 2 {
        report(TooMuchExpansion(name: text.excerpt(start + 1..<end), limit: limits.expansion, span: span(start, end)))
      }
      expansion = Int.max / 2
      return standIn(start: start, end: end)
    }
    expansion = sum
    growParent(by: anchor.height)
    attach(anchor.node, start: start, end: end)
  }

  /// The word at the beginning of an anchored node: a node that is still open has no end.
  private func beginning(of anchor: AnchorTable.Anchor) -> SourceSpan {
    span(text.word(at: Int(nodes[Int(anchor.node)].start)))
  }

  private func undefinedAlias(_ name: [UInt8], span: SourceSpan) -> UndefinedAlias {
    let candidates = anchors.anchors.suffix(1_000).filter { $0.name.count < 2 * NearestName.longestName }
    let names = candidates.map { String(decoding: $0.name, as: UTF8.self) }
    let alias = String(decoding: name, as: UTF8.self)
    let nearest = suggestions.nearest(to: alias, among: names).flatMap { name in
      zip(names, candidates).first { $0.0 == name }.map { (name: name, span: beginning(of: $0.1)) }
    }
    return UndefinedAlias(name: alias, nearest: nearest, span: span)
  }
}
