import SwitchyardTestSupport

/// Specs with faults of many kinds, in files and under names that a careless report would trip over.
enum FaultyProject {
  static let spec = "ein Ort & <so> 100%#é.routes.yaml"
  static let included = "sub/Küche & <mehr>.routes.yaml"

  /// CRLF ends its lines. It has emojis before faults, and names that look like markup, a link, an argument and a finding.
  private static let text = #"""
    switchyard: 1
    name: Courier # 🙂
    include: ["sub/Küche & <mehr>.routes.yaml"]
    screens:
      feed:
        title: "日本 🙂 ]]> <!-- -->"
        events: [openChat, buy]
        transitions: { openPost: { push: post }, find: { present: search } }
      post: { params: { id: Int }, events: [openChat], transitions: { close: pop, "a](b) {0} `|\"<&": pop } }
      search:
        title: "🙂🙂"
        transitions:
          choose: { doc: "🙂", steps: [dismiss, { push: { post: { id: 1 } } }] }
          "\0\x1B\uFFFE\uFFFF\u202E": pop
      chats: { events: [openChat] }
      chat: { params: { userID: String }, events: [buy] }
      "🙂 \n forged:1:1: error": { title: x }
      lost: { title: "🙂", transitions: { back: pop, "back": pop } }
      cart: { title: "🙂", transitions: { cancel: dismiss, pay: { push: cart } } }
      signIn: { transitions: { signedIn: { raise: again } } }
    flows: { checkout: { root: cart } }
    tabs:
      feed: { root: feed }
      dialogs: { root: chats }
    events:
      openPost: { id: Int }
      openChat: { userID: String }
      again:
      never: { 🙂: Int }
    guards: { isSignedIn: In words. }
    transitions:
      again: { raise: again }
      buy: [{ when: isSignedIn, present: checkout }, { present: signIn, style: fullScreen }]
    links:
      schemes: [courier]
      paths:
        /posts/{id}: { tab: feed, setAfterRoot: post }
        "/p/{0}": { push: [post, post] }
        "/x](http://e.example)/{": pop
        /chat/{userID}: { push: chat }

    """#

  /// Writes two specs, one of them with an include of its own, and a configuration with a fault.
  ///
  /// - Parameter comment: lines before all else in each file.
  static func write(to folder: TemporaryFolder, behind comment: String = "") throws {
    try folder.write((comment + text).replacing("\n", with: "\r\n"), to: spec)
    try folder.write(
      comment + "switchyard: 1\nmodule: Kueche\nscreens:\n  sink: { title: \"🙂\", colour: red }\nguards: { g: }\n",
      to: included)
    try folder.write(comment + Sample.clean(), to: "clean.routes.yaml")
    try folder.write(
      comment + "lint: { rules: { dead-ned: off, unbounded-stack: warning } }\n", to: "switchyard.yaml")
  }
}
