/// Describes the actions and states of the JSON report, which are also what `switchyard simulate` takes and prints.
enum EvidenceSchema {
  /// One action: exactly one of what can be done, and what belongs to it.
  static var action: JSONValue {
    [
      "description": "What the user, the app or the system does: a line that `switchyard simulate` takes.",
      "type": "object",
      "properties": [
        "launch": only(true, "The app begins."),
        "event": text("The visible screen emits this event."),
        "external": text("The system raises this event."),
        "payload": [
          "description": "The event's values by name; what is left out does not matter.",
          "type": "object",
        ],
        "from": only("previous", "The event comes from the entry that was visible before the last action."),
        "back": only(true, "The user goes back."),
        "swipe": only(true, "The user swipes the top modal layer away."),
        "tapTab": text("The user taps this tab."),
        "link": text("This URL is opened."),
        "restore": ["$ref": "#/definitions/state"],
        "guards": [
          "description": "The answers while the action is handled; a guard that is not named says no.",
          "type": "object",
          "additionalProperties": ["type": "boolean"],
        ],
      ],
      "additionalProperties": false,
      "oneOf": .array(
        ["launch", "event", "external", "back", "swipe", "tapTab", "link", "restore"].map { ["required": [$0]] }),
    ]
  }

  /// One configuration: what is shown, and what stands below it.
  static var state: JSONValue {
    [
      "description": "What is shown after the last action.",
      "type": "object",
      "required": ["base"],
      "properties": [
        "base": ["$ref": "#/definitions/base"],
        "modals": [
          "description": "The modal layers, the lowest first.",
          "type": "array",
          "items": ["$ref": "#/definitions/layer"],
        ],
        "deferred": ["$ref": "#/definitions/action"],
      ],
      "additionalProperties": false,
    ]
  }

  /// What stands below all modal layers: the tab bar, or the stack of a flow or of a screen.
  static var base: JSONValue {
    [
      "description": "What stands below all modal layers: the tab bar, or the stack of a flow or of a screen.",
      "type": "object",
      "properties": [
        "tabs": [
          "type": "object",
          "required": ["selected", "stacks"],
          "properties": [
            "selected": text("The tab that is shown."),
            "stacks": [
              "description": "The stack of each tab.",
              "type": "object",
              "additionalProperties": ["$ref": "#/definitions/stack"],
            ],
          ],
          "additionalProperties": false,
        ],
        "flow": text("The flow that was started."),
        "screen": text("The screen that was started alone."),
        "stack": ["$ref": "#/definitions/stack"],
      ],
      "additionalProperties": false,
      "oneOf": [["required": ["tabs"]], ["required": ["flow", "stack"]], ["required": ["screen", "stack"]]],
    ]
  }

  static var layer: JSONValue {
    [
      "description": "A modal layer: a flow, or a screen, which stands alone where it has no stack.",
      "type": "object",
      "required": ["style"],
      "properties": [
        "flow": text("The flow that is presented."),
        "screen": [
          "description": "The screen that is presented; an object gives it its parameters' values.",
          "type": ["string", "object"],
        ],
        "style": ["enum": ["sheet", "fullScreen", "popover"]],
        "stack": ["$ref": "#/definitions/stack"],
        "dismissable": only(false, "The user cannot swipe it away."),
      ],
      "additionalProperties": false,
      "oneOf": [["required": ["flow", "stack"]], ["required": ["screen"]]],
    ]
  }

  static var stack: JSONValue {
    [
      "description":
        "Screens, the root first: each its name, or `{name: {parameter: value}}` where it has values.",
      "type": "array",
      "items": ["type": ["string", "object"]],
      "minItems": 1,
    ]
  }

  private static func text(_ description: JSONValue) -> JSONValue {
    ["description": description, "type": "string"]
  }

  private static func only(_ value: JSONValue, _ description: JSONValue) -> JSONValue {
    ["description": description, "const": value]
  }
}
