internal import CLibYAML

/// libyaml's events over one text or the rest of it, with byte offsets for its marks.
struct EventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  let event: UnsafeMutablePointer<yaml_event_t>
  private var cursor: OffsetCursor

  /// Reads what begins at `base`, which is the start of a line.
  ///
  /// - Parameter bytes: UTF-8 without faults; it must outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from base: Int, isASCII: Bool) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    parser.initialize(to: yaml_parser_t())
    precondition(yaml_parser_initialize(parser) == 1, "libyaml found no memory")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress.map { $0 + base }, bytes.count - base)
    cursor = OffsetCursor(bytes, from: base, isASCII: isASCII)
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

  /// What libyaml says of the fault that stopped it.
  var fault: LibYAMLFault {
    mutating get {
      let parser = parser.pointee
      let problem = cursor.offset(ofScalar: parser.problem_mark.index)
      let context = parser.context == nil ? nil : cursor.offset(ofScalar: parser.context_mark.index)
      return LibYAMLFault(
        problem: parser.problem.map { String(cString: $0) } ?? "", offset: problem,
        context: parser.context.map { String(cString: $0) }, contextOffset: context)
    }
  }
}

/// What stopped libyaml, in its own words.
struct LibYAMLFault {
  var problem: String
  var offset: Int
  var context: String?
  var contextOffset: Int?
}
