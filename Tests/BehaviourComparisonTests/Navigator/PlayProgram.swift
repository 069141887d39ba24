/// The program that plays actions on generated navigators, and says what has come of each.
enum PlayProgram {
  static let player = """
    import Foundation
    import SwitchyardRuntime

    @MainActor final class Play<Graph: RouteGraph> {
      private let name: String
      private let navigator: RouteNavigator<Graph>
      private var previous: NavigationState<Graph>.Entry

      init(_ name: String, guards: Graph.Guards) {
        self.name = name
        navigator = RouteNavigator(guards: guards)
        previous = navigator.state.visibleEntry
        say(.handled)
      }

      func send<Event: ScreenEvent>(_ event: Event) where Event.Event == Graph.Event, Event.Screen == Graph.Route.Screen {
        play { navigator.send(event, from: navigator.sender(for: navigator.state.visibleEntry)) }
      }

      func sendLate<Event: ScreenEvent>(
        _ event: Event
      ) where Event.Event == Graph.Event, Event.Screen == Graph.Route.Screen {
        let sender = navigator.sender(for: previous, of: Event.self)
        play { sender(event) }
      }

      func raise(_ event: Graph.External) { play { navigator.raise(event) } }
      func open(_ url: String) { play { navigator.open(url) } }
      func back() { play { navigator.back() } }
      func swipe() { play { navigator.swipe() } }
      func tap(_ tab: Graph.Tab) { play { navigator.tapTab(tab) } }

      func restore(_ text: String) {
        play {
          guard let saved = try? JSONDecoder().decode(RestoredNavigation<Graph>.self, from: Data(text.utf8)) else {
            return .unavailable
          }
          navigator.restore(saved)
          print(name, "lost", saved.lost.joined(separator: "; "))
          return .handled
        }
      }

      private func play(_ action: () -> NavigationOutcome) {
        let visible = navigator.state.visibleEntry
        let outcome = action()
        previous = visible
        say(outcome)
      }

      private func say(_ outcome: NavigationOutcome) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let state = (try? encoder.encode(navigator.state)).map { String(decoding: $0, as: UTF8.self) } ?? "no state"
        switch outcome {
        case .unhandled: print(name, "unhandled", state)
        default: print(name, outcome, state)
        }
      }
    }
    """

  static let harness = "import SwitchyardRuntime\n\n"

  /// What the program says, by the name at the beginning of a line.
  static func linesByApp(of output: String) -> [String: [String]] {
    var lines: [String: [String]] = [:]
    for line in output.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      lines[String(line[..<space]), default: []].append(String(line[line.index(after: space)...]))
    }
    return lines
  }
}
