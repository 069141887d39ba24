internal import SwitchyardDiagnostics
internal import SwitchyardSwiftCode

/// A name that Swift does not take, or that means something else at its place.
struct InvalidName: Problem {
  enum Flaw {
    case notSwift(SwiftIdentifierFault, suggestion: String?)
    case notUpperCamelCase(suggestion: String?)
    /// `start: tabs` is the tab bar, `when: not g` the opposite of a guard.
    case reserved(meaning: String, suggestion: String)
  }

  static let rule = ModelRules.invalidName

  var name: Spanned<String>
  var kind: ElementKind
  var flaw: Flaw
  var subject: String?

  var span: SourceSpan { name.span }

  var message: String {
    switch flaw {
    case .notSwift(let fault, _) where fault.reason == .empty: "\(kind.withArticle) has an empty name"
    case .notSwift(let fault, _): "'\(name.value)' cannot be the name of \(kind.withArticle): it \(fault.explanation)"
    case .notUpperCamelCase: "'\(name.value)' is not in UpperCamelCase, as the name of \(kind.withArticle) is"
    case .reserved(let meaning, _): "'\(name.value)' cannot be the name of \(kind.withArticle): \(meaning)"
    }
  }

  var help: String? {
    switch flaw {
    case .notSwift(_, let suggestion): suggestion.map { "call it '\($0)'" }
    case .notUpperCamelCase(let suggestion): suggestion.map { "call it '\($0)'" }
    case .reserved(_, let suggestion): "call it '\(suggestion)'"
    }
  }
}
