import SwitchyardDiagnostics
import SwitchyardYAML
import Testing

struct TreeTests {
  @Test func `a mapping gives its keys and values in the order of the text`() throws {
    let file = SourceFile(path: "a.routes.yaml", text: "b: 1\na: [x, 'y', \"z\\n\"]\nc:\n")
    let bag = FindingBag()
    let tree = YAMLParser().parse(file, id: SourceFileID(0), reporting: bag)
    let root = try #require(tree.root)
    #expect(bag.findings.isEmpty)
    #expect(tree.isComplete)
    #expect((0..<tree.count(root)).map { tree.text(tree.key(root, $0)) } == ["b", "a", "c"])
    let list = tree.value(root, 1)
    #expect((0..<tree.count(list)).map { tree.text(tree.item(list, $0)) } == ["x", "y", "z\n"])
    #expect(tree.isNull(tree.value(root, 2)))
    #expect(tree.span(tree.value(root, 2)).lowerBound == 26)
  }
}
