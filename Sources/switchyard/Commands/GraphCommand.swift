import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardPicture

/// `switchyard graph`: a spec as a picture.
enum GraphCommand: Command {
  static let name = "graph"

  enum Format: String, CaseIterable {
    case dot
    case mermaid
    case json
    case svg
  }

  static let format = Option(
    "--format", .choice("FORMAT", of: { Format.allCases.map(\.rawValue) }, standard: "dot"),
    "What is written; svg needs Graphviz")
  static let output = Option("--output", .file, "Write it to a file, not to standard output")
  static let focus = Option("--focus", .name("SCREEN"), "Draw only what leads to a screen, and what it leads to")
  static let depth = Option("--depth", .name("N"), "With --focus: in how many steps, each way; 1 if it is not said")
  static let module = Option("--module", .name("NAME"), "Draw only a module, with what is next to it in grey")

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      name, "Draws a spec, with its findings marked",
      details: """
        switchyard graph App.routes.yaml --format svg --output App.svg
        switchyard graph App.routes.yaml --format mermaid              for Markdown
        switchyard graph App.routes.yaml --focus cart --depth 2        two steps to the cart, and two from it
        switchyard graph App.routes.yaml --module Checkout
        """,
      operands: .specs, options: [format, output, focus, depth, module])
  }

  static func run(_ arguments: Arguments, on console: Console) throws(CommandFailure) -> ExitStatus {
    let request = try request(arguments)
    let format = arguments.choice(of: format, as: Format.self) ?? .dot
    let check = try console.check(arguments.operands, with: Compiler(tellsStandings: true))
    let spec = try console.onlySpec(of: check, for: name)
    // What is wrong with the text is not in the picture; what is wrong with what it means is marked there.
    let errors = console.say(errorsOf: check.report, besides: RuleCatalogue.idsOfAnalysis())
    let picture: Picture
    do throws(UnknownName) {
      picture = try spec.picture(of: request)
    } catch {
      throw .unknownName(error)
    }
    let text = try text(of: picture, as: format, check)
    try console.show(text, in: arguments.value(of: output), of: check)
    for note in picture.notes(on: text, isMermaid: format == .mermaid, isPart: request != .everything) {
      console.say("note: " + note)
    }
    return errors == 0 ? .clean : .findings
  }

  private static func request(_ arguments: Arguments) throws(CommandFailure) -> PictureRequest {
    let (focus, module) = (arguments.value(of: focus), arguments.value(of: module))
    if focus != nil, module != nil { throw .usage(UsageError("'--focus' and '--module' each draw a part: give one")) }
    let depth = arguments.value(of: depth)
    if depth != nil, focus == nil { throw .usage(UsageError("'--depth' needs '--focus'")) }
    if let module { return .module(module) }
    guard let focus else { return .everything }
    guard let steps = depth.map(Int.init) ?? 1, steps >= 0 else {
      throw .usage(UsageError("'--depth' is a number of steps, not '\(depth ?? "")'"))
    }
    return .around(screen: focus, depth: steps)
  }

  private static func text(
    of picture: Picture, as format: Format, _ check: Check
  ) throws(CommandFailure) -> String {
    switch format {
    case .dot: return DOTWriter().text(of: picture)
    case .mermaid: return MermaidWriter().text(of: picture)
    case .json:
      var json = PictureJSON(check.report.sources)
      return json.text(of: picture)
    case .svg:
      do throws(Graphviz.Failure) {
        return try Graphviz.svg(of: DOTWriter().text(of: picture))
      } catch {
        throw .noPicture(error)
      }
    }
  }
}

extension Picture {
  /// What to know of a picture that is hard to read or to show.
  fileprivate func notes(on text: String, isMermaid: Bool, isPart: Bool) -> [String] {
    let screens = nodes.count { $0.kind == .screen }
    var notes: [String] = []
    if screens > 200, !isPart {
      notes.append("\(screens) screens make a large picture: --focus and --module draw a part")
    }
    if isMermaid, text.utf16.count > MermaidWriter.longestText || edges.count > MermaidWriter.mostEdges {
      notes.append(
        "Mermaid shows no more than \(MermaidWriter.mostEdges) arrows and \(MermaidWriter.longestText) letters "
          + "unless its settings (maxEdges, maxTextSize) say otherwise")
    }
    return notes
  }
}
