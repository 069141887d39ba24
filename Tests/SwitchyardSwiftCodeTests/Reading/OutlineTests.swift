import SwitchyardSwiftCode
import Testing

/// What a text declares, and what its switches match.
struct OutlineTests {
  private func outline(_ text: String) throws -> SwiftOutline {
    SwiftOutline(try SwiftText(Array(text.utf8)))
  }

  private func fault(_ text: String) -> String? {
    do {
      _ = try SwiftText(Array(text.utf8))
      return nil
    } catch {
      return "\(error.reason) \(error.token.start)"
    }
  }

  @Test func `a text whose brackets do not fit says which one`() {
    #expect(fault("a { ( } )") == "unexpected 6")
    #expect(fault("a { (b) ") == "unclosed 2")
    #expect(fault("a } \"{\"") == "unexpected 2")
    #expect(fault("#if A\n{\n#else\n{\n#endif\n}") == "unclosed 6")
    #expect(fault("{\n#if A\n}\n#endif\n") == "unexpected 10")
    #expect(fault("#if A\n") == "unclosed 0")
    #expect(fault("a\n#endif") == "unexpected 2")
    #expect(fault("a\n<<<<<<< HEAD\nb") == "mergeMark 2")
    #expect(fault(String(repeating: "(", count: 2000))?.hasPrefix("tooDeep") == true)
    #expect(fault("#if A && // {\n  (B ||\n C)\n{}\n#elseif D\n#else\n#endif") == nil)
  }

  @Test func `a type within a function or a closure is nobody else's, and its functions are no members`() throws {
    let outline = try outline(
      """
      func make() {
        if true { struct Router { func show() { switch route { default: } } } }
      }
      let made = { final class Router {} }
      struct Outer {
        struct Router { func show() {} }
      }
      """)
    #expect(outline.types.map(\.path) == [["Outer"], ["Outer", "Router"]])
    #expect(outline.functions.map { $0.type.map { outline.types[$0].path } } == [nil, nil, ["Outer", "Router"]])
  }

