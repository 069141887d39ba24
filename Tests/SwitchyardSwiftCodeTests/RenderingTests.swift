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
}
