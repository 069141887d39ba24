import SwitchyardSwiftCode
import Testing

@Suite struct RenderingTests {
  @Test func `an enum with a router reads as a person would write it`() {
    let route: SwiftType = "CourierRoute"
    let file = SwiftFile(
      header: ["swift-format-ignore-file", "Made from Courier.routes.yaml; do not edit."],
      imports: [SwiftImport("SwitchyardRuntime", access: .public)],
      access: .public,
      [
        .enum(
          "CourierRoute", inherits: ["Hashable", "Sendable"], doc: "The screens of Courier.",
          [
            .case("feed"),
            .case("default"),
            .case("post", [SwiftParameter("id", "Int"), SwiftParameter("page", "Int", default: 1)], doc: "A post."),
          ]),
        .extension(
          route,
          [
            .function(
              "title", [.unlabelled("isShort", "Bool")], returns: "String",
              [
                .switch(
                  "self",
                  [
                    .case([.case("feed"), .case("default")], [.return(.string("Feed \"now\""))]),
                    .case(
                      .case("post", ["id": .let("id"), "page": .wildcard]),
                      [
                        .if(["isShort"], [.return(.string("Post"))]),
                        .return(.call("describe", ["id": "id", "long": .not("isShort")])),
                      ]),
                  ])
              ])
          ]),
      ])
    #expect(
      file.text == """
        // swift-format-ignore-file
        // Made from Courier.routes.yaml; do not edit.

        public import SwitchyardRuntime

        /// The screens of Courier.
        public enum CourierRoute: Hashable, Sendable {
          case feed
          case `default`
          /// A post.
          case post(id: Int, page: Int = 1)
        }

        extension CourierRoute {
          public func title(_ isShort: Bool) -> String {
            switch self {
            case .feed, .default: return "Feed \\"now\\""
            case .post(let id, page: _):
              if isShort {
                return "Post"
              }
              return describe(id: id, long: !isShort)
            }
          }
        }

        """)
  }

  @Test func `an arm has its comment above it, and its note behind the colon`() {
    var numbered = SwiftSwitchCase.case(.expression(0), [.noted(.return("first"), "the first")])
    numbered.note = "/posts/{id}"
    var spoken = SwiftSwitchCase.case(.expression(1), [.return("second")])
    spoken.comment = "Both\nlines."
    let file = SwiftFile([
      .function(
        "f", [SwiftParameter("n", "Int")], [.switch("n", [numbered, spoken, .default([.break])])])
    ])
    #expect(
      file.text == """
        func f(n: Int) {
          switch n {
          case 0:  // /posts/{id}
            return first  // the first
          // Both
          // lines.
          case 1: return second
          default: break
          }
        }

        """)
  }

  @Test func `parameters that are too long for a line share the next ones`() {
    let parameters = (1...7).map { SwiftParameter(SwiftIdentifier(place: $0), "SomeLongType") }
    let file = SwiftFile([.enum("E", [.case("long", parameters)])])
    #expect(
      file.text == """
        enum E {
          case long(
            parameter1: SomeLongType, parameter2: SomeLongType, parameter3: SomeLongType, parameter4: SomeLongType,
            parameter5: SomeLongType, parameter6: SomeLongType, parameter7: SomeLongType
          )
        }

        """)
  }

  @Test func `a chain of alternatives that is too long has one a line`() {
    let call = SwiftExpression.call("someFunctionOfTheTests", ["argumentNumberOne", "argumentNumberTwo"])
    let file = SwiftFile([
      .let("x", .binary(call, .nilCoalescing, .binary(call, .nilCoalescing, call)))
    ])
    #expect(
      file.text == """
        let x =
          someFunctionOfTheTests(argumentNumberOne, argumentNumberTwo)
          ?? someFunctionOfTheTests(argumentNumberOne, argumentNumberTwo)
          ?? someFunctionOfTheTests(argumentNumberOne, argumentNumberTwo)

        """)
  }

  @Test func `a text of several lines opens behind a parenthesis, and under its own quotes beside other arguments`() {
    let line = String(repeating: "x", count: 118)
    let text = SwiftExpression.literal(SwiftStringLiteral("a\n" + line, form: .block))
    let file = SwiftFile([.let("x", .call("f", [text])), .let("y", .call("f", [1, text]))])
    #expect(
      file.text == """
        let x = f(""\"
          a
          \(line)
          ""\")

        let y = f(
          1,
          ""\"
          a
          \(line)
          ""\"
        )

        """)
  }
}

extension SwiftIdentifier {
  fileprivate init(place: Int) {
    // Only names of the tests get here.
    self = try! SwiftIdentifier("parameter" + String(place))
  }
}
