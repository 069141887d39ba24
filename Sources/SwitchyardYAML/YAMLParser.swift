internal import CLibYAML
package import SwitchyardDiagnostics

/// Reads a text as YAML 1.2's core schema on top of libyaml's events.
package struct YAMLParser {
  let limits: YAMLLimits

  package init(limits: YAMLLimits = .standard) {
    self.limits = limits
  }

  /// The tree of `file`; what is wrong in the text is reported, and the tree holds the rest.
  package func parse(_ file: SourceFile, id: SourceFileID, reporting bag: FindingBag) -> YAMLTree {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let base = file.bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    return file.bytes.withUnsafeBufferPointer { bytes in
      let isASCII = bytes.allSatisfy { $0 < 0x80 }
      var events = EventReader(bytes, from: base, isASCII: isASCII)
      var builder = TreeBuilder(file: id, bytes: bytes, limits: limits, bag: bag)
      read(&events, into: &builder)
      return YAMLTree(
        file: id, root: builder.root.map { YAMLTree.NodeID($0) }, isComplete: builder.isComplete,
        nodes: builder.nodes, children: builder.children, source: file.bytes, resolved: builder.resolved)
    }
  }

  private func read(_ events: inout EventReader, into builder: inout TreeBuilder) {
    while events.advance() {
      switch events.event.pointee.type {
      case YAML_SCALAR_EVENT:
        let scalar = events.event.pointee.data.scalar
        var start = events.start
        var end = events.end
        if start == end {
          start = emptyPlace(start, builder)
          end = start
        }
        let style: YAMLTree.ScalarStyle =
          switch scalar.style {
          case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
          case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
          case YAML_LITERAL_SCALAR_STYLE: .literal
          case YAML_FOLDED_SCALAR_STYLE: .folded
          default: .plain
          }
        if scalar.anchor != nil { start = contentStart(start, end, builder.bytes) }
        builder.scalar(
          UnsafeBufferPointer(start: scalar.value, count: scalar.length), style, start: start, end: end,
          anchor: name(scalar.anchor))
      case YAML_SEQUENCE_START_EVENT:
        let data = events.event.pointee.data.sequence_start
        let start = events.start
        let end = events.end
        builder.open(
          .sequence, isFlow: data.style == YAML_FLOW_SEQUENCE_STYLE,
          start: data.anchor == nil ? start : contentStart(start, end, builder.bytes), end: end,
          anchor: name(data.anchor))
      case YAML_MAPPING_START_EVENT:
        let data = events.event.pointee.data.mapping_start
        let start = events.start
        let end = events.end
        builder.open(
          .mapping, isFlow: data.style == YAML_FLOW_MAPPING_STYLE,
          start: data.anchor == nil ? start : contentStart(start, end, builder.bytes), end: end,
          anchor: name(data.anchor))
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        let start = events.start
        let end = events.end
        builder.close(end: start < end && builder.frames.last!.isFlow ? end : nil)
      case YAML_ALIAS_EVENT:
        let start = events.start
        builder.alias(name(events.event.pointee.data.alias.anchor)!, start: start, end: events.end)
      case YAML_STREAM_END_EVENT:
        return
      default:
        break
      }
    }
    let fault = events.fault
    builder.bag.report(UnreadableYAML(words: fault.problem, span: builder.span(fault.offset, fault.offset)))
    builder.isComplete = false
    while let frame = builder.frames.last {
      if frame.turn == .value || frame.turn == .discardedValue {
        builder.standIn(start: builder.lastEnd, end: builder.lastEnd)
      }
      builder.nodes[Int(frame.node)].flags.insert(.damaged)
      builder.close(end: nil)
    }
  }

  private func name(_ anchor: UnsafeMutablePointer<UInt8>?) -> [UInt8]? {
    anchor.map { start in
      var end = start
      while end.pointee != 0 { end += 1 }
      return Array(UnsafeBufferPointer(start: start, count: end - start))
    }
  }

  private func emptyPlace(_ place: Int, _ builder: TreeBuilder) -> Int {
    let openers: [UInt8] = [UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "?")]
    return place > 0 && openers.contains(builder.bytes[place - 1]) ? place : min(place, builder.lastEnd)
  }

  /// Skips the anchor in front of a node.
  private func contentStart(_ start: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start
    while index < bytes.count, bytes[index] > 0x20 { index += 1 }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "#") {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else if bytes[index] <= 0x20 {
        index += 1
      } else {
        break
      }
    }
    return end > start && index > end ? end : index
  }
}
