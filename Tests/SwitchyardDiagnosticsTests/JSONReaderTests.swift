import SwitchyardDiagnostics
import Testing

struct JSONReaderTests {
  private func fault(_ text: String) -> String {
    fault(Array(text.utf8))
  }

  private func fault(_ bytes: [UInt8]) -> String {
    do throws(JSONReader.Fault) {
      return "none: " + (try JSONReader.value(of: bytes)).compactText
    } catch {
      return "\(error.offset): \(error.message)"
    }
  }

  @Test(arguments: [
    "null", "true", "false", "0", "-1", "42", #""""#, #""a""#, "[]", "[1,[2],{}]", "{}", #"{"a":{"b":[null]}}"#, "1.5",
    "-0.25", "1e+20",
  ])
  func `what is written compactly is read and written again`(text: String) throws {
    #expect(try JSONReader.value(of: text).compactText == text)
  }

  @Test func `spaces and line ends between values do not count`() throws {
    #expect(try JSONReader.value(of: " {\r\n\t\"a\" : [ 1 , 2 ] } \n") == ["a": [1, 2]])
  }

  @Test func `an object keeps the order of its members`() throws {
    #expect(try JSONReader.value(of: #"{"b":1,"a":2}"#).compactText == #"{"b":1,"a":2}"#)
  }

  @Test func `whole numbers are Ints as far as they reach`() throws {
    #expect(try JSONReader.value(of: "9223372036854775807") == .int(.max))
    #expect(try JSONReader.value(of: "-9223372036854775808") == .int(.min))
    #expect(try JSONReader.value(of: "9223372036854775808") == .double(9_223_372_036_854_775_808))
    #expect(try JSONReader.value(of: "1.0") == .double(1))
    #expect(try JSONReader.value(of: "1E2") == .double(100))
    #expect(try JSONReader.value(of: "-0") == .int(0))
  }

  @Test func `escapes stand for their characters`() throws {
    #expect(try JSONReader.value(of: #""\"\\\/\b\f\n\r\t\u00fc\u0000""#) == .string("\"\\/\u{8}\u{C}\n\r\tü\0"))
    #expect(try JSONReader.value(of: #""\ud83d\ude80 🚀""#) == .string("🚀 🚀"))
  }

  @Test(arguments: [
    ("", "0: a value is missing"), ("  ", "2: a value is missing"), ("{", "1: a key in double quotes is missing"),
    ("{\"a\"", "4: ':' is missing"), ("{\"a\":", "5: a value is missing"), ("{\"a\":1", "6: ',' or '}' is missing"),
    ("{\"a\":1,}", "7: a key in double quotes is missing"), ("[1", "2: ',' or ']' is missing"),
    ("[1,]", "3: this begins no value; text stands in double quotes"),
    ("[1 2]", "3: ',' or ']' is missing"), ("{a:1}", "1: a key in double quotes is missing"),
    ("'a'", "0: this begins no value; text stands in double quotes"),
    ("True", "0: this begins no value; text stands in double quotes"),
    ("NaN", "0: this begins no value; text stands in double quotes"),
    ("// a\n1", "0: this begins no value; text stands in double quotes"),
    ("1 2", "2: nothing may stand behind the value"), ("truefalse", "4: nothing may stand behind the value"),
    ("01", "0: a number begins with no 0"), ("-01", "1: a number begins with no 0"), ("1.", "2: a digit is missing"),
    (".5", "0: this begins no value; text stands in double quotes"), ("-", "1: a digit is missing"),
    ("+1", "0: this begins no value; text stands in double quotes"), ("1e", "2: a digit is missing"),
    ("1e400", "0: the number is too large"), ("\"a", "0: the text has no closing quote"),
    ("\"a\\", "2: a backslash stands here before nothing that it escapes"),
    ("\"\\x\"", "1: a backslash stands here before nothing that it escapes"),
    ("\"\\u12\"", "5: '\\u' needs four hexadecimal digits"),
    ("\"\\u", "3: '\\u' needs four hexadecimal digits"),
    ("\"\\ud800\"", "1: half of a surrogate pair stands alone"),
    ("\"\\ud800\\u0041\"", "1: half of a surrogate pair stands alone"),
    ("\"\\udc00\"", "1: half of a surrogate pair stands alone"),
    ("\"a\tb\"", "2: a control character must be escaped"), ("\"a\nb\"", "2: a control character must be escaped"),
    ("{\"a\":1,\"a\":2}", "7: the key \"a\" stands here twice"),
    ("\u{FEFF}1", "0: this begins no value; text stands in double quotes"),
  ])
  func `what is no JSON is refused at its place`(text: String, expected: String) {
    #expect(fault(text) == expected)
  }

  @Test func `text that is not UTF-8 is refused`() {
    #expect(fault([0x22, 0xFF, 0x22]) == "0: the text is not UTF-8")
    #expect(fault([0x22, 0xC3, 0x22]) == "0: the text is not UTF-8")
    #expect(fault([0x22, 0xED, 0xA0, 0x80, 0x22]) == "0: the text is not UTF-8")
  }

  @Test func `values may stand deep inside one another, but not without end`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try JSONReader.value(of: nested(200)).compactText == nested(200))
    #expect(fault(nested(201)) == "200: more than 200 arrays and objects stand inside one another")
    #expect(fault(String(repeating: "{\"a\":", count: 100_000)).hasPrefix("1000: more than 200"))
  }
}
