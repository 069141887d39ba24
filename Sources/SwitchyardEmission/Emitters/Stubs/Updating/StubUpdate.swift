import SwitchyardSwiftCode

/// What is to be done to the user's files, and what is to be said of them.
package struct StubUpdate: Sendable {
  /// For each file, what comes into it.
  var insertions: [[TextInsertion]]
  package internal(set) var remarks: [StubRemark] = []
  /// What was left as it is without there being anything wrong with it.
  package internal(set) var notes: [String] = []

  package init(ofFiles count: Int) {
    insertions = Array(repeating: [], count: count)
  }

  /// Which of the files something comes into.
  package var changedFiles: [Int] { insertions.indices.filter { !insertions[$0].isEmpty } }

  mutating func forgetInsertions() {
    insertions = Array(repeating: [], count: insertions.count)
  }

  /// Takes over what else is to be done to the same files.
  package mutating func add(_ other: StubUpdate) {
    for number in insertions.indices { insertions[number] += other.insertions[number] }
    remarks += other.remarks
    notes += other.notes
  }

  /// A place of the files as they are, as it is found in them once the text has come in.
  package func shifted(_ place: StubRemark.Place) -> StubRemark.Place {
    let shift = insertions[place.file].filter { $0.offset <= place.range.lowerBound }.reduce(0) {
      $0 + $1.text.utf8.count
    }
    return StubRemark.Place(
      file: place.file, range: place.range.lowerBound + shift..<place.range.upperBound + shift)
  }

  /// What a file becomes.
  ///
  /// - Parameter number: which of the files.
  package func text(of file: UserFile, number: Int) -> [UInt8] {
    TextInsertion.apply(insertions[number], to: file.bytes)
  }
}

/// Something that the user should know about a place in their file.
package struct StubRemark: Sendable, Equatable {
  package struct Place: Sendable, Equatable {
    /// Which of the files.
    package let file: Int
    /// In bytes.
    package let range: Range<Int>
  }

  package enum Kind: Sendable, Equatable {
    /// An arm or a function of a screen that is gone; perhaps one of the new ones is what it was renamed to.
    case stale(String, of: String, new: [String])
    /// A pattern, or a function's parameters, of a screen that has others by now; and how that would be written.
    case misfit(String, parameters: [String], now: String)
    /// What was written for a module that is gone, on a type that was generated of it.
    case staleModule(String, type: String, of: String)
    /// A `default` behind an arm for every route.
    case idleDefault
    /// The rest keeps a file from being updated.
    case unclosed(String)
    case unexpected(String)
    case tooDeep
    case mergeMark
    case noType(String)
    case noImplementation(String)
    case noSwitch(over: String, in: String)
    case severalSwitches(over: String, others: [Place])
    case conditional
    case severalValues
    case tooManyArms(Int)
    case aimlessMark
    case unclearMark(String)
  }

  package let kind: Kind
  package let place: Place

  /// Whether the text of the whole file could not be taken apart.
  package var isOfText: Bool {
    switch kind {
    case .unclosed, .unexpected, .tooDeep, .mergeMark: true
    default: false
    }
  }

  init(kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// Whether nothing could be done because of it.
  package var isFault: Bool {
    switch kind {
    case .stale, .misfit, .staleModule, .idleDefault: false
    default: true
    }
  }
}

extension StubRemark {
  init(_ fault: SwiftTextFault, in file: UserFile, number: Int) {
    let token = String(decoding: file.bytes[fault.token.range], as: UTF8.self)
    kind =
      switch fault.reason {
      case .unclosed: .unclosed(token)
      case .unexpected: .unexpected(token)
      case .tooDeep: .tooDeep
      case .mergeMark: .mergeMark
      }
    place = Place(file: number, range: fault.token.range)
  }
}
