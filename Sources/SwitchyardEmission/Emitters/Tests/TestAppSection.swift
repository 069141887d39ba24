import SwitchyardModel
import SwitchyardSwiftCode

/// `CourierTestApp`: the app as a test drives it, through the navigator that the app itself has.
struct TestAppSection {
  let file: TestFile

  private var isXCTest: Bool { file.framework == .xctest }

  var declaration: SwiftDeclaration {
    .class(
      file.types.testApp,
      doc: """
        \(file.graph.name) as the tests drive it: each step has to go as expected, and in the end the app has to show what is \
        expected.

        After what has gone otherwise a test says nothing more.
        """,
      attributes: [.mainActor], properties + [initializer, launch, send] + steps + [expect, check, fail])
  }

  // MARK: - What it keeps

  private var properties: [SwiftDeclaration] {
    let hasGuards = !file.graph.guards.isEmpty
    let guards = SwiftDeclaration.let(
      "guards", .call(.name(file.types.testGuards)), doc: "What the guards answer to the steps that follow.")
    let places: [SwiftDeclaration] =
      isXCTest
      ? [.let("file", type: "StaticString", access: .private)]
      : [
        .let("fileID", type: "String", access: .private), .let("filePath", type: "String", access: .private),
      ]
    return (hasGuards ? [guards] : []) + [
      .var(
        "navigator", .call(.name(file.types.navigator), hasGuards ? ["guards": "guards"] : []), access: .private,
        modifiers: [.lazy]),
      .var(
        "way", .string(""), doc: "What has happened so far, for whoever reads why a test has failed.", access: .private),
      .var("opened", type: "[String]", [], access: .private),
      .var("hasFailed", false, access: .private),
    ] + places
  }

  private var initializer: SwiftDeclaration {
    isXCTest
      ? .initializer(
        [SwiftParameter("file", "StaticString", default: .macro("filePath"))], [.assign("self.file", "file")])
      : .initializer(
        [
          SwiftParameter("fileID", "String", default: .macro("fileID")),
          SwiftParameter("filePath", "String", default: .macro("filePath")),
        ], [.assign("self.fileID", "fileID"), .assign("self.filePath", "filePath")])
  }

  // MARK: - Steps

  private var line: SwiftParameter { SwiftParameter("line", isXCTest ? "UInt" : "Int", default: .macro("line")) }

  private var expected: SwiftParameter {
    SwiftParameter("expecting", "expected", "NavigationOutcome", default: .implicitMember("handled"))
  }

  private var launch: SwiftDeclaration {
    let heard: [SwiftStatement] = [
      .assign(.member(.chained("self"), "opened"), "record.change.opened"),
      .compoundAssign(.member(.chained("self"), "way"), .add, .interpolation([.text("\n"), .value("record")])),
    ]
    return .function(
      "launch", doc: "Launches the app.",
      [
        .assign("way", .interpolation([.text("launch; "), .value("navigator.state")])),
        .call("navigator.onNavigation", trailing: SwiftClosure(captures: ["weak self"], ["record"], heard)),
      ])
  }

  private var send: SwiftDeclaration {
    let hidden = SwiftExpression.interpolation([
      .value("Event.emitter"), .text(" is not visible, and can't send "), .value("event.event"),
    ])
    return .function(
      "send", generics: [SwiftGenericParameter("Event", "ScreenEvent")],
      [.unlabelled("event", "Event"), expected, line],
      where: [.equals("Event.Event", .named(file.types.event)), .equals("Event.Screen", .named(file.types.screen))],
      doc: "The visible screen emits an event.",
      [
        .guard(
          [.let("send", .call("navigator.visibleSender", ["Event.self"]))],
          else: [.return(.call("fail", [nil: hidden, "line": "line"]))]),
        .call("check", [nil: .call("send", ["event"]), nil: "expected", "line": "line"]),
      ])
  }

  /// Of what an app does not have there is no value, and the compiler warns of a function that takes one.
  private var steps: [SwiftDeclaration] {
    var steps = [
      step("open", .unlabelled("url", "String"), "open", "url"), step("back", nil, "back"), step("swipe", nil, "swipe"),
    ]
    if !file.graph.tabs.isEmpty {
      steps.append(step("tap", .unlabelled("tab", .named(file.types.tab)), "tapTab", "tab"))
    }
    if file.graph.events.contains(where: \.isExternal) {
      steps.append(step("raise", .unlabelled("event", .named(file.types.externalEvent)), "raise", "event"))
    }
    return steps
  }

  private func step(
    _ name: SwiftIdentifier, _ parameter: SwiftParameter?, _ method: SwiftIdentifier, _ argument: SwiftExpression? = nil
  ) -> SwiftDeclaration {
    let done = SwiftExpression.call(
      .member("navigator", method), SwiftArguments(argument.map { [(nil, $0)] } ?? []))
    return .function(
      name, (parameter.map { [$0] } ?? []) + [expected, line],
      [.call("check", [nil: done, nil: "expected", "line": "line"])])
  }

  // MARK: - What is expected

  private var expect: SwiftDeclaration {
    let shown = SwiftExpression.interpolation([
      .text("the app shows\n"), .value("state"), .text("\nand not\n"), .value("expected"),
    ])
    let left = SwiftExpression.interpolation([
      .text("the app was left for "), .value("opened"), .text(" and not for "), .value("urls"),
    ])
    return .function(
      "expect",
      [.unlabelled("expected", "String"), SwiftParameter("opened", "urls", "[String]", default: []), line],
      doc: "What the app shows in the end, and the URLs for which the last step has left it.",
      [
        .let("state", "navigator.state.debugDescription"),
        .if(
          [.holds(.binary("state", .notEqual, "expected"))],
          [.call("fail", [nil: shown, "line": "line"])]),
        .if(
          [.holds(.binary("opened", .notEqual, "urls"))], [.call("fail", [nil: left, "line": "line"])]),
      ])
  }

  private var check: SwiftDeclaration {
    let words = SwiftExpression.interpolation([
      .text("the last step was "), .value("outcome"), .text(" and not "), .value("expected"),
    ])
    return .function(
      "check",
      [.unlabelled("outcome", "NavigationOutcome"), .unlabelled("expected", "NavigationOutcome"), lineWithoutDefault],
      access: .private,
      [
        .if(
          [.holds(.binary("outcome", .notEqual, "expected"))], [.call("fail", [nil: words, "line": "line"])])
      ])
  }

  private var lineWithoutDefault: SwiftParameter { SwiftParameter("line", isXCTest ? "UInt" : "Int") }

  private var fail: SwiftDeclaration {
    let text = SwiftExpression.interpolation([.value("message"), .text("\nafter\n"), .value("way")])
    // Apps may well have types of these names themselves.
    let place = SwiftExpression.call(
      "Testing.SourceLocation",
      ["fileID": "fileID", "filePath": "filePath", "line": "line", "column": 1])
    let report: SwiftStatement =
      isXCTest
      ? .call("XCTFail", [nil: text, "file": "file", "line": "line"])
      : .call("Testing.Issue.record", [nil: text, "sourceLocation": place])
    return .function(
      "fail", [.unlabelled("message", "String"), lineWithoutDefault], access: .private,
      [.if(["hasFailed"], [.return()]), .assign("hasFailed", true), report])
  }
}
