import SwitchyardSwiftCode

/// A file that holds every node at least once, short and broken: it must compile, and swift-format must leave it alone.
let everySyntax = SwiftFile(
  header: ["A file for the tests.", "Nobody should edit it."],
  imports: [SwiftImport("Swift"), SwiftImport("_Concurrency", attributes: [.named("preconcurrency")])],
  access: .public,
  [
    .comment("MARK: - Types"),
    kinds, limits, box, holder, named, extensions, nested, conditional, legacy,
    .comment("MARK: - Functions"),
  ] + functions)

private let longName: SwiftIdentifier = "aNameThatIsLongEnoughToFillMostOfALineAndThenSome"

private let kinds = SwiftDeclaration.enum(
  "Kind", inherits: ["Hashable", "Sendable"], doc: "Kinds of things.\n\nWith a second paragraph.",
  modifiers: [.indirect],
  [
    .case("plain"),
    .case("other"),
    .case("one", [.unnamed("Int")], doc: "With a value."),
    .case(
      "many",
      [
        SwiftParameter("identifier", "Int", default: 1),
        SwiftParameter("description", .optional("String"), default: .nil),
        SwiftParameter("children", .array("Kind"), default: []),
        SwiftParameter("table", .dictionary("String", "Int"), default: .dictionary([])),
      ]),
    .case("old", attributes: [.deprecated("Use \"one\"\nfor all of it.")]),
    .computed("isPlain", "Bool", [.return(.binary("self", .equal, .implicitMember("plain")))]),
    .function(
      "doubled", returns: "Kind", doc: "Twice the value.",
      [
        .switch(
          "self",
          [
            .case([.case("plain"), .case("other")], [.return("self")]),
            .case(
              .case("one", [.let("value")]), where: .binary("value", .greater, 0),
              [.return(.implicitMember("one", [.binary("value", .multiply, 2)]))]),
            .case(.qualifiedCase("Kind", "one"), [.call("print"), .fallthrough]),
            .case(.wildcard, where: false, [.return("self")]),
            .case(
              .case(
                "many",
                [
                  "identifier": .let("identifier"),
                  "description": .wildcard,
                  "children": .let("children"),
                  "table": .wildcard,
                ]),
              [
                .let("next", .binary("identifier", .add, .integer(1))),
                .return(
                  .implicitMember(
                    "many",
                    [
                      "identifier": .binary("next", .multiply, .binary("next", .subtract, 1)),
                      "description": .ternary(
                        "children.isEmpty", then: .string("a description that takes some room on its line"),
                        else: .string("another one")),
                      "children": .call(.member("children", "map"), trailing: SwiftClosure([], [.call("$0.doubled")])),
                    ])),
              ]),
            .default([.return("self")]),
          ])
      ]),
  ])

private let limits = SwiftDeclaration.enum(
  "Limit", inherits: ["Int", "CaseIterable"],
  [.case("low", rawValue: 1), .case("high", rawValue: -2)])

private let box = SwiftDeclaration.struct(
  "Box", generics: [SwiftGenericParameter("Value", "Equatable"), SwiftGenericParameter("Other")],
  inherits: ["Equatable"],
  [
    .let("value", type: "Value"),
    .var("count", type: "Int", 0, modifiers: [.privateSet]),
    .var("observed", type: "Int", 0, didSet: [.compoundAssign("count", .add, 1)]),
    .var(
      "change",
      type: .optional(.attributed(.sendable, .function(["Int"], effects: [.async, .throws], returns: "Void"))), .nil),
    .initializer(
      [SwiftParameter("value", "Value"), .init("with", "count", "Int", default: 3)],
      [.assign("self.value", "value"), .assign("self.count", "count")]),
    .initializer(
      isFailable: true, [.unlabelled("maybe", .optional("Value"))],
      [
        .guard([.let("maybe")], else: [.return(.nil)]),
        .call("self.init", ["value": "maybe"]),
      ]),
    .operator(
      .equal, [SwiftParameter("left", "Box"), SwiftParameter("right", "Box")], returns: "Bool",
      [.return(.binary("left.value", .equal, "right.value"))]),
    .subscript([.unlabelled("place", "Int")], returns: "Value", [.discard("place"), .return("value")]),
    .computed(
      "both", "Int", [.return("count")], set: [.assign("count", "newValue"), .assign("observed", "newValue")]),
    .function(
      "compare", generics: [SwiftGenericParameter("Third")],
      [.unlabelled("third", "Third"), .init("against", "others", .array("Third"), default: [])], returns: "Bool",
      where: [.conforms("Third", "Collection"), .equals("Third.Element", "Value")], modifiers: [.mutating],
      [.return(.binary("third.count", .lessOrEqual, "others.count"))]),
    .typealias("Pair", .tuple([SwiftTupleElement("first", "Value"), SwiftTupleElement("second", "Value")])),
  ])

