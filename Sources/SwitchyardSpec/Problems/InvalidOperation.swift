internal import SwitchyardDiagnostics

/// A transition that does nothing, or two things at once.
struct WrongNumberOfOperations: Problem {
  static let rule = SpecRules.invalidOperation

  /// The operations that stand there, at most the first two.
  let operations: [Spanned<String>]
  /// Whether an `else` stands there, with nothing that could fail before it.
  var hasElse = false
  /// Whether it is one of a list.
  var isAlternative = false
  let span: SourceSpan
  let subject: String?

  var message: String {
    guard operations.count == 2 else { return "this transition has no operation" }
    return "a transition has one operation, but both '\(operations[0].value)' and '\(operations[1].value)' stand here"
  }

  var notes: [Finding.Note] {
    operations.count == 2 ? [Finding.Note("'\(operations[0].value)' stands here", at: operations[0].span)] : []
  }

  var help: String? {
    if operations.isEmpty, hasElse {
      return isAlternative
        ? "write what stands behind 'else' alone: the last alternative needs neither 'when' nor 'else'"
        : "'else' stands beside the operation that may fail: { pop: true, else: dismiss }"
    }
    return operations.count == 2
      ? "do several in order with '\(TransitionKey.steps.rawValue)'"
      : "add one, such as \(TransitionKey.push.rawValue), \(TransitionKey.present.rawValue) or "
        + "\(TransitionKey.pop.rawValue); '\(TransitionKey.ignore.rawValue)' changes nothing"
  }
}

/// A word that stands for a transition and is none.
struct UnknownOperation: Problem {
  static let rule = SpecRules.invalidOperation

  let word: String
  /// The section of this file that declares the word as a name.
  let declaredIn: RootKey?
  let span: SourceSpan
  let subject: String?

  private var key: TransitionKey? { TransitionKey(rawValue: word) }

  var message: String {
    guard let key, !key.isModifier else { return "'\(word.clipped)' is not an operation" }
    return "'\(word)' does not say what it is about"
  }

  var help: String? {
    if ["true", "false", "yes", "no"].contains(word.lowercased()) {
      return "write an operation; '\(TransitionKey.ignore.rawValue)' handles the event and changes nothing"
    }
    if key != nil { return "write it with a value: { \(word): … }" }
    if let declared { return declared }
    if let call = OperationCall(word) { return "write \(call.mended)" }
    if let meaning = ForeignWords.meaning(of: word) { return meaning.question(isKey: false) }
    if let near = NearestName(to: word).among(TransitionKey.words) { return "did you mean '\(near)'?" }
    if let near = NearestName(to: word).among(TransitionKey.allCases.map(\.rawValue)) {
      return "did you mean '{ \(near): … }'?"
    }
    guard OperationCall.isReference(word) else {
      return "write an operation, such as pop or { \(TransitionKey.push.rawValue): post }"
    }
    return "to push a screen of that name, write { \(TransitionKey.push.rawValue): \(word.clipped) }; "
      + "to present a flow, { \(TransitionKey.present.rawValue): \(word.clipped) }"
  }

  private var declared: String? {
    let name = word.clipped
    switch declaredIn {
    case .screens: return "to push that screen, write { \(TransitionKey.push.rawValue): \(name) }"
    case .flows:
      return "to present that flow, write { \(TransitionKey.present.rawValue): \(name) }; "
        + "to begin afresh with it, { \(TransitionKey.start.rawValue): \(name) }"
    case .tabs: return "to select that tab, write { \(TransitionKey.tab.rawValue): \(name) }"
    case .events, .external: return "to raise that event, write { \(TransitionKey.raise.rawValue): \(name) }"
    default:
      guard word == RootKey.tabs.rawValue else { return nil }
      return "to begin afresh with the tab bar, write { \(TransitionKey.start.rawValue): \(name) }"
    }
  }
}

/// Something beside an operation that has no meaning there.
struct UnfittingModifier: Problem {
  static let rule = SpecRules.invalidOperation

  let modifier: TransitionKey
  let operation: Spanned<TransitionKey>
  let span: SourceSpan
  let subject: String?

  private var name: String { modifier.rawValue }
  private var operationName: String { operation.value.rawValue }

  var message: String { "'\(name)' means nothing beside '\(operationName)'" }
  var notes: [Finding.Note] { [Finding.Note("'\(operationName)' stands here", at: operation.span)] }

  var help: String? {
    switch (modifier, operation.value) {
    case (.tab, .dismiss):
      "leave '\(operationName)' out: '\(name)' dismisses every modal layer before it selects the tab"
    case (.tab, .ignore):
      "leave '\(operationName)' out: '\(name)' alone selects the tab"
    case (.tab, .defer):
      "to keep the event where the tab cannot be selected, write '\(TransitionKey.else.rawValue): \(operationName)'"
    case (.tab, .start):
      "a tab is selected only where '\(operationName)' begins with '\(RootKey.tabs.rawValue)'"
    default:
      switch modifier.company {
      case .only(let operations):
        "'\(name)' stands only beside \(operations.map { "'\($0.rawValue)'" }.joinedAsAlternatives)"
      case .allBut, .everything, nil: "leave '\(name)' out"
      }
    }
  }
}

/// A key of a transition that cannot stand in a part of one.
struct UnfittingInStep: Problem {
  static let rule = SpecRules.invalidOperation

  let key: TransitionKey
  /// `steps` or `else`.
  let holder: TransitionKey
  let span: SourceSpan
  let subject: String?

  var message: String { "'\(key.rawValue)' cannot stand inside '\(holder.rawValue)'" }

  var help: String? {
    key == .when
      ? "choose between whole transitions: write a list of alternatives for the event, each with its '\(key.rawValue)'"
      : "write it beside '\(holder.rawValue)', for the whole transition"
  }
}

/// A list of alternatives in a part of a transition.
struct AlternativesInStep: Problem {
  static let rule = SpecRules.invalidOperation

  let holder: TransitionKey
  let span: SourceSpan
  let subject: String?

  var message: String { "alternatives cannot stand inside '\(holder.rawValue)'" }

  var help: String? {
    holder == .else
      ? "write one transition; several in order are { \(TransitionKey.steps.rawValue): [ … ] }"
      : "write the steps in one list, and alternatives as a list for the event"
  }
}
