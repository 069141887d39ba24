internal import SwitchyardDiagnostics
internal import SwitchyardSpec

/// What stands beside an operation, each by its key.
struct WrittenModifiers {
  var tab: Spanned<String>?
  var otherwise: TransitionSpec?
  var conditions: [ConditionSpec] = []
  var style = PresentationStyle.sheet
  var hasStack: (value: Bool, key: SourceSpan)?
  var isDismissable = true
  var isAnimated = true
  var doc: String?
  var allowances: [Allowance] = []

  init(_ modifiers: [ModifierSpec]) {
    for modifier in modifiers {
      switch modifier {
      case .tab(let name): tab = name
      case .otherwise(let transition, _): otherwise = transition
      case .when(let specs, _): conditions = specs
      case .style(let style, _): self.style = style.value
      case .stack(let value, let key): hasStack = (value, key)
      case .dismissable(let value, _): isDismissable = value
      case .animated(let value, _): isAnimated = value
      case .doc(let text): doc = text.value
      case .allow(let specs): allowances = specs.map(Allowance.init)
      }
    }
  }
}