private let holder = SwiftDeclaration.class(
  "Holder", attributes: [.mainActor],
  [
    .var("state", type: "Int", 0),
    .var("parent", type: .optional("Holder"), .nil, modifiers: [.weak]),
    .initializer([], []),
    .function(
      "load", effects: [.async, .throws], returns: "Int", attributes: [.discardableResult],
      [
        .let("first", .try(.await(.call("fetch", [1])))),
        .do(
          [.return(.try(.await(.call("fetch", ["first"]))))],
          catch: [.return(.binary(.member(.chained("parent"), "state"), .nilCoalescing, 0))]),
      ]),
    .function(
      "fetch", [.unlabelled("number", "Int")], effects: [.async, .throws], returns: "Int", access: .private,
      [.return("number")]),
    .function(
      "later", returns: .function([], returns: "Void"),
      [
        .return(
          .closure(
            SwiftClosure(
              captures: ["weak self"], [],
              [.compoundAssign(.member(.chained(.member(.chained("self"), "parent")), "state"), .add, 1)])))
      ]),
  ])

private let named = SwiftDeclaration.protocol(
  "Named", inherits: ["Sendable"], doc: "Has a name.",
  [
    .associatedType("Name", inherits: ["Hashable"]),
    .requirement("name", "Name"),
    .requirement("other", "Int", isSettable: true),
    .function("rename", [SwiftParameter("to", "name", "Name")], returns: .some("Sequence<Name>").erased),
  ])

private let extensions = SwiftDeclaration.extension(
  "Box", inherits: ["CustomStringConvertible"], where: [.conforms("Value", "CustomStringConvertible")],
  [.computed("description", "String", [.return(.interpolation([.text("Box(\""), .value("value"), .text("\")")]))])])

private let nested = SwiftDeclaration.enum(
  "Space", access: .private,
  [
    .let("table", type: "[Int]", .array((100..<160).map { .integer($0) }), access: .private, modifiers: [.static]),
    .let(
      "rows", type: "StaticString", .literal(SwiftStringLiteral("one\n  two\n\n\"three\"", form: .block)),
      modifiers: [.static]),
    .struct("Inner", inherits: ["Hashable"], [.var("x", type: "Int", 1), .var("y", type: "Int", 2)]),
    .let("shared", .call("Inner"), modifiers: [.static]),
  ])

private let conditional = SwiftDeclaration.compiled(
  if: "canImport(NoSuchModule)",
  [.import("NoSuchModule"), .typealias("Screen", "NoSuchModule.Screen")], else: [.typealias("Screen", "Int")])

private let legacy = SwiftDeclaration.struct(
  "Old", attributes: [.deprecated()],
  [
    .let("x", type: "Int", 1, attributes: [.named("available", "*, deprecated")]),
    .let("y", type: "Int", 1, attributes: [.named("available", [nil: "swift", "introduced": 5])]),
  ])

