import SwitchyardSwiftCode

/// A type of the user's that shows the app's routes.
struct RouterType {
  /// By which it is told from other types of its name.
  let path: [String]
  /// Its switch, where it was found by that.
  let place: SwitchPlace?

  /// The types whose `show(_:)` switches over its parameter of the routes' type, each once, in files that say that they began
  /// as a stub: others may well have functions of that name.
  static func all(in files: UserFiles, showing routes: String) -> [RouterType] {
    var found: [RouterType] = []
    for (file, outline) in files.readable where files.files[file].isFromStub {
      for number in outline.switches.indices {
        let candidate = outline.switches[number]
        guard let function = candidate.function.map({ outline.functions[$0] }), function.name == "show",
          let type = function.type, outline.subjectType(of: candidate) == routes
        else { continue }
        let path = files.path(of: outline.types[type])
        if found.contains(where: { $0.path == path }) { continue }
        found.append(RouterType(path: path, place: SwitchPlace(file: file, number: number)))
      }
    }
    return found
  }
}
