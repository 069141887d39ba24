import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardSimulation
import Testing

/// Actions as JSON, both ways.
struct ActionTests {
  private static let spec = """
    start: home
    screens:
      home: { events: [openPost, openAll], transitions: { plain: ignore } }
      post: { params: { id: Int } }
    tabs: { feed: { root: home } }
    events:
      openPost: { id: Int }
      openAll: { ids: "[Int]", sort: Sort, day: "Date?", key: "UUID?", url: "URL?", ratio: "Double?" }
    external: { expired: { why: String } }
    types: { Sort: { cases: [newest, oldest] } }
    transitions: { openPost: { push: post }, openAll: ignore, expired: ignore }
    guards: { isSignedIn: 1, hasCart: 2 }
    """

  @Test(arguments: [
    #"{"launch":true}"#, #"{"back":true}"#, #"{"swipe":true}"#, #"{"tapTab":"feed"}"#, #"{"link":"any text"}"#,
    #"{"event":"plain"}"#, #"{"event":"openPost","payload":{"id":42}}"#, #"{"event":"openPost","payload":{"id":0}}"#,
    #"{"event":"plain","from":"previous"}"#, #"{"external":"expired","payload":{"why":"x"}}"#,
    #"{"back":true,"guards":{"isSignedIn":true,"hasCart":false}}"#,
    #"{"event":"openAll","payload":{"ids":[1,2],"sort":"oldest","day":"2024-02-29","key":"00000000-0000-0000-0000-00000000000A","url":"a:b","ratio":0.5}}"#,
  ])
  func `an action is read and written again`(action: String) throws {
    let run = try SpecRun(Self.spec)
    #expect(try run.step(action).json(in: run.graph).compactText == action)
  }

