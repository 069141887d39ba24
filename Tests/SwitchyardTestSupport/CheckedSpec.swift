package import SwitchyardDiagnostics
package import SwitchyardModel
import SwitchyardSpec
import SwitchyardYAML

/// A spec as a test writes it, read and resolved: its graph, and what was found wrong on the way.
///
/// ```swift
/// let checked = CheckedSpec("switchyard: 1\nname: App\nstart: hom\nscreens: { home: }\n")
/// checked.lines    // ["3:8: error: there is no screen and no flow 'hom' [unknown-reference]"]
/// ```
package struct CheckedSpec {
  package let graph: RouteGraph
  /// In the order in which they are shown: by file, line, column and rule.
  package let findings: [Finding]
  package let sources: SourceMap
  private let tables: [LineTable]

  /// - Parameter included: the files that it includes, each once and in the order in which they are read.
  package init(_ text: String, including included: KeyValuePairs<String, String> = [:]) {
    self.init(text, including: included.map { ($0.key, $0.value) })
  }

  package init(_ text: String, including included: [(path: String, text: String)]) {
    var sources = SourceMap()
    let bag = FindingBag()
    var files: [SpecFiles.File] = []
    for (path, text) in [("App.routes.yaml", text)] + included {
      let source = SourceFile(path: path, text: text)
      let id = sources.add(source)
      let place = SourceSpan(file: SourceFileID(0), lowerBound: 0, upperBound: 0)
      let tree = YAMLParser().parse(source, id: id, reporting: bag)
      let document = SpecDecoder().decode(tree, as: files.isEmpty ? .root : .included(by: place), reporting: bag)
      files.append(SpecFiles.File(path: path, identity: path, document: document, includer: files.isEmpty ? nil : 0))
    }
    graph = GraphBuilder().build(from: SpecFiles(files: files), reporting: bag)
    findings = Report(bag.findings, in: sources).findings
    self.sources = sources
    tables = sources.files.map { LineTable($0.bytes) }
  }

  /// Each finding as `line:col: severity: message [rule]`, with the file in front where it is not the root.
  package var lines: [String] {
    findings.map { "\(place(of: $0.span)): \($0.severity.rawValue): \($0.message) [\($0.rule.id)]" }
  }

  /// Each finding as `line:col rule`.
  package var places: [String] {
    findings.map { "\(place(of: $0.span)) \($0.rule.id)" }
  }

  /// Each finding with all that belongs to it: the text it underlines, its subject, its help and its notes.
  package var explanations: [String] {
    findings.map { finding in
      let head = "\(place(of: finding.span)): \(finding.message) [\(finding.rule.id)]"
      let rest = [
        "  text: " + text(of: finding.span),
        finding.subject.map { "  subject: " + $0 },
        finding.help.map { "  help: " + $0 },
      ]
      let notes = finding.notes.map { note in "  note: " + (note.span.map { place(of: $0) + ": " } ?? "") + note.message
      }
      return ([head] + rest.compactMap { $0 } + notes).joined(separator: "\n")
    }
  }

  /// `31:7`, or `checkout.routes.yaml:31:7`.
  package func place(of span: SourceSpan) -> String {
    let index = Int(span.file.rawValue)
    let position = tables[index].position(at: span.lowerBound)
    let prefix = index == 0 ? "" : sources.files[index].path + ":"
    return prefix + "\(position.line):\(position.column)"
  }

  /// The text that a span stands for.
  package func text(of span: SourceSpan) -> String {
    let bytes = sources[span.file].bytes
    let upper = min(Int(span.upperBound), bytes.count)
    return String(decoding: bytes[min(Int(span.lowerBound), upper)..<upper], as: UTF8.self)
  }
}
