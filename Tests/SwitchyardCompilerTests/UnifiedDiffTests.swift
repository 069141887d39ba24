import SwitchyardCompiler
import Testing

struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    var text = ""
    UnifiedDiff(of: "a.swift", from: Array(old.utf8), to: Array(new.utf8)).write(to: &text)
    return text
  }

  private func numbers(_ range: ClosedRange<Int>) -> String {
    range.map { "\($0)\n" }.joined()
  }

  @Test func `lines that differ stand with three lines around them`() {
    #expect(
      diff(numbers(1...9), numbers(1...4) + "five\n" + numbers(6...9)) == """
        --- a.swift
        +++ a.swift (generated)
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func `stretches that are far apart are hunks of their own`() {
    let text = diff(numbers(1...20), "0\n" + numbers(1...19))
    #expect(text.contains("@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n"))
    #expect(text.contains("@@ -17,4 +18,3 @@\n 17\n 18\n 19\n-20\n"))
  }

  @Test func `as few lines as can be are taken out and put in`() {
    let text = diff("a\nb\nc\na\nb\nb\na\n", "c\nb\na\nb\na\nc\n")
    let changes = text.split(separator: "\n").dropFirst(3).filter { !$0.hasPrefix(" ") }
    #expect(changes.count == 5)
  }

  @Test func `a text that begins or ends as nothing names the line before`() {
    #expect(diff("", "1\n").contains("@@ -0,0 +1 @@\n+1\n"))
    #expect(diff("1\n", "").contains("@@ -1 +0,0 @@\n-1\n"))
  }

  @Test func `a missing last line feed is a difference`() {
    #expect(diff("1\n", "1").contains("-1\n+1\n\\ No newline at end of file\n"))
  }

  @Test func `what is long is cut and what would act on the terminal is escaped`() {
    let text = diff(numbers(1...3000), numbers(3001...6000))
    #expect(text.split(separator: "\n").count == 64)
    #expect(text.hasSuffix("… 6000 lines differ in all\n"))
    #expect(diff("", String(repeating: "x", count: 500)).split(separator: "\n").allSatisfy { $0.count < 210 })
    #expect(diff("", "\u{1B}[2J\n").contains("+\\u{1B}[2J\n"))
  }
}
