internal import CLibYAML
internal import SwitchyardDiagnostics

/// Reads a text into a tree: libyaml's events until it stops at a fault, then again from the next line that is sound.
struct TreeReader {
  let text: TextView
  var builder: TreeBuilder

  /// The bytes that may still be read again; a text full of faults shall not cost much more than a sound one.
  private var work: Int

  init(_ text: TextView, file: SourceFileID, limits: YAMLLimits, reporting bag: FindingBag) {
    self.text = text
    builder = TreeBuilder(file: file, text: text, limits: limits, bag: bag)
    work = 4 * text.end + (4 << 20)
  }

  /// Reads all that can be read.
  mutating func read() {
    var place = skipDirectives()
    var level: Int?
    while let cut = readEvents(from: place, into: level) {
      let mayGoOn = !builder.isExhausted && work > 0
      let search = ResumePoint(
        behind: cut, in: text, mappings: mayGoOn ? builder.openMappings : [], columns: builder.openColumns)
      let damage = TreeBuilder.Damage(from: search.lostFrom, isInnermost: cut.hasLostLines)
      guard let found = search.found else { return builder.closeAll(damage) }
      builder.resume(at: found.level, damage)
      place = found.offset
      level = found.level
    }
    builder.closeAll(.none)
  }

  /// Reads events from the beginning of a line on.
  ///
  /// - Parameter level: The open mapping whose next key stands there; nil at the beginning of a document.
  /// - Returns: Nil where the text has been read to its end.
  private mutating func readEvents(from place: Int, into level: Int?) -> Cut? {
    var events = EventReader(text, from: place)
    var isEntering = level != nil
    var hasDocument = false
    defer { work -= EventReader.initialCost }
    while events.advance() {
      switch events.event.pointee.type {
      case YAML_SCALAR_EVENT where isEntering, YAML_ALIAS_EVENT where isEntering,
        YAML_SEQUENCE_START_EVENT where isEntering:
        // no key after all, as libyaml sees it
        return cut(behind: place)
      case YAML_SCALAR_EVENT:
        if let quote = readScalar(&events) { return cut(behind: quote) }
      case YAML_ALIAS_EVENT:
        let start = events.start
        builder.alias(events.aliasName, start: start, end: events.end)
      case YAML_MAPPING_START_EVENT:
        if isEntering {
          isEntering = false
        } else if let bracket = open(&events, .mapping) {
          return cut(behind: bracket)
        }
      case YAML_SEQUENCE_START_EVENT:
        if let bracket = open(&events, .sequence) { return cut(behind: bracket) }
      case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
        let start = events.start
        if let level, builder.frames.count == level + 1 { return orderlyEnd(at: start) }
        let end = events.end
        builder.close(end: end > start ? end : nil)
      case YAML_DOCUMENT_START_EVENT:
        let start = events.start
        if hasDocument {
          refuseDocument(start..<events.end)
          return nil
        }
        hasDocument = true
      case YAML_STREAM_END_EVENT:
        return nil
      default:
        break
      }
      if builder.isExhausted { return cut(behind: events.start) }
    }
    return stop(at: events.fault, from: place)
  }
}

// MARK: - Events

extension TreeReader {
  /// Gives a scalar to the builder, or the place of its quote where that was not meant to reach so far.
  @inline(__always)
  private mutating func readScalar(_ events: inout EventReader) -> Int? {
    var start = events.start
    var end = events.end
    let scalar = events.scalar
    var isRefused = false
    if start == end {
      start = placeOfEmptyValue(near: start)
      end = start
    } else if text.bytes[start] == UInt8(ascii: "&") || text.bytes[start] == UInt8(ascii: "!") {
      let properties = NodeProperties(text, at: start)
      isRefused = properties.tag != nil && properties.content >= end && scalar.style == .plain
      builder.refuse(properties.tag, isWhole: isRefused)
      start = properties.content < end ? properties.content : properties.end
      end = max(start, end)
    }
    switch scalar.style {
    case .plain: break
    case .singleQuoted, .doubleQuoted:
      if text.spansLines(start..<end), let column = builder.openColumns.last,
        let key = text.keyOutsideQuotes(from: start, to: end, inCollectionAt: column)
      {
        builder.report(
          UnclosedQuote(
            quote: text.excerpt(start..<start + 1), span: builder.span(start, start + 1),
            next: (text.excerpt(key), builder.span(key.lowerBound, key.upperBound))))
        return start
      }
    case .literal, .folded:
      while end > start + 1, text.isBlank(end - 1) || text.isLineEnd(end - 1) { end -= 1 }
    }
    builder.scalar(scalar, start: start, end: end, isRefused: isRefused)
    return nil
  }