  @Test(arguments: [
    (#"{"event":"openPost","payload":{"id":0}}"#, #"{"event":"openPost"}"#),
    (#"{"event":"openPost","payload":{"id":1}}"#, #"{"event":"openPost","payload":{"id":1}}"#),
    (#"{"event":"openAll","payload":{"sort":"oldest"}}"#, #"{"event":"openAll","payload":{"sort":"oldest"}}"#),
    (#"{"event":"openPost","payload":{"id":1e3}}"#, #"{"event":"openPost","payload":{"id":1000}}"#),
    (#"{"event":"openPost","payload":{"id":-0.0}}"#, #"{"event":"openPost"}"#),
    (#"{"back":true,"guards":{"hasCart":true,"isSignedIn":false}}"#, #"{"back":true,"guards":{"hasCart":true}}"#),
  ])
  func `a brief action leaves out what is filled in anyway`(action: String, brief: String) throws {
    let run = try SpecRun(Self.spec)
    let step = try run.step(action)
    #expect(step.json(in: run.graph, isBrief: true).compactText == brief)
    #expect(try run.step(brief).action == step.action)
  }

  @Test(arguments: [
    ("7", "an action is an object, such as {\"back\":true}, not 7"),
    ("{}", "it does not say what is done: 'launch', 'event', 'back', 'swipe', 'tapTab', 'link', 'external', 'restore'"),
    (
      #"{"guards":{}}"#,
      "it does not say what is done: 'launch', 'event', 'back', 'swipe', 'tapTab', 'link', 'external', 'restore'"
    ),
    (#"{"bakc":true}"#, "an action has no 'bakc'; did you mean 'back'?"),
    (#"{"tap":"feed"}"#, "an action has no 'tap'; did you mean 'tapTab'?"),
    (#"{"back":true,"swipe":true}"#, "'back' and 'swipe' are two actions; write a line for each"),
    (#"{"back":false}"#, "'back' is true, not false"), (#"{"launch":1}"#, "'launch' is true, not 1"),
    (#"{"event":7}"#, "'event' is a text, not 7"), (#"{"link":null}"#, "'link' is a text, not null"),
    (#"{"event":"opnPost"}"#, "there is no event 'opnPost'; did you mean 'openPost'?"),
    (#"{"event":"a\u001b[2J"}"#, #"there is no event 'a\u{1B}[2J'"#),
    (#"{"tapTab":"fed"}"#, "there is no tab 'fed'; did you mean 'feed'?"),
    (#"{"external":"expird"}"#, "there is no external event 'expird'; did you mean 'expired'?"),
    (
      #"{"external":"openPost"}"#,
      "'openPost' is an event of screens, not of the system; write {\"event\":\"openPost\"}"
    ),
    (#"{"back":true,"guards":{"isSignedin":true}}"#, "there is no guard 'isSignedin'; did you mean 'isSignedIn'?"),
    (#"{"back":true,"guards":{"hasCart":1}}"#, "the answer of guard 'hasCart' is true or false, not 1"),
    (#"{"back":true,"guards":["hasCart"]}"#, "'guards' is an object, such as {\"isSignedIn\":true}, not [\"hasCart\"]"),
    (#"{"back":true,"payload":{}}"#, "'back' carries no 'payload'; events do"),
    (#"{"external":"expired","from":"previous"}"#, "'external' has no 'from'; events of screens have"),
    (#"{"event":"plain","from":"here"}"#, "'from' is \"previous\", not \"here\""),
    (#"{"event":"openPost","payload":[1]}"#, "the payload of 'openPost' is an object, not [1]"),
    (#"{"event":"openPost","payload":{"di":1}}"#, "the payload of 'openPost' has no 'di'; did you mean 'id'?"),
    (#"{"event":"openPost","payload":{"id":"1"}}"#, "'id' of 'openPost' is an 'Int', not \"1\""),
    (#"{"event":"openPost","payload":{"id":1.5}}"#, "'id' of 'openPost' is an 'Int', not 1.5"),
    (
      #"{"event":"openPost","payload":{"id":9223372036854775808}}"#,
      "'id' of 'openPost' is an 'Int', and the number is too large for one"
    ),
    (
      #"{"event":"openPost","payload":{"id":-99999999999999999999}}"#,
      "'id' of 'openPost' is an 'Int', and the number is too large for one"
    ),
    (
      #"{"event":"openAll","payload":{"ids":[1,1e30]}}"#,
      "'ids' of 'openAll' is an 'Int', and the number is too large for one"
    ),
    (#"{"event":"openPost","payload":{"id":null}}"#, "'id' of 'openPost' is an 'Int', not null"),
    (#"{"event":"openAll","payload":{"ids":1}}"#, "'ids' of 'openAll' is a '[Int]', not 1"),
    (#"{"event":"openAll","payload":{"ids":[1,"2"]}}"#, "'ids' of 'openAll' is an 'Int', not \"2\""),
    (#"{"event":"openAll","payload":{"sort":"old"}}"#, "'sort' of 'openAll' is a 'Sort', which has no case 'old'"),
    (
      #"{"event":"openAll","payload":{"sort":"oldst"}}"#,
      "'sort' of 'openAll' is a 'Sort', which has no case 'oldst'; did you mean 'oldest'?"
    ),
    (
      #"{"event":"openAll","payload":{"day":"2023-02-29"}}"#,
      "'day' of 'openAll' is a 'Date?', such as \"2024-01-31\" or \"2024-01-31T18:30:00Z\", not \"2023-02-29\""
    ),
    (
      #"{"event":"openAll","payload":{"key":"1"}}"#,
      "'key' of 'openAll' is a 'UUID?', such as \"00000000-0000-0000-0000-000000000000\", not \"1\""
    ),
    (#"{"event":"openAll","payload":{"url":"a b"}}"#, "'url' of 'openAll' is a 'URL?', not \"a b\""),
    (
      #"{"external":"expired","payload":{"why":["aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeee"]}}"#,
      "'why' of 'expired' is a 'String', not [\"aaaaaaaaaabbbbbbbbbbccccccccccdddddddd…"
    ),
  ])
  func `what is no action is refused with what was probably meant`(action: String, fault: String) throws {
    #expect(try SpecRun(Self.spec).fault(action) == fault)
  }
}
