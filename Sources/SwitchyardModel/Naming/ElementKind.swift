/// What a name stands for, in the words of a spec.
package enum ElementKind: String, Sendable {
  case app
  case module
  case screen
  case flow
  case tab
  case event
  case externalEvent = "external event"
  case condition = "guard"
  case type
  case parameter
  case enumCase = "case"
  case placeholder

  /// "a screen", "an event".
  var withArticle: String {
    switch self {
    case .app, .event, .externalEvent: "an " + rawValue
    default: "a " + rawValue
    }
  }

  var plural: String { rawValue + "s" }
}