  /// An empty value stands behind its colon or dash, where an editor would put it. libyaml has it there, or where the
  /// next thing begins.
  private func placeOfEmptyValue(near offset: Int) -> Int {
    switch text[offset - 1] {
    case UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "?"): return offset
    default: break
    }
    guard builder.isBehindKey else { return min(offset, builder.lastEnd) }
    var colon = builder.lastEnd
    while colon < offset, text.isBlank(colon) || text.isLineEnd(colon) { colon += 1 }
    return text[colon] == UInt8(ascii: ":") ? colon + 1 : min(offset, builder.lastEnd)
  }

  /// Begins a collection, or gives its place where it lies too deep.
  private mutating func open(_ events: inout EventReader, _ kind: YAMLTree.Kind) -> Int? {
    var start = events.start
    var end = events.end
    if text[start] == UInt8(ascii: "&") || text[start] == UInt8(ascii: "!") {
      let properties = NodeProperties(text, at: start)
      builder.refuse(properties.tag)
      start = properties.content
      end = max(start, end)
    }
    let isFlow = events.isFlowCollection
    guard builder.open(kind, isFlow: isFlow, start: start, end: end, anchor: events.collectionAnchor) else {
      return start
    }
    return nil
  }
}

// MARK: - Where reading breaks off

extension TreeReader {
  private func cut(behind origin: Int) -> Cut {
    let line = text.line(of: origin)
    var indentation = text.leastIndentation(ofLineAt: line.lowerBound)
    let bracket = builder.outermostBracket
    if let bracket { indentation = min(indentation, text.indentation(ofLineAt: text.lineStart(of: bracket))) }
    // a bracket in the broken line may not have come through as an event yet
    let hasBracket = bracket != nil || line.contains { text[$0] == UInt8(ascii: "[") || text[$0] == UInt8(ascii: "{") }
    return Cut(
      searchFrom: text.nextLine(after: origin) ?? text.end, indentation: indentation, isInBrackets: hasBracket,
      isKeyRead: builder.hasRead(keyAt: text.content(ofLineAt: line.lowerBound)),
      hasLostLines: hasLostLines(before: line.lowerBound), isOrderlyEnd: false)
  }

  /// Whether anything but space, comments and the colon of a pair stands between the last event and a broken line:
  /// libyaml may have read on from there to see whether it is a key.
  private func hasLostLines(before lineStart: Int) -> Bool {
    var offset = builder.lastEnd
    while offset < lineStart {
      if text[offset] == UInt8(ascii: "#") {
        offset = text.lineEnd(of: offset)
      } else if text.isBlank(offset) || text.isLineEnd(offset) || text[offset] == UInt8(ascii: ":") {
        offset += 1
      } else {
        return true
      }
    }
    return false
  }

  /// A mapping that was taken up again has ended, in front of a line that is indented less.
  private mutating func orderlyEnd(at offset: Int) -> Cut? {
    guard offset < text.end else { return nil }
    let lineStart = text.lineStart(of: offset)
    if text.isDocumentMarker(lineAt: lineStart) {
      refuseDocument(behindMarkerAt: lineStart)
      return nil
    }
    if let misplaced = misplacedKey(inLineAt: lineStart) {
      builder.report(misplaced)
      return cut(behind: lineStart)
    }
    return Cut(
      searchFrom: lineStart, indentation: text.indentation(ofLineAt: lineStart), isInBrackets: false,
      isKeyRead: true, hasLostLines: false, isOrderlyEnd: true)
  }

  /// What libyaml would say of a key that begins in no column of those around it, if it knew what is open.
  private func misplacedKey(inLineAt lineStart: Int) -> MisplacedLine? {
    let indentation = text.indentation(ofLineAt: lineStart)
    let mappings = builder.openMappings.filter { $0.indentation < indentation }
    guard let key = text.key(ofLineAt: lineStart), !builder.openColumns.contains(indentation),
      let beginning = mappings.last?.level.map(builder.start(ofLevel:))
    else { return nil }
    return MisplacedLine(
      word: text.excerpt(key), surroundings: .mapping, span: builder.span(key),
      beginning: builder.span(text.key(at: beginning) ?? text.word(at: beginning)))
  }

  private mutating func stop(at fault: LibYAMLFault, from place: Int) -> Cut {
    work -= fault.offset - place
    let explanation = FaultExplainer(
      text: text, file: builder.file, fault: fault, lastScalar: builder.lastScalar,
      openBracket: builder.innermostBracket, blockColumn: builder.openColumns.last
    ).explain()
    // where bytes were replaced, a fault may come from that
    let places = [explanation.origin, fault.offset, fault.contextOffset ?? fault.offset]
    if !places.contains(where: { text.isDamaged(text.line(of: $0)) }) { builder.report(explanation.problem) }
    builder.spoilLastScalar(before: fault.offset)
    builder.spoilLastScalar(before: explanation.origin)
    if text.isFirstInLine(fault.offset) { builder.spoilLastCollections(beforeLineAt: text.lineStart(of: fault.offset)) }
    return cut(behind: max(explanation.origin, place))
  }
}
