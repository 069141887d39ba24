import SwitchyardModel
import SwitchyardSimulation
import SwitchyardSwiftCode

/// The tests of one file: the suite, and an extension of it for each screen, tab and flow.
struct SuiteSection {
  let file: TestFile

  private var name: SwiftIdentifier { file.core.module.navigationTests }

  // MARK: - The suite

  var declarations: [SwiftDeclaration] {
    let launches = file.isRoot ? file.ways.launches : []
    let tests = launches.enumerated().flatMap { place, way -> [SwiftDeclaration] in
      let number = launches.count == 1 ? "" : String(place)
      let path = number.isEmpty ? "start" : "start[\(number)]"
      guard let way else { return [.comment("\(path) has no test: the app never begins there.")] }
      let name = SwiftIdentifier(checkedName: prefix + "start" + (number.isEmpty ? "" : "_" + number))
      return [test(of: way, called: name, path)]
    }
    let title = file.graph[file.core.module.id].name
    let doc =
      "Every transition and link of \(file.core.module.title), each on the shortest way that was found from launch."
    switch file.framework {
    case .swiftTesting:
      let suite = file.graph.name + "'s navigation" + (title.map { ": " + $0 } ?? "")
      return [.struct(name, doc: doc, attributes: [.named("Suite", [.string(suite)])], tests)]
    case .xctest:
      return tests.isEmpty ? [] : [testCase(name, doc: doc, tests)]
    }
  }

  /// The tests of some transitions.
  ///
  /// Where there is no Objective-C, SwiftPM lists the tests of a class for XCTest, and what the compiler takes for that list
  /// grows with the cube of its length: half a second for 100 tests, half a minute for 400. So there are small classes.
  func declarations(of group: TestFile.Group) -> [SwiftDeclaration] {
    let tests = group.places.flatMap(tests)
    let title = SwiftDeclaration.comment("MARK: - " + group.title)
    guard file.framework == .xctest else { return [title, .extension(.named(name), tests)] }
    let ownName = name.text + "_" + TestName.text(for: group.title)
    let starts = Array(stride(from: 0, to: tests.count, by: Self.mostTests))
    return [title]
      + starts.enumerated().map { number, start in
        let name = SwiftIdentifier(checkedName: number == 0 ? ownName : ownName + "_\(number + 1)")
        return testCase(name, doc: nil, Array(tests[start..<min(start + Self.mostTests, tests.count)]))
      }
  }

  private static let mostTests = 50

  /// Its initialisers are on no actor, whatever the module says; the tests are.
  private func testCase(_ name: SwiftIdentifier, doc: String?, _ tests: [SwiftDeclaration]) -> SwiftDeclaration {
    .class(name, inherits: ["XCTestCase"], doc: doc, modifiers: [.nonisolated, .final], tests)
  }

  // MARK: - A transition

  private func tests(of place: TransitionPlace) -> [SwiftDeclaration] {
    let path = place.path(in: file.graph)
    let ways = file.ways.ways(to: place)
    func test(_ way: TransitionWay, _ kind: TestName.Kind, _ title: String) -> SwiftDeclaration {
      let name = TestName(of: place, kind, in: file.graph, prefix: prefix).identifier
      return self.test(of: way, called: name, title)
    }
    var tests = ways.failures.map { way in
      let reason = way.failure?.rawValue ?? ""
      return test(way, .failing(reason), path + " fails: " + reason)
    }
    if let way = ways.mended { tests.insert(test(way, .usingElse, path + " else"), at: 0) }
    switch ways.done {
    case .success(let way): return [test(way, .done, path)] + tests
    case .failure(.alwaysFails) where !tests.isEmpty: return tests
    case .failure where ways.mended != nil:
      return [.comment(path + " is done by its 'else' on every way that was found.")] + tests
    case .failure(let gap): return [.comment(path + gap.words)] + tests
    }
  }

  private func test(of way: TransitionWay, called name: SwiftIdentifier, _ title: String) -> SwiftDeclaration {
    let section = WaySection(way, in: file)
    let samples = section.ownTypes.map { Sample(file: file, type: $0) }
    let body = [.let("app", .call(.name(file.types.testApp)))] + section.steps
    switch file.framework {
    case .swiftTesting:
      return .function(
        name, attributes: [.named("Test", arguments([(nil, .string(title))], of: samples)), .mainActor],
        samples.map { $0.unwrapping([.return()]) } + body)
    case .xctest:
      // On Linux a test on the main actor has to be asynchronous.
      return .function(
        name, effects: samples.isEmpty ? [.async] : [.async, .throws], attributes: [.mainActor],
        samples.map { $0.unwrapping([.throw(.call("XCTSkip", [.string($0.request)]))]) } + body)
    }
  }

  /// What stands behind `@Test`: with samples the condition, too.
  private func arguments(_ title: [SwiftArgument], of samples: [Sample]) -> SwiftArguments {
    SwiftArguments(
      title + samples.map { (nil, .implicitMember("enabled", ["if": $0.isThere, nil: .string($0.request)])) })
  }

  private var prefix: String { file.framework == .xctest ? "test_" : "" }
}

/// The value of an own type, as a test asks for it.
private struct Sample {
  let file: TestFile
  let type: TypeID

  private var name: SwiftIdentifier { file.samples[type] }
  private var value: SwiftExpression { .member(.name(file.types.testSamples), name) }

  var isThere: SwiftExpression { .binary(value, .notEqual, .nil) }

  /// Said of a test that is skipped.
  var request: String { "\(file.types.testSamples) has no '\(name)'" }

  /// `guard let person = CourierTestSamples.person else { return }`
  func unwrapping(_ otherwise: [SwiftStatement]) -> SwiftStatement {
    .guard([.let(name, value)], else: otherwise)
  }
}

extension TransitionWays.Gap {
  /// Behind the path of a transition.
  fileprivate var words: String {
    switch self {
    case .neverTaken: " has no test: nothing ever leads to it."
    case .alwaysFails: " has no test: it fails wherever it is taken, and no way there was found."
    case .notFound: " has no test of what it does: no way on which it is done was found."
    }
  }
}
