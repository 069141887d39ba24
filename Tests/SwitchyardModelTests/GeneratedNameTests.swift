import Foundation
import SwitchyardDiagnostics
import SwitchyardModel
import SwitchyardTestSupport
import Testing

/// What declarations are called in the generated code, and where two are called the same.
struct GeneratedNameTests {
  @Test func `names are made of the app's, the module's and the element's`() throws {
    let graph = CheckedSpec(
      "switchyard: 1\nname: Courier\nstart: feed\ninclude: [a.yaml]\nscreens: { feed: , _25offers: , ünder: }\n"
        + "types: { sort: { cases: [a] } }\n",
      including: ["a.yaml": "switchyard: 1\nmodule: Checkout\nscreens: { payment: }\n"]
    ).graph
    let names = GeneratedNames(app: graph.name)
    #expect(names.type(.route) == "CourierRoute")
    #expect(names.type(.router, of: graph.modules[1]) == "CourierCheckoutRouter")
    #expect(names.nestingCase(of: graph.modules[1]) == "checkout")
    #expect(names.type(graph.types[0]) == "CourierSort")
    let events = graph.screens.map { names.events(of: $0, in: graph[$0.module]) }
    #expect(
      events == ["CourierFeedEvent", "Courier_25offersEvent", "CourierÜnderEvent", "CourierCheckoutPaymentEvent"])
  }

  @Test func `the names of generated tests are taken, too`() {
    expectFindings(
      "start: feed\nscreens: { feed: }\ntypes:\n  «TestApp»: { cases: [a] }\n  «NavigationTests»: { cases: [a] }\n",
      "name-collision: type 'TestApp' becomes 'AppTestApp', and the generated code has a 'AppTestApp' of its own",
      "name-collision: type 'NavigationTests' becomes 'AppNavigationTests', and the generated code has a "
        + "'AppNavigationTests' of its own")
  }

  @Test func `two screens that differ in their first letter become one type of events`() {
    let checked = expectFindings(
      "start: post\nscreens: { post: { events: [a] }, «Post»: { events: [a] } }\n",
      "name-collision: screen 'Post' becomes 'AppPostEvent' in the generated code, as screen 'post' does")
    #expect(checked.notes == ["4:12 «post» screen 'post' is declared here"])
  }

  @Test func `screens that emit nothing have no type of events`() {
    expectFindings("start: post\nscreens: { post: { events: [a] }, Post: , postEvent: }\n")
  }

  @Test func `a screen of a module collides with a root screen of the joined name`() {
    expectFindings(
      "start: checkoutPayment\ninclude: [a.yaml]\nscreens: { checkoutPayment: { events: [a] } }\n",
      "name-collision: screen 'checkout.payment' becomes 'AppCheckoutPaymentEvent' in the generated code, "
        + "as screen 'checkoutPayment' does",
      including: ["a.yaml": "switchyard: 1\nmodule: Checkout\nscreens: { «payment»: { events: [a] } }\n"])
  }

  @Test func `a type collides with what is generated for the app, a module, a screen or another type`() {
    let checked = expectFindings(
      """
      start: feed
      include: [a.yaml]
      screens: { «feed»: { events: [a] } }
      types:
        «Route»: { cases: [a] }
        «CheckoutFlow»: { cases: [a] }
        FeedEvent: { cases: [a] }
        Sort: { cases: [a] }
        «sort»: { cases: [a] }
        «Own»: { swift: AppTab, conforms: [Hashable, Sendable] }
      """,
      "name-collision: screen 'feed' becomes 'AppFeedEvent' in the generated code, as type 'FeedEvent' does",
      "name-collision: type 'Route' becomes 'AppRoute', and the generated code has a 'AppRoute' of its own",
      "name-collision: type 'CheckoutFlow' becomes 'AppCheckoutFlow' in the generated code, "
        + "as a part of module 'Checkout' does",
      "name-collision: type 'sort' becomes 'AppSort' in the generated code, as type 'Sort' does",
      "name-collision: type 'Own' is the app's 'AppTab', and the generated code has a 'AppTab' of its own",
      including: ["a.yaml": "switchyard: 1\nmodule: Checkout\nscreens: { cart: }\n"])
    #expect(checked.subjects.first == "screens.feed")
  }

  @Test(arguments: [
    ("screens: { home: , checkout: }", "screen"), ("screens: { home: }\nflows: { checkout: { root: home } }", "flow"),
    ("screens: { home: { events: [checkout] } }", "event"),
  ])
  func `a module is a case beside the root's screens, flows and events`(sections: String, kind: String) {
    expectFindings(
      "start: home\ninclude: [a.yaml]\n\(sections)\n",
      "name-collision: module 'Checkout' becomes 'checkout' in the generated code, as \(kind) 'checkout' does",
      including: ["a.yaml": "switchyard: 1\nmodule: «Checkout»\nscreens: { cart: }\n"])
  }

  @Test func `modules whose cases are equal collide`() {
    expectFindings(
      "start: home\ninclude: [a.yaml, b.yaml]\nscreens: { home: }\n",
      "name-collision: module 'Url' becomes 'url' in the generated code, as module 'URL' does",
      including: [
        "a.yaml": "switchyard: 1\nmodule: URL\nscreens: { a: }\n",
        "b.yaml": "switchyard: 1\nmodule: «Url»\nscreens: { b: }\n",
      ])
  }

  @Test func `a generated type does not hide one that the code stands on`() {
    let checked = CheckedSpec("switchyard: 1\nname: Navigation\nstart: a\nscreens: { a: }\n")
    #expect(
      checked.lines == [
        "2:7: error: app 'Navigation' becomes 'NavigationRoute' in the generated code, "
          + "which stands on another type of that name [name-collision]"
      ])
    let other = CheckedSpec(
      "switchyard: 1\nname: Link\nstart: a\nscreens: { a: }\ntypes: { Match: { cases: [a] } }\n")
    #expect(other.places == ["5:10 name-collision"])
  }

  @Test(arguments: [
    "start: qScreenNames\nscreens: { «qScreenNames»: }\n",
    "start: a\nscreens: { a: { transitions: { «qEventNames»: ignore } } }\n",
    "start: qDeprecatedRoutes\nscreens: { a: }\nflows: { «qDeprecatedRoutes»: { root: a } }\n",
    "screens: { a: }\ntabs: { «qLinks»: { root: a } }\n",
  ])
  func `a case does not hide a constant that its enum stands on`(text: String) {
    let checked = CheckedSpec("switchyard: 1\nname: Q\n" + text.replacing("«", with: "").replacing("»", with: ""))
    #expect(checked.lines.count == 1 && checked.lines[0].hasSuffix("stands [name-collision]"), "\(checked.lines)")
  }

  @Test func `all public types of the runtime are known to be taken`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/SwitchyardRuntime")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var names: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      names += text.matches(
        of: /(?m)^public (?:indirect )?(?:final )?(?:struct|enum|class|protocol|actor|typealias) (\w+)/
      )
      .map { String($0.output.1) }
    }
    #expect(names.count > 10)
    for name in names {
      // The name is cut where a word begins, so that the app's name and a type of the spec make it up.
      let cut = try #require(name.indices.dropFirst().first { name[$0].isUppercase })
      let checked = CheckedSpec(
        "switchyard: 1\nname: \(name[..<cut])\nstart: a\nscreens: { a: }\ntypes: { \(name[cut...]): { cases: [a] } }\n")
      #expect(checked.findings.contains { $0.rule == ModelRules.nameCollision }, "\(name)")
    }
  }
}
