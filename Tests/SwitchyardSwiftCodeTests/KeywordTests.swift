import SwitchyardSwiftCode
import Testing

@Suite struct KeywordTests {
  @Test func `a name spelled like any word of Swift's grammar compiles wherever a name can stand`() throws {
    let declarations = try words.enumerated().flatMap { place, word in
      try uses(of: SwiftIdentifier(word), number: place)
    }
    let complaints = try SwiftCompiler.complaints(about: SwiftFile(declarations).text)
    #expect(complaints == "")
  }

  @Test func `words that mean something in few places only are written plain`() throws {
    for word in ["get", "set", "open", "left", "required", "actor", "of", "willSet", "lazy", "some", "any", "each"] {
      let name = try SwiftIdentifier(word)
      let text = SwiftFile([.enum("E", [.case(name)]), .let("x", .member("E", name))]).text
      #expect(!text.contains("`"), "\(text)")
    }
  }

  @Test func `a parameter called type stays type`() {
    let text = SwiftFile([.function("f", [SwiftParameter("type", "Int")], [.discard("type")])]).text
    #expect(text == "func f(type: Int) {\n  _ = type\n}\n")
  }

  @Test func `init is escaped after a dot and default is not`() {
    let name: SwiftExpression = "E"
    let text = SwiftFile([
      .let("a", .member(name, "init")), .let("b", .member(name, "default")), .let("c", .member(name, "self")),
    ]).text
    #expect(text == "let a = E.`init`\nlet b = E.default\nlet c = E.`self`\n")
  }

  @Test func `Type and Protocol are no members, whatever stands around them`() throws {
    for word in ["Type", "Protocol"] {
      let fault = #expect(throws: SwiftIdentifierFault.self) { try SwiftIdentifier(member: word) }
      #expect(fault?.reason == .keptBySwift)
      #expect(fault?.suggestion == word.lowercased())
    }
    let prefix: SwiftIdentifier = "App"
    #expect(prefix.appending("Type").text == "AppType")
  }

  @Test func `a prefix is added before a name is escaped`() {
    let (prefix, screen): (SwiftIdentifier, SwiftIdentifier) = ("App", "default")
    let name = prefix.appending(screen.upperCamelCase)
    #expect(SwiftFile([.enum(name, [])]).text == "enum AppDefault {}\n")
  }
}

/// Every word of the grammar, hard or contextual, and what the compiler knows beyond it.
private let words = """
  associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private
  precedencegroup protocol public rethrows static struct subscript typealias var
  break case catch continue default defer do else fallthrough for guard if in repeat return throw switch where while
  Any as await false is nil self Self super throws true try _
  associativity async convenience didSet dynamic final get indirect infix lazy left mutating none nonmutating optional
  override postfix precedence prefix Protocol required right set some Type unowned weak willSet
  any each actor macro package consume copy discard borrow borrowing consuming then unsafe sending isolated nonisolated
  yield module distributed of _read _modify unsafeAddress unsafeMutableAddress canImport swift available unavailable
  column file function line dsohandle selector key keyPath sourceLocation warning error assignment higherThan lowerThan
  read modify mutate reparented using _const __consuming __owned __shared escaping autoclosure convention extern
  lifetime nonsending main
  """
  .split(whereSeparator: \.isWhitespace).map(String.init)

