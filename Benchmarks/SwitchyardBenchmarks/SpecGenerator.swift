/// Writes large specs without a fault, the same text for the same numbers.
///
/// The screens form a binary tree of pushes, so that all can be reached; each has a title, a doc line, an address, up to
/// three parameters, four transitions and two events that the app handles. In modules, each module is a tree of its
/// own, entered from a lobby.
struct SpecGenerator {
  let screens: Int
  let modules: Int
  /// Every so many screens one can be opened by a link.
  var linkStride = 3

  /// The files by name; the first is the root.
  func files() -> [(name: String, text: String)] {
    modules == 0 ? [flatSpec()] : modularSpec()
  }

  private static let tabs = 4
  private static let parameters = ["id: Int", "query: String?", "page: Int = 1"]

  private func flatSpec() -> (name: String, text: String) {
    var text = "switchyard: 1\nname: Large\nscreens:\n"
    for index in 0..<screens { writeScreen(index, of: screens, first: 0, address: "", to: &text) }
    let roots = (0..<Self.tabs).map { screenName(4 * $0 % screens / 4 * 4) }
    writeShared(roots: roots, to: &text)
    writeLinks(to: &text) { screenName($0) }
    return ("large.routes.yaml", text)
  }

  private func modularSpec() -> [(name: String, text: String)] {
    let share = screens / modules
    var root = "switchyard: 1\nname: Large\ninclude:\n"
    var included: [(name: String, text: String)] = []
    for module in 0..<modules {
      var text = "switchyard: 1\nmodule: Part\(module)\nscreens:\n"
      for index in 0..<share {
        writeScreen(index, of: share, first: module * share, address: "/part\(module)", to: &text)
      }
      included.append(("part\(module).routes.yaml", text))
      root += "  - part\(module).routes.yaml\n"
    }
    root += "screens:\n  lobby:\n    title: Lobby\n    transitions:\n"
    for module in 0..<modules { root += "      enter\(module): { push: part\(module).\(screenName(0)) }\n" }
    writeShared(roots: Array(repeating: "lobby", count: Self.tabs), to: &root)
    writeLinks(to: &root) { "part\($0 / share).\(screenName($0 % share))" }
    return [("large.routes.yaml", root)] + included
  }

  private func screenName(_ index: Int) -> String { "screen\(index)" }

  /// How many parameters a screen has: none for each fourth one, so that tabs and pushes without arguments have targets.
  private func parameterCount(_ index: Int) -> Int { index % 4 }

  private func writeScreen(_ index: Int, of count: Int, first: Int, address: String, to text: inout String) {
    let number = first + index
    text += "  \(screenName(index)):\n"
    text += "    title: Screen \(number) of section \(index % 37)\n"
    text += "    doc: Shows item \(number), and what belongs to it, to whoever came from screen \(max(0, index - 1)).\n"
    let parameters = parameterCount(index)
    text += "    path: \(address)/section\(index % 97)/screen\(number)\(parameters > 0 ? "/{id}" : "")\n"
    if parameters > 0 {
      text += "    params:\n"
      for parameter in Self.parameters.prefix(parameters) { text += "      \(parameter)\n" }
    }
    text += "    events: [shareItem, openHelp]\n    transitions:\n"
    let targets = [(2 * index + 1) % count, (2 * index + 2) % count, (index &* 7919 &+ 13) % count]
    for (place, target) in targets.enumerated() {
      let arguments = parameterCount(target) > 0 ? "{ \(screenName(target)): { id: \(place) } }" : screenName(target)
      text += "      open\(place)From\(number):\n        push: \(arguments)\n"
    }
    text += "      goHome:\n        popToRoot:\n"
  }

  private func writeShared(roots: [String], to text: inout String) {
    text += "tabs:\n"
    for (tab, root) in roots.enumerated() {
      text += "  tab\(tab): { root: \(root), title: Tab \(tab), icon: circle }\n"
    }
    text += "events:\n  shareItem:\n  openHelp:\n  goHome:\n"
    text += "transitions:\n  shareItem: ignore\n  openHelp: { tab: tab0 }\n"
  }

  private func writeLinks(to text: inout String, target: (Int) -> String) {
    text += "links:\n  schemes: [large]\n  hosts: [large.example]\n  paths:\n"
    let share = modules == 0 ? screens : screens / modules
    for index in stride(from: 0, to: min(screens, 6000), by: linkStride) {
      let placeholder = parameterCount(index % share) > 0 ? "/{id}" : ""
      text += "    /open\(index)\(placeholder): { tab: tab\(index % Self.tabs), setAfterRoot: \(target(index)) }\n"
    }
  }
}
