import SwitchyardSwiftCode

/// A `switch` in one of the user's files.
struct SwitchPlace: Equatable {
  let file: Int
  /// Which one of the file.
  let number: Int
}

/// The user's files, those that could be read.
struct UserFiles {
  let files: [UserFile]
  let outlines: [SwiftOutline?]
  /// The paths of all types that are declared there.
  private let declared: Set<[String]>

  init(_ files: [UserFile]) {
    self.files = files
    outlines = files.map(\.readable)
    declared = Set(outlines.flatMap { $0?.types ?? [] }.filter { $0.keyword != .extension }.map(\.path))
  }

  /// Whether a type of this name is declared there, in no other one.
  func declares(_ name: String) -> Bool { declared.contains([name]) }

  /// By which a type and its extensions are one: its path, without the module that may stand before it in an extension.
  func path(of type: ReadType) -> [String] {
    let short = Array(type.path.dropFirst())
    return !declared.contains(type.path) && declared.contains(short) ? short : type.path
  }

  var readable: [(file: Int, outline: SwiftOutline)] {
    outlines.enumerated().compactMap { file, outline in outline.map { (file, $0) } }
  }

  /// Calls for places that were found in these files alone.
  func outline(of place: SwitchPlace) -> SwiftOutline {
    guard let outline = outlines[place.file] else {
      preconditionFailure("a switch was found in a file that is not whole")
    }
    return outline
  }

  func found(_ place: SwitchPlace) -> ReadSwitch {
    outline(of: place).switches[place.number]
  }

  func remark(_ kind: StubRemark.Kind, at place: SwitchPlace) -> StubRemark {
    remark(kind, file: place.file, token: found(place).start)
  }

  /// That more than one switch could be meant; calls for two places or more.
  func severalSwitches(_ places: [SwitchPlace], over routes: StubRoutes) -> StubRemark {
    let others = places.dropFirst().map { place($0.file, found($0).start) }
    return remark(.severalSwitches(over: routes.type.text, others: others), at: places[0])
  }

  /// - Parameter token: as an index of the code.
  func remark(_ kind: StubRemark.Kind, file: Int, token: Int) -> StubRemark {
    StubRemark(kind: kind, place: self.place(file, token))
  }

  func place(_ file: Int, _ token: Int) -> StubRemark.Place {
    guard let code = outlines[file]?.text.code, code.indices.contains(token) else {
      return StubRemark.Place(file: file, range: 0..<0)
    }
    return StubRemark.Place(file: file, range: code[token].range)
  }
}