/// One enum in whose members the word stands at every place that a name can have.
private func uses(of word: SwiftIdentifier, number: Int) throws -> [SwiftDeclaration] {
  let scope = try SwiftIdentifier("Scope\(number)")
  let cases: SwiftType = "Cases"
  let isMember = (try? SwiftIdentifier(member: word.text)) != nil
  let read = SwiftExpression.name(word)
  var members: [SwiftDeclaration] = [
    .function(
      "labels", [SwiftParameter(word, "inner", "Int")], returns: "Int", modifiers: [.static],
      [.return("inner")]),
    .function("callsLabels", returns: "Int", modifiers: [.static], [.return(.call("labels", [word: 1]))]),
    .function(
      "parameters", [SwiftParameter(word, "Int")], returns: "Int",
      [.let("copied", [read]), .return(.binary(read, .add, .subscript("copied", [0])))]),
    .function("unlabelled", [.unlabelled(word, "Int")], returns: "Int", [.return(read)]),
    .function(
      "locals", [SwiftParameter("maybe", "Int?")], returns: "Int",
      [
        .if([.let(word, "maybe")], [.return(read)]),
        .guard([.let(word, "maybe")], else: [.return(1)]),
        .return(.binary(.call(.type("max"), [read, 2]), .multiply, .member(read, "hashValue"))),
      ]),
    .function(
      "assigned", returns: "Int",
      [.var(word, type: "Int", 1), .compoundAssign(read, .add, 1), .assign(read, 2), .return(read)]),
    .function(
      "loops", returns: "Int",
      [.for(.let(word), in: [1, 2], [.if([.holds(.binary(read, .less, 3))], [.continue])]), .return(1)]
    ),
    .function(
      "closes", returns: "[Int]",
      [.return(.call(.member([1, 2], "map"), trailing: SwiftClosure([word], [.expression(.binary(read, .add, 1))])))]),
    .function(
      "calls", returns: "Int",
      [.let(word, type: "@Sendable () -> Int", .closure(SwiftClosure([], [.expression(1)]))), .return(.call(read))]),
    .function(
      "tuples", returns: .tuple([SwiftTupleElement(word, "Int"), SwiftTupleElement("rest", "Int")]),
      [.return(.tuple([word: 1, "rest": 2]))]),
    .function(
      "generic", generics: [SwiftGenericParameter(word)], [.unlabelled("value", .named(word))],
      returns: .named(word), [.return("value")]),
    .enum(
      "Payloads",
      [
        .case("one", [SwiftParameter(word, "Int")]),
        .case("two", [SwiftParameter(word, "Int"), SwiftParameter("b", "Int")]),
      ]
    ),
    .function(
      "matchesPayloads", [.unlabelled("value", "Payloads")], returns: "Int",
      [
        .switch(
          "value",
          [
            .case(.case("one", [word: .let(word)]), [.return(read)]),
            .case(
              .case("two", [word: .let("a"), "b": .wildcard]),
              [.return("a")]),
          ])
      ]),
    .function(
      "makesPayloads", returns: "[Payloads]",
      [.return([.implicitMember("one", [word: 1]), .implicitMember("two", [word: 1, "b": 2])])]),
  ]
  if isMember {
    members += [
      .enum("Cases", inherits: ["Hashable"], [.case(word), .case("plain")]),
      .function(
        "matches", [.unlabelled("value", cases)], returns: "Int",
        [
          .switch(
            "value",
            [
              .case([.case(word)], [.return(1)]), .case([.qualifiedCase(cases, "plain")], [.return(2)]),
            ])
        ]),
      .function("makes", returns: "[Cases]", [.return([.implicitMember(word), .member(.type(cases), word)])]),
      .struct(
        "Properties",
        [.var(word, type: "Int", 1), .function("reads", returns: "Int", [.return(.member("self", word))])]),
      .function("reads", [SwiftParameter("from", "Properties")], returns: "Int", [.return(.member("from", word))]),
      .enum("Functions", [.function(word, [], returns: "Int", modifiers: [.static], [.return(1)])]),
      .function("callsFunctions", returns: "Int", [.return(.call(.member("Functions", word)))]),
      .enum("Types", [.struct(word, [])]),
      .function(
        "usesTypes", [.unlabelled("value", .array(.member("Types", word)))], returns: .member("Types", word),
        [.return(.call(.type(.member("Types", word))))]),
    ]
  }
  if (try? SwiftIdentifier(type: word.text)) != nil {
    members += [
      .enum(
        "Inside",
        [
          .struct(word, []),
          .function(
            "uses", [.unlabelled("value", .optional(.named(word)))], returns: .named(word),
            [.return(.call(.type(.named(word))))]),
        ])
    ]
  }
  return [.enum(scope, members)]
}
