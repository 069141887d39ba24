package import SwitchyardDiagnostics

/// `switchyard.yaml` as it was written: what holds for every spec of a project.
package struct ConfigurationDocument: Sendable {
  /// A rule, and what it is to count as.
  package struct RuleSetting: Sendable, Equatable {
    package var rule: Spanned<String>
    package var level: Spanned<RuleLevel>
  }

  /// How findings are shown: the words of `--reporter`.
  package enum Reporter: String, CaseIterable, Sendable {
    case text, xcode, github, gitlab, json, sarif, junit, checkstyle
  }

  /// How links are shown: the words of `switchyard links --format`.
  package enum LinkFormat: String, CaseIterable, Sendable {
    case text, markdown, json, aasa
  }

  /// The specs that are meant where none is named; nil where the file does not say.
  package var specs: [Spanned<String>]?
  /// What is generated; empty where the file does not say.
  package var outputs: [OutputSpec] = []
  package var ruleSettings: [RuleSetting] = []
  /// Whether warnings fail.
  package var isStrict: Spanned<Bool>?
  package var reporter: Spanned<Reporter>?
  /// Where the report goes, relative to the file.
  package var reportPath: Spanned<String>?
  package var linkFormat: Spanned<LinkFormat>?
  /// Where links go, relative to the file.
  package var linkPath: Spanned<String>?
  /// The apps that a website's links open: `ABCDE12345.com.example.shop`.
  package var appIDs: [Spanned<String>] = []
  /// The findings that are known, relative to the file.
  package var baselinePath: Spanned<String>?
}