  @Test func `types are known by their last name, with what they conform to`() throws {
    let outline = try outline(
      """
      @MainActor public final class Router<T: A>: Base<T, (B) -> C>, @preconcurrency M.Screens where T == Int {
        struct Inner {}
        class func make() {}
      }
      extension App.Router: P & Q {}
      actor `default` {}
      protocol Old: class {}
      let actor = x.actor
      enum E { case a(class: Int, struct: Int) }
      """)
    #expect(
      outline.types.map { "\($0.keyword) \($0.name): \($0.inherited)" } == [
        #"class Router: ["Base", "Screens"]"#, "struct Inner: []", #"extension Router: ["P", "Q"]"#,
        "actor default: []",
        #"protocol Old: ["class"]"#, "enum E: []",
      ])
    #expect(outline.types.map(\.outer) == [nil, 0, nil, nil, nil, nil])
  }

  @Test func `functions have their labels, types, result, modifiers and the type that they belong to`() throws {
    let outline = try outline(
      """
      struct S {
        @ViewBuilder @available(iOS 17, *) private static func post(id: Int, _ page: [String: Int]? = [:], in x: inout T)
          async throws(E) -> some View where T: P { func inner() {} }
        func `default`<A: B<C>>(send: ScreenSender<E, (A) -> B> = { switch x { default: y } }()) -> Void {}
        static func + (a: S, b: S) -> S
        where T: P,
          U == V { a }
      }
      protocol P {
        func a()
        @discardableResult func b(@M.Builder any x: any View) -> [any View]
        var c: Int { get }
      }
      func free(x: M.Route) { }
      """)
    #expect(
      outline.functions.map { function in
        let parameters = function.parameters.map { "\($0.label ?? "_") \($0.name): \($0.type)" }.joined(separator: ", ")
        return "\(function.type.map { outline.types[$0].name } ?? "-").\(function.name)(\(parameters))"
          + (function.result.map { " -> " + $0 } ?? "") + (function.body == nil ? ";" : "")
      } == [
        "S.post(id id: Int, _ page: [String:Int]?, in x: T) -> some View", "-.inner()",
        "S.default(send send: ScreenSender<E,(A)->B>)", "S.+(a a: S, b b: S) -> S", "P.a();",
        "P.b(any x: any View) -> [any View];", "-.free(x x: M.Route)",
      ])
    #expect(outline.functions[0].modifiers == ["private", "static", "async", "throws"])
    #expect(outline.functions[0].attributes == ["ViewBuilder", "available"])
  }

  @Test func `switches are found in code alone, each with the function and the type around it`() throws {
    let outline = try outline(
      """
      struct S {
        // switch a { }
        let text = "switch b { }"
        func f(switch x: Int) { if a { switch (c) { case .x: switch d { default: g(switch: 1) } default: e.switch() } } }
        var p: Int { switch self.q { default: 1 } }
        func g() { h { switch i { default: 2 } } }
      }
      """)
    #expect(
      outline.switches.map { found in
        let subject = found.subject.map { outline.text.text(of: outline.text.code[$0]) }.joined()
        let function = found.function.map { outline.functions[$0].name } ?? "-"
        return "\(subject) \(function) \(found.type.map { outline.types[$0].name } ?? "-") \(found.isInClosure)"
      } == ["(c) f S false", "d f S false", "self.q - S true", "i g S true"])
  }

  /// The arms of the first switch, each as its patterns and how much they take.
  private func arms(_ body: String) throws -> [String] {
    let outline = try outline("switch x {\n" + body + "\n}")
    return outline.cases(of: outline.switches[0]).map { arm in
      let items = arm.items.map { item in
        let pattern =
          item.enumCase.map { "\($0.type.map { $0 + "." } ?? "")\($0.name) \($0.extent)" } ?? "\(item.pattern)"
        return pattern + (item.isConditional ? " where" : "")
      }
      let kind = arm.isFallback ? "rest " : ""
      return kind + items.joined(separator: ", ") + (arm.fallsThrough ? " falls" : "")
        + (arm.conditions > 0 ? " #\(arm.conditions)" : "")
    }
  }

  @Test func `patterns say which case they name and how much of it they take`() throws {
    #expect(
      try arms("case .a, R.b, M.R.`default`: x\ncase .c(_, let id, label: var d): y\ncase let .d(a, b: _): z") == [
        "a all, R.b all, R.default all", "c all", "d all",
      ])
    #expect(
      try arms("case .a(1), .b(\"x\", _), .c(-1), .d(other), .e(1...3), .f(f(x)): x") == [
        "a part, b part, c part, d part, e part, f part"
      ])
    #expect(
      try arms("case .a(true), .b(.x), .c(nil, _), .d(let x?), .e(is Int), .f(let x as Int), .g((.x, _)): x") == [
        "a unclear, b unclear, c unclear, d unclear, e unclear, f unclear, g unclear"
      ])
    #expect(
      try arms("case .a(let id) where id > 3, .b: x\ncase .c where f({ $0 ? 1 : 2 }) && (a ? b : c): y") == [
        "a all where, b all", "c all where",
      ])
    #expect(
      try arms("case .a where b ? c : d: x\ncase (.b): y\ncase .c?: z\ncase .d((let a, _)), .e(_): w") == [
        "a all where", "b all", "c all", "d all, e all",
      ])
  }

  @Test func `an arm for the rest is known by whatever name, and conditions within arms begin none`() throws {
    #expect(
      try arms("case .a: if case .b = x { y }\ncase let other: z") == [
        "a all", "rest anything(name: Optional(\"other\"))",
      ])
    #expect(
      try arms("case .a: guard let y, case .b = y else { z }\nfor case .c in d {}\ndefault: e.default = .default") == [
        "a all", "rest ",
      ])
    #expect(try arms("case .a: while case .b = c {}\n@unknown default: x") == ["a all", "rest "])
    #expect(try arms("case _ where y: z\ncase _: w") == ["anything(name: nil) where", "rest anything(name: nil)"])
  }

  @Test func `arms know whether they go on in the next, and the '#if' that they stand in`() throws {
    #expect(
      try arms("case .a: x; fallthrough\n#if A\ncase .b: y\n#else\ncase .c: y\n#endif\ncase .d: z") == [
        "a all falls", "b all #1", "c all #1", "d all",
      ])
  }

  @Test func `properties that are declared at once are all told, as far as the line goes`() throws {
    let outline = try outline(
      """
      struct S {
        let a = f(1, b: 2), help: any P = H(), c = [x, y]
        var d: [Int: (e: Int, f: Int)] = [:], g: Int { 1 }
        let h = 1
        let i: Int
      }
      """)
    #expect(outline.properties.map(\.name) == ["a", "help", "c", "d", "g", "h", "i"])
    #expect(outline.properties.map(\.typeName) == [nil, "P", nil, nil, "Int", nil, "Int"])
    let names = outline.properties.map { outline.text.text(of: outline.text.code[$0.nameIndex]) }
    #expect(names == outline.properties.map(\.name))
  }
}
