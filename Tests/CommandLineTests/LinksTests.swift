import Foundation
import SwitchyardTestSupport
import Testing

struct LinksTests {
  private static let spec = """
    switchyard: 1
    name: App
    start: home
    screens:
      home:
      post: { params: { id: Int, page: "Int = 1" } }
      user: { params: { name: String } }
    guards: { isSignedIn: 1 }
    links:
      schemes: [app]
      hosts: [app.example]
      paths:
        /posts/{id}?page={page}: { push: post }
        /me: [{ when: isSignedIn, push: { user: { name: me } } }, { setRoot: home }]
        /{name}: { push: user }

    """
  private static let appID = ["--app-id", "ABCDE12345.com.example.app"]

  private func folder(_ spec: String = Self.spec, _ configuration: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder("with blank é")
    try folder.write(spec, to: "App.routes.yaml")
    if let configuration { try folder.write(configuration, to: "switchyard.yaml") }
    return folder
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Switchyard.Outcome {
    try Switchyard.run(Switchyard.program, ["links"] + arguments, in: folder)
  }

  // MARK: - Tables

  @Test func `every link is a row of a table`() throws {
    let outcome = try run([], in: folder())
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(
      outcome.output.split(separator: "\n").map { $0.replacing(/\ {2,}/, with: " | ") } == [
        "App.routes.yaml: app://…, https://app.example/…", "LINK | TAKES | DOES | SHOWS | AT",
        "/posts/{id}?page={page} | id: Int; ?page: Int, optional | push post | post | App.routes.yaml:13:5",
        "/me | when isSignedIn: push user; else: setRoot home | user, home | App.routes.yaml:14:5",
        "/{name} | name: String | push user | user | App.routes.yaml:15:5",
      ])
  }

  @Test func `a table of Markdown has the same, whatever a link holds`() throws {
    let spec = Self.spec + "    \"/a'b?x=~&y={n}\": { open: \"tel:a*_b\" }\n"
    let outcome = try run(["--format", "markdown"], in: folder(spec))
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasPrefix(
        """
        ## `App.routes.yaml: app://…, https://app.example/…`

        | Link | Takes | Does | Shows | At |
        | --- | --- | --- | --- | --- |
        | `/posts/{id}?page={page}` | `id: Int; ?page: Int, optional` | `push post` | `post` | `App.routes.yaml:13:5` |

        """))
    #expect(
      outcome.output.hasSuffix(
        "| `/a'b?x=~&y={n}` | `?x=~; ?y: String` | `open tel:a*_b` |  | `App.routes.yaml:16:5` |\n"))
  }

  @Test func `what would end a cell or a code span of Markdown does not`() throws {
    let folder = try TemporaryFolder()
    let spec = Self.spec + "    /h?x=%7C%60%60%0A%5C: { setRoot: home }\n"
    try folder.write(spec, to: "a|b`c\nd.routes.yaml")
    let outcome = try run(["--format", "markdown"], in: folder)
    #expect(outcome.status == 0)
    #expect(
      outcome.output.hasSuffix(
        #"| `/h?x=%7C%60%60%0A%5C` | ```?x=\|``\n\``` | `setRoot home` | `home` | ``a\|b`c\nd.routes.yaml:16:5`` |"#
          + "\n"))
    #expect(outcome.output.split(separator: "\n").count == 7)
  }

  @Test func `a spec without links is named all the same`() throws {
    let bare = "switchyard: 1\nname: App\nstart: home\nscreens: { home: {} }\n"
    #expect(try run([], in: folder(bare)).output == "App.routes.yaml: no links\n")
    #expect(try run(["--format", "markdown"], in: folder(bare)).output == "## `App.routes.yaml: no links`\n")
    let association = try run(["--format", "aasa"] + Self.appID, in: folder(bare))
    #expect(association.status == 0 && association.errors.contains("has no links, so the file opens nothing"))
    #expect(association.output == "{\n  \"applinks\": {\n    \"details\": []\n  }\n}\n")
    let answer = try run(["--match", "app://a"], in: folder(bare))
    #expect(answer.status == 1 && answer.output.contains("help: there are no schemes and no hosts"))
  }

  @Test func `what is sound of a spec with errors is shown behind them`() throws {
    let spec = Self.spec + "    /lost: { push: nowhere }\n"
    let outcome = try run([], in: folder(spec))
    #expect(outcome.status == 1 && outcome.output.contains("/posts/{id}"))
    #expect(
      outcome.errors
        == "App.routes.yaml:16:20: error: there is no screen 'nowhere' [unknown-reference]\n")
    let association = try run(["--format", "aasa", "--output", "aasa"] + Self.appID, in: folder(spec))
    #expect(association.status == 1 && association.errors.contains("nothing was written"))
  }

  @Test func `several specs are several tables, but one file and one answer`() throws {
    let folder = try folder()
    try folder.write(Self.spec.replacing("name: App", with: "name: Other"), to: "Other.routes.yaml")
    let outcome = try run([], in: folder)
    #expect(outcome.status == 0 && outcome.output.contains("\n\nOther.routes.yaml: app://…"))
    #expect(try run(["--format", "aasa"] + Self.appID, in: folder).status == 64)
    let answer = try run(["--match", "app://me"], in: folder)
    #expect(answer.status == 64)
    #expect(answer.errors.contains("'--match' takes one spec, not 'App.routes.yaml', 'Other.routes.yaml'"))
  }

  // MARK: - The configuration

  @Test func `the configuration says how links are shown, where they go and whose they are`() throws {
    let configuration = "links: { format: aasa, output: web/aasa.json, appIDs: ABCDE12345.com.example.app }\n"
    let folder = try folder(Self.spec, configuration)
    try folder.write("", to: "web/other")
    let outcome = try run([], in: folder)
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(try #require(folder.text(of: "web/aasa.json")).contains("\"ABCDE12345.com.example.app\""))
    #expect(try run(["--format", "text", "--output", "links.txt"], in: folder).status == 0)
    #expect(try #require(folder.text(of: "links.txt")).hasPrefix("App.routes.yaml: "))
    // An answer is for whoever asks.
    #expect(try run(["--match", "app://me"], in: folder).output.hasPrefix("'app://me' opens /me"))
  }

  @Test func `what can't be an app's id is said where it stands`() throws {
    let outcome = try run([], in: folder(Self.spec, "links: { appIDs: [A.b, shop] }\n"))
    #expect(outcome.status == 1)
    #expect(outcome.errors == "switchyard.yaml:1:24: error: 'shop' can't be the id of an app [wrong-type]\n")
    let option = try run(["--format", "aasa", "--app-id", "shop"], in: folder())
    #expect(option.status == 64 && option.errors.contains("'shop' can't be the id of an app"))
    #expect(try run(["--format", "aasa"], in: folder()).status == 64)
  }

  @Test func `a spec is not written over, and what can't be written is said`() throws {
    let folder = try folder()
    #expect(try run(["--output", "App.routes.yaml"], in: folder).status == 73)
    #expect(folder.text(of: "App.routes.yaml") == Self.spec)
    try folder.write("", to: "taken/file")
    #expect(try run(["--output", "taken"], in: folder).status == 73)
  }

  // MARK: - apple-app-site-association

  @Test func `without hosts no website has the links`() throws {
    let outcome = try run(
      ["--format", "aasa"] + Self.appID, in: folder(Self.spec.replacing("  hosts: [app.example]\n", with: "")))
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("'App.routes.yaml' names no hosts"))
  }

  @Test func `notes say where the file takes more, and that it is too large`() throws {
    let paths = (0..<2000).map { "    /posts\($0)/{id}: { push: post }\n" }.joined()
    let outcome = try run(["--format", "aasa"] + Self.appID, in: folder(Self.spec + paths))
    #expect(outcome.status == 0)
    let notes = outcome.errors.split(separator: "\n")
    #expect(
      notes.first == """
        note: the file takes more than the app: of 'Int' a pattern can only ask how it begins: \
        '/posts/{id}?page={page}', '/posts0/{id}', '/posts1/{id}' and 1998 more
        """)
    #expect(notes.last?.hasSuffix(" bytes, and Apple's systems read no more than 131072") == true)
  }

  // MARK: - What a URL would do

  @Test func `a URL is told with its link, its values and the links that it is not`() throws {
    let outcome = try run(["--match", "https://app.example/posts/7/"], in: folder())
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        'https://app.example/posts/7/' opens /posts/{id}?page={page}, at App.routes.yaml:13:5
           takes: id: 7
           does: push post
           shows: post(id: 7, page: 1)
           not /{name}: the path goes on with '7' behind the last segment
           not /me: segment 1 is 'posts', not 'me'

        """)
    #expect(
      try run(["--match", "app://me"], in: folder()).output == """
        'app://me' opens /me, at App.routes.yaml:14:5
           does: when isSignedIn: push user
           shows: user(name: "me")
           does: else: setRoot home
           shows: home
           outranks: /{name}
           not /posts/{id}?page={page}: segment 1 is 'me', not 'posts'

        """)
  }

  @Test func `a URL that opens nothing is told why, and what is like it`() throws {
    let outcome = try run(["--match", "app://posts/x"], in: folder())
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        'app://posts/x' opens no link
           not /posts/{id}?page={page}: segment 2 is 'x', which is no Int
           not /{name}: the path goes on with 'x' behind the last segment
           not /me: segment 1 is 'posts', not 'me'

        """)
    #expect(
      try run(["--match", "apq://me"], in: folder()).output == """
        'apq://me' opens no link: the scheme 'apq' is not among 'schemes'
           help: URLs begin with app://, https://app.example/

        """)
  }

  @Test func `of many links the nearest are shown, and the others counted`() throws {
    let paths = (0..<100).map { "    /a\($0): { push: home }\n" }.joined()
    let outcome = try run(["--match", "app://posts/x"], in: folder(Self.spec + paths))
    #expect(outcome.output.split(separator: "\n").count == 12)
    #expect(outcome.output.hasSuffix("\n   and 93 more\n"))
    let json = try run(["--match", "app://posts/x", "--format", "json"], in: folder(Self.spec + paths))
    #expect(json.status == 1 && json.output.contains("\"omitted\": 93"))
  }

  @Test(arguments: [
    "app://me\nx: error: forged", "app://\u{1B}[2Jme", "app://%0A", "app://\u{202E}me", "app://%1B[2J/x",
  ])
  func `a hostile URL prints nothing but text`(url: String) throws {
    let outcome = try run(["--match", url], in: folder())
    let controls = outcome.output.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E }
    #expect(controls.isEmpty && !outcome.output.contains("\nx: error"))
  }

  @Test func `an answer has no Markdown`() throws {
    let outcome = try run(["--match", "app://me", "--format", "markdown"], in: folder())
    #expect(outcome.status == 64 && outcome.errors.contains("write text or json"))
  }
}
