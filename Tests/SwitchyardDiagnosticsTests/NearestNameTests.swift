import SwitchyardDiagnostics
import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("screnes", "screens"), ("screens", "screens"), ("SCREENS", "screens"), ("scren", "screens"), ("tab", "tabs"),
    ("flwos", "flows"), ("transistions", "transitions"),
  ])
  func `a slip of the pen is understood`(typed: String, meant: String) {
    #expect(NearestName(to: typed).among(["flows", "screens", "tabs", "transitions"]) == meant)
  }

  @Test(arguments: ["", "x", "window", "screensavers"])
  func `what is far from every name is not guessed`(typed: String) {
    #expect(NearestName(to: typed).among(["flows", "screens", "tabs"]) == nil)
  }

  @Test func `of two that are equally near the first one is taken`() {
    #expect(NearestName(to: "cat").among(["bat", "rat"]) == "bat")
    #expect(NearestName(to: "cat").among(["rat", "bat"]) == "rat")
  }

  @Test func `a name may be far longer or shorter than it is near`() {
    #expect(NearestName(to: "abcdefghijkl").among(["abcdefgh"]) == "abcdefgh")
    #expect(NearestName(to: "abcdefgh").among(["xyabcdefghz"]) == "xyabcdefghz")
    #expect(NearestName(to: "abcdefgh").among(["abcdefghijkl"]) == nil)
  }

  @Test func `the distance is what it is without a band`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let name = word(&generator)
      let other = word(&generator)
      let isNear = plainDistance(Array(name.utf8), Array(other.utf8)) <= max(1, (name.utf8.count + 1) / 3)
      #expect((NearestName(to: name).among([other]) != nil) == isNear, "\(name) \(other)")
    }
  }

  @Test func `a name that is longer than a line gets no suggestion and costs nothing`() {
    let name = String(repeating: "x", count: 65)
    var steps = 0
    #expect(NearestName(to: name).among([name + "y"], counting: &steps) == nil)
    #expect(steps == 0)
    #expect(NearestName(to: String(name.dropLast())).among([name]) == name)
  }

  private func word(_ generator: inout some RandomNumberGenerator) -> String {
    String((0..<Int.random(in: 1...9, using: &generator)).map { _ in "abc".randomElement(using: &generator) ?? "a" })
  }

  private func plainDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var table = Array(repeating: Array(0...right.count), count: left.count + 1)
    for row in 1..<left.count + 1 {
      table[row][0] = row
      for column in 1..<right.count + 1 {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(
          table[row - 1][column] + 1, table[row][column - 1] + 1, table[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = min(cost, table[row - 2][column - 2] + 1)
        }
        table[row][column] = cost
      }
    }
    return table[left.count][right.count]
  }
}
