import Foundation
import SwitchyardRuntime

/// The user's session. Courier asks whether there is one.
final class Account: CourierGuards {
  var isSignedIn = false
}

/// Shows what the navigator says, and hands on what is typed, until there is no more.
@MainActor final class TerminalSession {
  private let account = Account()
  private let navigator: CourierNavigator
  private var saved: Data?

  init() {
    navigator = CourierNavigator(guards: account)
    navigator.onNavigation { print("  [\($0.action): \($0.outcome)]") }
  }

  func run() throws {
    print("Type a number, or help.")
    show()
    while let line = readLine(), line != "quit" {
      print("> " + line)
      try obey(line)
      show()
    }
  }

  private var screen: TerminalScreen {
    TerminalScreens(navigator: navigator).screen(for: navigator.state.visibleEntry)
  }

  private func show() {
    let screen = screen
    print("\n\(navigator.state)\n== \(screen.title)")
    for line in screen.lines { print("   " + line) }
    for (place, choice) in screen.choices.enumerated() { print("   \(place + 1)  \(choice.label)") }
  }

  private func obey(_ line: String) throws {
    let words = line.split(separator: " ", maxSplits: 1)
    let argument = words.count > 1 ? String(words[1]) : ""
    switch words.first ?? "" {
    case "back": navigator.back()
    case "swipe": navigator.swipe()
    case "tab":
      guard let tab = CourierTab.allCases.first(where: { $0.name == argument }) else {
        return print("there is no tab '\(argument)': the tabs are \(TerminalHelp.tabs)")
      }
      navigator.tapTab(tab)
    case "open" where argument.isEmpty: print("open needs a URL, such as courier://posts/42")
    case "open": navigator.open(argument)
    case "expire": navigator.raise(.sessionExpired)
    case "account":
      account.isSignedIn.toggle()
      print(account.isSignedIn ? "  signed in" : "  signed out")
    case "save": saved = try JSONEncoder().encode(navigator.state)
    case "restore":
      guard let saved else { return print("nothing was saved: type save first") }
      navigator.restore(try JSONDecoder().decode(RestoredNavigation<CourierRouter>.self, from: saved))
    // The second tap comes from a screen that the first one has left.
    case "twice" where argument.isEmpty: print("twice needs a number")
    case "twice": choose(argument, times: 2)
    case "": break
    case "help": print(TerminalHelp.text)
    default: choose(line, times: 1)
    }
  }

  private func choose(_ text: String, times: Int) {
    let choices = screen.choices
    guard let number = Int(text) else { return print("'\(text)' is neither a number nor a command: type help") }
    guard choices.indices.contains(number - 1) else { return print("there is no choice \(number) here") }
    for _ in 0..<times { _ = choices[number - 1].choose() }
  }
}
