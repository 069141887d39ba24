import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardSpec

/// `switchyard links`: what opens the app from outside, and what a URL would do.
enum LinksCommand: Command {
  static let name = "links"

  static let format = Option(
    "--format",
    .choice("FORMAT", of: { ConfigurationDocument.LinkFormat.allCases.map(\.rawValue) }, standard: "text"),
    "How links are shown; aasa is for a website")
  static let output = Option("--output", .file, "Write to a file, not to standard output")
  static let appID = Option("--app-id", .name("TEAM.BUNDLE"), isList: true, "With aasa: the apps of the website")
  static let match = Option("--match", .name("URL"), "Say which link takes a URL, and why others do not")

  static var declaration: CommandDeclaration {
    CommandDeclaration(
      name, "Lists every link, or says what a URL would do",
      details: """
        switchyard links                                            a table of every link
        switchyard links --match shop://items/42                    which link that is, and why it is no other one
        switchyard links --format aasa --app-id ABCDE12345.com.example.shop --output apple-app-site-association

        'links' in switchyard.yaml can say how links are shown; options win over what it says. With --match, the format is
        text or json, and the exit status is 1 where no link takes the URL.
        """,
      operands: .specs, options: [format, output, appID, match])
  }

  static func run(_ arguments: Arguments, on console: Console) throws(CommandFailure) -> ExitStatus {
    let chosen = arguments.choice(of: format, as: ConfigurationDocument.LinkFormat.self)
    if arguments.value(of: match) != nil, let chosen, ![.text, .json].contains(chosen) {
      throw .usage(UsageError("'\(match.name)' has no format '\(chosen.rawValue)'", help: "write text or json"))
    }
    let check = try console.check(arguments.operands, with: Compiler(skipped: RuleCatalogue.idsOfAnalysis()))
    let errors = console.say(errorsOf: check.report)
    if let url = arguments.value(of: match) {
      var answer = LinkAnswer(to: url, of: try console.onlySpec(of: check, for: match.name), in: check)
      let text = chosen == .json ? answer.json().indentedText : answer.text()
      try console.show(text, in: arguments.value(of: output), of: check)
      return answer.isMatch && errors == 0 ? .clean : .findings
    }
    let path = arguments.value(of: output) ?? check.linkPath
    switch chosen ?? check.linkFormat ?? .text {
    case .text: try console.show(LinkListing(of: check).text, in: path, of: check)
    case .markdown: try console.show(LinkListing(of: check).markdown, in: path, of: check)
    case .json: try console.show(check.linksJSON.indentedText, in: path, of: check)
    case .aasa:
      let spec = try console.onlySpec(of: check, for: "\(format.name) aasa")
      let association = try association(of: spec, in: check, arguments)
      for note in association.notes { console.say("note: " + note) }
      try console.show(association.text, in: path, of: check)
    }
    return errors == 0 ? .clean : .findings
  }

  private static func association(
    of spec: CheckedSpec, in check: Check, _ arguments: Arguments
  ) throws(CommandFailure) -> Association {
    do throws(AssociationFault) {
      return try check.association(of: spec, appIDs: arguments.values(of: appID))
    } catch {
      throw .noAssociation(error)
    }
  }
}

extension LinkListing {
  /// A heading and a table for each spec.
  fileprivate var text: String {
    sections.map { section in
      let rows = section.rows.isEmpty ? [] : [Row.headings] + section.rows.map(\.cells)
      return section.heading + "\n" + TextTable(rows).text
    }
    .joined(separator: "\n")
  }
}
