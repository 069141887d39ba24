import SwitchyardTestSupport
import Testing

/// Where the missing cases go, and that nothing else changes.
struct ArmInsertionTests {
  private let spec = CheckedSpec(screens: "a:", "b: { params: { id: Int, text: \"String?\" } }", "c:", "d:")

  /// The user's router with these lines between the braces of its switch.
  private func router(_ arms: String) -> String {
    """
    struct AppScreenRouter {
      func show(_ route: AppRoute) -> Bool {
        switch route {
    \(arms)
        }
      }
    }

    """
  }

  private func updated(_ arms: String) -> String {
    let text = UpdatedRouter(spec, router(arms)).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(3).dropLast(4).joined(separator: "\n")
  }

  @Test func `a case goes behind that of the screen before it in the spec`() {
    #expect(
      updated("    case .a: return one()\n    case .d: return two()") == """
            case .a: return one()
            case .b(id: _, text: _):
              return false  // switchyard:placeholder b
            case .c:
              return false  // switchyard:placeholder c
            case .d: return two()
        """)
  }

  @Test func `a case without one before it goes in front of that of the next screen, wherever the user has put that`() {
    #expect(
      updated("    case .d: return two()\n    case .b: return one()") == """
            case .d: return two()
            case .a:
              return false  // switchyard:placeholder a
            case .b: return one()
            case .c:
              return false  // switchyard:placeholder c
        """)
  }

  @Test func `a comment that begins behind an arm stays there, however many lines it has`() {
    #expect(
      updated("    case .a: return one() /* a\n b */ // z\n    case .b: return two() /* c\n*/") == """
            case .a: return one() /* a
         b */ // z
            case .b: return two() /* c
        */
            case .c:
              return false  // switchyard:placeholder c
            case .d:
              return false  // switchyard:placeholder d
        """)
  }

  @Test func `a switch that names nothing gets every case`() {
    #expect(
      updated("") == """
            case .a:
              return false  // switchyard:placeholder a
            case .b(id: _, text: _):
              return false  // switchyard:placeholder b
            case .c:
              return false  // switchyard:placeholder c
            case .d:
              return false  // switchyard:placeholder d

        """)
  }

  @Test func `cases stand in front of a default, and of any other case that takes the rest`() {
    for rest in [
      "default: return false", "@unknown default: return false", "case _: return false", "case let x: return f(x)",
    ] {
      #expect(
        updated("    case .a, .b, .c: return one()\n    // the rest\n    \(rest)") == """
              case .a, .b, .c: return one()
              case .d:
                return false  // switchyard:placeholder d
              // the rest
              \(rest)
          """)
    }
  }

  @Test func `comments stay with the case that they belong to`() {
    #expect(
      updated(
        """
            case .a:
              return one()  // here
              // and below

              // at the very end
            // of c
            case .c: /* c */ return two() /* c */  // c
            /* of d */ case .d: return three()
        """) == """
              case .a:
                return one()  // here
                // and below

                // at the very end
              case .b(id: _, text: _):
                return false  // switchyard:placeholder b
              // of c
              case .c: /* c */ return two() /* c */  // c
              /* of d */ case .d: return three()
          """)
  }

  @Test func `where cases are kept apart by empty lines, new ones are`() {
    #expect(
      updated("    case .b:\n      return one()\n\n    case .d:\n      return two()") == """
            case .a:
              return false  // switchyard:placeholder a

            case .b:
              return one()

            case .c:
              return false  // switchyard:placeholder c

            case .d:
              return two()
        """)
  }

  @Test func `no case comes between one that falls through and the next`() {
    #expect(
      updated("    case .a: x(); fallthrough\n    case .d: return two()") == """
            case .a: x(); fallthrough
            case .d: return two()
            case .b(id: _, text: _):
              return false  // switchyard:placeholder b
            case .c:
              return false  // switchyard:placeholder c
        """)
    #expect(updated("    case .a: fallthrough\n    default: return false").hasPrefix("    case .b"))
  }

  @Test func `cases within '#if' are named, and none is put among them`() {
    #expect(
      updated(
        """
            case .a: return one()
            #if DEBUG  // only then
            case .b: return two()
            #else
            case .b: return false
            #endif  // DEBUG
            case .d:
              #if DEBUG
              print("d")
              #endif
              return two()
        """) == """
              case .a: return one()
              #if DEBUG  // only then
              case .b: return two()
              #else
              case .b: return false
              #endif  // DEBUG
              case .c:
                return false  // switchyard:placeholder c
              case .d:
                #if DEBUG
                print("d")
                #endif
                return two()
          """)
  }

  @Test func `a switch on one line is broken where something comes in`() {
    let line =
      "func show(_ route: AppRoute) -> Bool { switch route { case .a, .b: return true; case .d: return false } }"
    #expect(
      UpdatedRouter(spec, "extension AppScreenRouter {\n\t\(line)\n}").text == """
        extension AppScreenRouter {
        \tfunc show(_ route: AppRoute) -> Bool { switch route { case .a, .b: return true;\u{20}
        \tcase .c:
        \t\treturn false  // switchyard:placeholder c
        \tcase .d: return false } }
        }
        """)
  }

  @Test func `tabs, line ends, a byte order mark and a missing last line end stay as they are`() {
    let text =
      "\u{FEFF}struct AppScreenRouter {\r\n\tfunc show(_ route: AppRoute) -> Bool {\r\n\t\tswitch route {\r\n"
      + "\t\tcase .a, .b, .c: return true\r\n\t\t}\r\n\t}\r\n}"
    let expected = text.replacing(
      "return true\r\n", with: "return true\r\n\t\tcase .d:\r\n\t\t\treturn false  // switchyard:placeholder d\r\n")
    #expect(Array(UpdatedRouter(spec, text).text.utf8) == Array(expected.utf8))
  }

  @Test func `cases that stand further in than their switch keep doing so, in steps of their own`() {
    let text = UpdatedRouter(
      spec, router("        case .a, .c, .d:\n            return true")
    ).text
    #expect(
      text.contains("\n        case .b(id: _, text: _):\n            return false  // switchyard:placeholder b\n"))
  }

  @Test func `a pattern that does not fit on a line is broken as in a new stub`() {
    let names = (1...12).map { "parameter\($0): Int" }.joined(separator: ", ")
    let spec = CheckedSpec(screens: "a:", "long: { params: { \(names) } }")
    let text = UpdatedRouter(spec, router("\t\t\tcase .a:\n\t\t\t\treturn true")).text
    #expect(text.contains("\n\t\t\tcase .long(\n\t\t\t\tparameter1: _,\n"))
    #expect(text.contains("\n\t\t\t\tparameter12: _\n\t\t\t):\n\t\t\t\treturn false  // switchyard:placeholder long\n"))
  }

  @Test func `an update after an update changes nothing`() {
    for arms in [
      "", "    case .c: return true", "    default: return false", "    case .a: return true; case .d: return false",
    ] {
      let once = UpdatedRouter(spec, router(arms)).text
      #expect(UpdatedRouter(spec, once).text == once)
    }
  }
}
