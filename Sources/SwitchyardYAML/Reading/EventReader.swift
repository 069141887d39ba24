internal import CLibYAML

/// libyaml's events over one text or the rest of it, with byte offsets for its marks.
struct EventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  let event: UnsafeMutablePointer<yaml_event_t>
  private var cursor: OffsetCursor

  /// Reads what begins at `base`, which is the start of a line.
  ///
  /// - Parameter text: It must outlive the reader.
  init(_ text: TextView, from base: Int) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    parser.initialize(to: yaml_parser_t())
    precondition(yaml_parser_initialize(parser) == 1, "libyaml found no memory")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.bytes.baseAddress.map { $0 + base }, text.end - base)
    cursor = OffsetCursor(text.bytes, from: base, isASCII: text.isASCII)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Goes on to the next event; false where libyaml met a fault.
  mutating func advance() -> Bool {
    yaml_event_delete(event)
    return yaml_parser_parse(parser, event) == 1
  }

  /// The byte at which the event begins; asked before ``end``, so that the cursor only moves forward.
  var start: Int {
    mutating get { cursor.offset(ofScalar: event.pointee.start_mark.index) }
  }

  /// The byte behind the event.
  var end: Int {
    mutating get { cursor.offset(ofScalar: event.pointee.end_mark.index) }
  }

  /// What libyaml costs for a short text: it always decodes some kilobytes ahead.
  static let initialCost = 16 << 10

  /// What libyaml says of the fault that stopped it.
  var fault: LibYAMLFault {
    mutating get {
      let parser = parser.pointee
      let context = parser.context == nil ? nil : cursor.offset(ofScalar: parser.context_mark.index)
      return LibYAMLFault(
        problem: parser.problem.map { String(cString: $0) } ?? "",
        offset: cursor.offset(ofScalar: parser.problem_mark.index),
        context: parser.context.map { String(cString: $0) } ?? "", contextOffset: context)
    }
  }
}

// MARK: - What an event says

extension EventReader {
  /// A scalar's value, good until the next event.
  struct Scalar {
    let value: UnsafeBufferPointer<UInt8>
    let style: YAMLTree.ScalarStyle
    let anchor: UnsafePointer<UInt8>?
  }

  var scalar: Scalar {
    let scalar = event.pointee.data.scalar
    let style: YAMLTree.ScalarStyle =
      switch scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    return Scalar(
      value: UnsafeBufferPointer(start: scalar.value, count: scalar.length), style: style,
      anchor: UnsafePointer(scalar.anchor))
  }

  /// The name behind the `*` of an alias.
  var aliasName: UnsafePointer<UInt8> {
    UnsafePointer(event.pointee.data.alias.anchor)
  }

  /// The anchor of the sequence or mapping that begins.
  var collectionAnchor: UnsafePointer<UInt8>? {
    event.pointee.type == YAML_MAPPING_START_EVENT
      ? UnsafePointer(event.pointee.data.mapping_start.anchor)
      : UnsafePointer(event.pointee.data.sequence_start.anchor)
  }

  /// Whether the sequence or mapping that begins stands in brackets.
  var isFlowCollection: Bool {
    event.pointee.type == YAML_MAPPING_START_EVENT
      ? event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      : event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
  }
}
