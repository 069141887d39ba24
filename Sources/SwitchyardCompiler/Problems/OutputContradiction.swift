import SwitchyardDiagnostics
import SwitchyardSpec

/// Tests that take the app's code for another than `switchyard.yaml` has it made, and so would not compile.
struct OutputContradiction: Problem {
  enum Fault {
    case runtime(Spanned<OutputSpec.Runtime>)
    /// Tests that are to see only what can be seen from outside.
    case access(Spanned<OutputSpec.Access>)
  }

  static let rule = SpecRules.wrongType

  /// What the tests' output says.
  let fault: Fault
  /// The word of the code's output, and where it stands; no place where it is what holds without a word.
  let code: (word: String, span: SourceSpan?)

  var span: SourceSpan {
    switch fault {
    case .runtime(let runtime): runtime.span
    case .access(let access): access.span
    }
  }

  var message: String {
    switch fault {
    case .runtime(let runtime) where runtime.value == .embed:
      "these tests take the runtime from the app's module, and the code that they test imports it"
    case .runtime: "these tests import the runtime, and the code that they test embeds it"
    case .access(let access):
      "these tests take the code that they test for '\(access.value.rawValue)', and it is '\(code.word)'"
    }
  }

  var notes: [Finding.Note] {
    let key: GenerateKey = if case .runtime = fault { .runtime } else { .access }
    let text = "\(key.rawValue): \(code.word)"
    return [
      Finding.Note(
        code.span == nil ? "'\(text)' holds for it, since nothing else is said" : "its output says '\(text)' here",
        at: code.span)
    ]
  }

  var help: String? { "leave it out: tests take over what the code's output says" }
}
