import SwitchyardSwiftCode
import Testing

@Suite struct AccessTests {
  @Test func `a public file says public on every member that can say it`() {
    #expect(
      SwiftFile(access: .public, members).text == """
        public enum E: Hashable {
          case a

          public typealias T = Int

          public let x: Int
          public static let y = 1

          public init() {}

          public func f() {
            let z = 1
            func g() {}
          }

          public struct Inner {
            public var w: Int
          }
        }

        extension E: P {
          public var v: Int { 1 }
        }

        public protocol P {
          var v: Int { get }

          func h()
        }

        private struct Hidden {
          let u: Int
        }

        struct Shown {
          let t: Int
        }

        """)
  }

  @Test func `a package file says package, and an internal one nothing`() {
    let text = SwiftFile(access: .public, members).text
    #expect(
      SwiftFile(access: .package, members).text == text.replacing("public ", with: "package "))
    #expect(SwiftFile(access: .internal, members).text == text.replacing("public ", with: ""))
  }

  @Test func `members of an extension may have a level of their own`() {
    let file = SwiftFile(
      access: .public, [.extension("E", access: .private, [.computed("x", "Int", [.expression(1)])])])
    #expect(file.text == "extension E {\n  private var x: Int { 1 }\n}\n")
  }

  @Test func `imports have the access that is asked for`() {
    let imports = [
      SwiftImport("A"), SwiftImport("B", access: .public), SwiftImport("C", access: .internal),
      SwiftImport("D", attributes: [.named("testable")]),
    ]
    #expect(
      SwiftFile(imports: imports, access: .public, []).text
        == "import A\npublic import B\ninternal import C\n@testable import D\n")
  }

  private let members: [SwiftDeclaration] = [
    .enum(
      "E", inherits: ["Hashable"],
      [
        .case("a"),
        .typealias("T", "Int"),
        .let("x", type: "Int"),
        .let("y", 1, modifiers: [.static]),
        .initializer([], []),
        .function("f", [], [.let("z", 1), .declaration(.function("g", [], []))]),
        .struct("Inner", [.var("w", type: "Int")]),
      ]),
    .extension("E", inherits: ["P"], [.computed("v", "Int", [.return(1)])]),
    .protocol("P", [.requirement("v", "Int"), .function("h")]),
    .struct("Hidden", access: .private, [.let("u", type: "Int")]),
    .struct("Shown", access: .internal, [.let("t", type: "Int")]),
  ]
}