private let functions: [SwiftDeclaration] = [
  .function(
    "branches", [SwiftParameter("number", .optional("Int")), SwiftParameter("kind", "Kind")], returns: "Int",
    [
      .guard([.let("number"), .holds(.binary("number", .notEqual, 3))], else: [.return(0)]),
      .guard(
        [
          .let("first", .call("someFunctionOfTheTests", ["number", "number"])),
          .let("second", .call("someFunctionOfTheTests", ["first", "number"])),
        ], else: [.comment("Nothing to do."), .return(0)]),
      .if(
        [.holds(.binary("first", .less, "second"))], [.return("first")],
        else: [
          .if(
            [.case(.case("one", [.let("value")]), "kind")], [.return("value")],
            else: [.return(-1)])
        ]),
    ]),
  .function(
    "someFunctionOfTheTests", [.unlabelled("a", "Int"), .unlabelled("b", "Int")], returns: .optional("Int"),
    [
      .if(
        [
          .holds(
            .binary(
              .binary(.binary("a", .add, .binary("b", .multiply, "a")), .greater, .integer(100_000_000)), .and,
              .binary(
                .binary(.binary("a", .subtract, "b"), .less, .integer(100_000_000)), .or,
                .not(.binary("a", .equal, "b")))))
        ], [.return(.nil)]),
      .if(
        [
          .holds(
            .call(
              .member([1, 2, 3], "contains"), trailing: SwiftClosure([], [.expression(.binary("$0", .equal, "a"))])))
        ], [.return("a")]),
      .let("thing", type: .any("Sendable"), "b"),
      .var("total", type: "Int", 0),
      .for(
        .let("number"), in: .parenthesized(.binary(0, .halfOpenRange, 3)), where: .binary("number", .greater, 1),
        [.compoundAssign("total", .add, "number")]),
      .for(.wildcard, in: [1], [.continue]),
      .for(.case("some", [.let("x")]), in: .cast([1, .nil], .upcast, "[Int?]"), [.compoundAssign("total", .add, "x")]),
      .while(
        [.holds(.binary("total", .less, 3))],
        [.compoundAssign("total", .add, 1), .if([.holds(.binary("total", .equal, 2))], [.break])]),
      .defer([.assign("total", 0)]),
      .let(
        longName,
        .binary(
          .binary(.call("max", ["a", "b"]), .add, .call("min", ["a", "b"])), .add,
          .binary(.call("max", ["a", "total"]), .subtract, .parenthesized(.binary("a", .remainder, "b"))))),
      .let(
        "another", type: "String",
        .ternary(
          .binary(.name(longName), .greater, .integer(3)), then: .string("the first of two texts, which is long"),
          else: .string("the second of two texts"))),
      .discard("another"),
      .let(
        "table", type: "[String: [Int]]",
        .dictionary([
          SwiftDictionaryElement(.string("the first of the keys of a table"), [1, 2, 3]),
          SwiftDictionaryElement(.string("the second of the keys of a table"), [1, 2, 3]),
        ])),
      .discard(.subscript("table", [.string("a")])),
      .discard(.optionalTry(.call("failing", [.cast("thing", .check, "Int")]))),
      .discard(.cast("thing", .conditional, "Double")),
      .discard(.keyPath("String", ["count"])),
      .discard(.negative(.binary("a", .add, "b"))),
      .discard(.negative("a")),
      .call("swap", [.address("total"), .address("total")]).isNeverRun,
      .discard(.call(.type("[Int]"))),
      .discard(.metatype("Set<Int>")),
      .discard(.call(.member(.string("1"), "map"), [.initializer("String")])),
      .discard(.call(.member([1], "map"), [.initializer("Double", labels: ["exactly"])])),
      .noted(.discard(.binary("total", .add, 1)), "one more"),
      .discard(.keyPath("Int", [])),
      .call(
        "takesClosures", ["first": .string("a text")],
        trailing: SwiftClosure(["x"], [.let("y", .binary("x", .add, 1)), .return("y")])),
      .call(
        "takesClosures",
        ["first": .string("a text that is long enough that the call must be broken somewhere, that is, here and now")],
        trailing: SwiftClosure(["x"], [.return("x")])),
      .switch(
        .tuple(["a", "b"]),
        [
          .case(.tuple([.expression(0), .wildcard]), [.return("a")]),
          .case(
            (10..<60).map { .tuple([.expression(.integer($0)), .wildcard]) },
            [.break]),
          .default([.fallthroughOrNot]),
        ]),
      .compiled(if: "os(Plan9)", [.return(1)], else: [.return(.call("Int", [.string("12")]))]),
    ]),
  .function(
    "takesClosures",
    [
      SwiftParameter("first", "String"),
      .unlabelled("second", .attributed(.escaping, .function(["Int"], returns: "Int"))),
    ], [.discard(.call("second", ["first.count"]))]),
  .function(
    "failing", [.unlabelled("fails", "Bool")], effects: [.throws], returns: "Int",
    [.if(["fails"], [.throw(.call("CancellationError"))]), .return(1)]),
]

extension SwiftType {
  fileprivate var erased: SwiftType { "[Name]" }
}

extension SwiftStatement {
  fileprivate static var fallthroughOrNot: SwiftStatement { .break }
  fileprivate var isNeverRun: SwiftStatement {
    .declaration(
      .function(
        "never", [], [.var("total", 1), .var("other", 2), .call("swap", [.address("total"), .address("other")])]))
  }
}
