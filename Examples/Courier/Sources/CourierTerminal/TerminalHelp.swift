/// What can be typed.
enum TerminalHelp {
  static let text = """
      NUMBER         does what stands beside the number
      twice NUMBER   does it twice, as a quick double tap does: the second is stale where the first has left the screen
      back           goes back
      swipe          swipes away what lies on top
      tab NAME       taps a tab: \(tabs)
      open URL       opens a link from outside, such as courier://posts/42
      expire         the session ends, which the system tells the app: sessionExpired
      account        signs in or out, for the guard isSignedIn: it is asked when you buy
      save           keeps what is shown
      restore        shows what was kept
      help           shows this
      quit           leaves
    """

  static var tabs: String { CourierTab.allCases.map(\.name).joined(separator: ", ") }
}
