import SwitchyardRuntime

/// A screen as a terminal shows it: some lines, and what the user can do.
struct TerminalScreen {
  struct Choice {
    let label: String
    let choose: @MainActor () -> NavigationOutcome
  }

  let title: String
  var lines: [String] = []
  var choices: [Choice] = []
}

extension TerminalScreen.Choice {
  init(_ label: String, _ choose: @escaping @MainActor () -> NavigationOutcome) {
    self.init(label: label, choose: choose)
  }
}
