internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// What has parameters of its own.
enum ParameterOwner: Hashable {
  case screen(ScreenID)
  case event(EventID)
}

/// Finds parameters by name.
///
/// Lists are short, and are gone through. One so long that this would take its length squared gets a table when it is
/// first asked.
final class ParameterPlaces {
  static let longestWithoutTable = 16

  private var tables: [ParameterOwner: [String: Int]] = [:]

  func place(of name: String, in parameters: [Parameter], of owner: ParameterOwner) -> Int? {
    guard parameters.count > Self.longestWithoutTable else { return parameters.firstIndex { $0.name == name } }
    if let table = tables[owner] { return table[name] }
    let table = table(parameters)
    tables[owner] = table
    return table[name]
  }

  private func table(_ parameters: [Parameter]) -> [String: Int] {
    var table: [String: Int] = [:]
    for (place, parameter) in parameters.enumerated() { _ = table.insertIfNew(place, for: parameter.name) }
    return table
  }
}

/// Finds the arguments of one destination by name, in the same way.
struct ArgumentPlaces {
  private let arguments: [ArgumentSpec]
  private var table: [String: Int] = [:]

  init(_ arguments: [ArgumentSpec]) {
    self.arguments = arguments
    guard arguments.count > ParameterPlaces.longestWithoutTable else { return }
    for (place, argument) in arguments.enumerated() { _ = table.insertIfNew(place, for: argument.name.value) }
  }

  func place(of name: String) -> Int? {
    table.isEmpty ? arguments.firstIndex { $0.name.value == name } : table[name]
  }
}
