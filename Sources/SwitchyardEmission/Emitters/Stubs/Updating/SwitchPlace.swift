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

  init(_ files: [UserFile]) {
    self.files = files
    outlines = files.map(\.readable)
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
