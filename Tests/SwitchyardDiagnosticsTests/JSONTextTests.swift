import SwitchyardDiagnostics
import Testing

struct JSONTextTests {
  private let value: JSONValue = ["b": [1, .null, true], "a": ["x": "\"\u{1}"], "empty": [], "none": .object([])]

  @Test func `members keep the order in which they were given`() {
    #expect(value.compactText == #"{"b":[1,null,true],"a":{"x":"\"\u0001"},"empty":[],"none":{}}"#)
  }

  @Test func `indented text has two spaces a level and ends in a line feed`() {
    #expect(
      value.indentedText == """
        {
          "b": [
            1,
            null,
            true
          ],
          "a": {
            "x": "\\"\\u0001"
          },
          "empty": [],
          "none": {}
        }

        """)
  }
}
