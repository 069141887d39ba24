internal import SwitchyardDiagnostics

/// A default that is no value of its parameter's type.
struct InvalidDefault: Problem {
  enum Flaw {
    case written(DefaultText.Flaw)
    case value(LiteralFault)
  }

  static let rule = ModelRules.invalidDefault

  var parameter: String
  var flaw: Flaw
  var span: SourceSpan
  var subject: String?

  var message: String {
    switch flaw {
    case .written(.unclosedQuote): "the default of '\(parameter)' opens a quote and does not close it"
    case .written(.textAfterQuote): "the default of '\(parameter)' goes on behind its closing quote"
    case .written(.unclosedList): "the default of '\(parameter)' opens a bracket and does not close it"
    case .written(.textAfterList): "the default of '\(parameter)' goes on behind its closing bracket"
    case .written(.nestedList): "the default of '\(parameter)' holds a list in a list"
    case .written(.emptyItem): "the default of '\(parameter)' has a comma with nothing in front of it"
    case .value(let fault): "the default of '\(parameter)' does not fit: \(fault.explanation)"
    }
  }

  var help: String? {
    if case .value(let fault) = flaw { fault.help } else { nil }
  }
}
