import Scan
import SwitchyardAnalysis
import SwitchyardDiagnostics
import SwitchyardEmission
import SwitchyardModel
import SwitchyardSpec
import SwitchyardYAML

/// What each stage takes for one spec, in CPU seconds, medians of several runs in one process.
struct StageTimes {
  var bytes = 0
  var scan = 0.0
  var parse = 0.0
  var decode = 0.0
  var resolve = 0.0
  var rules = 0.0
  var emit = 0.0
  /// What is wrong with the spec: nothing should be, but that a flat one is a large group.
  var faults: [String] = []

  /// What `lint` does: everything but emission.
  var lint: Double { parse + decode + resolve + rules }
  /// What `generate` does, the disk aside.
  var generate: Double { lint + emit }
}

extension StageTimes {
  /// Runs the stages one after the other over the same texts.
  init(of spec: SpecGenerator, runs: Int) throws(SpecReadFailure) {
    let files = spec.files().map { (name: $0.name, bytes: Array($0.text.utf8)) }
    bytes = files.reduce(0) { $0 + $1.bytes.count }
    scan =
      medianSeconds(of: runs) {
        for file in files {
          let events = file.bytes.withUnsafeBufferPointer { switchyard_scan($0.baseAddress, $0.count) }
          precondition(events > 0, "libyaml refuses \(file.name)")
        }
      }.seconds

    let sources = files.map { SourceFile(path: $0.name, bytes: $0.bytes) }
    let bag = FindingBag()
    let parsing = medianSeconds(of: runs) {
      sources.enumerated().map { YAMLParser().parse($1, id: SourceFileID(UInt32($0)), reporting: bag) }
    }
    parse = parsing.seconds
    let place = SourceSpan(file: SourceFileID(0), lowerBound: 0, upperBound: 0)
    decode =
      medianSeconds(of: runs) {
        parsing.result.enumerated().map {
          SpecDecoder().decode($1, as: $0 == 0 ? .root : .included(by: place), reporting: bag)
        }
      }.seconds

    // The loader parses and decodes once more, since it alone knows which file includes which.
    let reader = MemoryReader(files)
    var map = SourceMap()
    let loaded = try SpecLoader(reader: reader).load(rootPath: files[0].name, into: &map, reporting: bag)
    let resolving = medianSeconds(of: runs) { GraphBuilder().build(from: loaded, reporting: bag) }
    resolve = resolving.seconds
    let graph = resolving.result
    rules = medianSeconds(of: runs) { RuleRunner().check(graph, reporting: bag) }.seconds
    faults = bag.findings.filter { $0.rule.id != "large-group" }.map(\.message)
    emit = medianSeconds(of: runs) { CoreEmitter().files(for: graph, options: EmissionOptions()) }.seconds
  }
}
