import SwitchyardCompiler
import SwitchyardDiagnostics
import SwitchyardSpec

extension ConfigurationDocument.Reporter {
  static let names: @Sendable () -> [String] = { allCases.map(\.rawValue) }

  /// - Parameter style: what the text reporter shows findings with.
  func reporter(_ style: TerminalStyle) -> any Reporter {
    switch self {
    case .text: TextReporter(style: style)
    case .xcode: XcodeReporter()
    case .github: GitHubReporter()
    case .gitlab: GitLabReporter()
    case .json: JSONReporter()
    case .sarif: SARIFReporter(version: Program.version, page: RuleCatalogue.page)
    case .junit: JUnitReporter()
    case .checkstyle: CheckstyleReporter()
    }
  }

  /// Whether a report is a document, beside which nothing can stand in one file.
  var isDocument: Bool {
    switch self {
    case .text, .xcode, .github: false
    case .gitlab, .json, .sarif, .junit, .checkstyle: true
    }
  }
}
