package import SwitchyardDiagnostics

/// Describes a picture in JSON in JSON Schema, draft-07: the text of `Schemas/graph.schema.json`.
package enum PictureSchema {
  package static var value: JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Switchyard graph",
      "description":
        "What `switchyard graph --format json` prints. Lines and columns count from 1; a column counts UTF-8 bytes.",
      "type": "object",
      "required": .array(PictureField.allCases.map { .string($0.rawValue) }),
      "properties": .object(PictureField.allCases.map { .init($0.rawValue, $0.schema) }),
      "definitions": [
        "cluster": object(
          "A tab, a flow, or a module whose screens stand in more than one of these.", ClusterField.allCases, \.schema),
        "node": object(
          "A screen, the start, or a label that says how a screen is reached from many places.", NodeField.allCases,
          \.schema),
        "edge": object("All that leads from one node to another in the same way.", EdgeField.allCases, \.schema),
        "transition": object("One transition.", CaptionField.allCases, \.schema),
        "finding": object("A finding about the element.", MarkField.allCases, \.schema),
        "place": ["type": "integer", "minimum": 1],
      ],
    ]
  }

  private static func object<Field: RawRepresentable<String>>(
    _ description: JSONValue, _ fields: [Field], _ schema: (Field) -> JSONValue
  ) -> JSONValue {
    [
      "description": description,
      "type": "object",
      "required": .array(fields.map { .string($0.rawValue) }),
      "properties": .object(fields.map { .init($0.rawValue, schema($0)) }),
    ]
  }
}

extension PictureField {
  fileprivate var schema: JSONValue {
    switch self {
    case .version: ["const": 1, "description": "The version of this format."]
    case .name: text("The name of the spec.")
    case .clusters: list(of: "cluster", "Those of which a screen is drawn.")
    case .nodes: list(of: "node", "The screens in the order of the spec, and between and behind them the others.")
    case .edges: list(of: "edge", "The arrows between nodes.")
    }
  }
}

extension ClusterField {
  fileprivate var schema: JSONValue {
    switch self {
    case .id: text("The same as long as the element has its name.")
    case .kind: choice("What it frames.", PictureCluster.Kind.allCases)
    case .name: text("As the spec has it.")
    case .title: textOrNull("What users see.")
    case .findings: list(of: "finding", "What was found about the tab or the flow itself.")
    case .file: text("Where it is declared.")
    case .line, .column: ["$ref": "#/definitions/place"]
    }
  }
}

extension NodeField {
  fileprivate var schema: JSONValue {
    switch self {
    case .id: text("The same as long as the element has its name.")
    case .kind: choice("A screen, the start, or what a label tells of.", PictureNode.Kind.allCases)
    case .name: text("A screen as it is written from outside its module; empty for what is no screen.")
    case .title: textOrNull("What users see.")
    case .cluster: textOrNull("The cluster in which it is drawn.")
    case .containers: texts("The ids of every tab and flow in which the screen can stand.")
    case .modal: flag("Whether it is only ever shown as a modal without a stack.")
    case .unreachable: flag("Whether it can't be reached.")
    case .focus: flag("Whether `--focus` names it.")
    case .outside: flag("Whether it belongs to another module than `--module` names.")
    case .transitions:
      list(of: "transition", "Of a screen, what it does without showing another; of a label, what leads to its target.")
    case .findings: list(of: "finding", "What was found about the screen itself.")
    case .file: textOrNull("Where it is declared; null for what is no screen.")
    case .line, .column: ["type": ["integer", "null"], "minimum": 1]
    }
  }
}

extension EdgeField {
  fileprivate var schema: JSONValue {
    switch self {
    case .source, .target: text("The id of a node.")
    case .kind: choice("How the target is shown; `entry` leads from a label to its screen.", PictureEdge.Kind.allCases)
    case .transitions: list(of: "transition", "All that lead there; none from a label, which has them itself.")
    }
  }
}

extension CaptionField {
  fileprivate var schema: JSONValue {
    switch self {
    case .subject: text("The dotted path of the transition, such as `screens.post.transitions.close`.")
    case .trigger: text("The event, or the pattern of the link; empty for the start.")
    case .condition: textOrNull("What must hold, as `when` has it; `else` where an alternative before it must not.")
    case .operation: text("What it does; empty for an event that nobody handles.")
    case .scope: textOrNull("The tab or flow in which alone it holds, where no arrow shows that.")
    case .senders: texts("The first of those that send the event, where no arrow shows them.")
    case .senderCount: ["description": "How many there are.", "type": "integer", "minimum": 0]
    case .findings: list(of: "finding", "What was found about the transition.")
    case .file: text("Where it is written.")
    case .line, .column: ["$ref": "#/definitions/place"]
    }
  }
}

extension MarkField {
  fileprivate var schema: JSONValue {
    switch self {
    case .rule: text("The rule that is broken; `switchyard explain RULE` says more.")
    case .severity: choice("How grave it is.", Severity.allCases)
    case .message: text("What is wrong, in the words of the spec.")
    }
  }
}

private func text(_ description: JSONValue) -> JSONValue {
  ["description": description, "type": "string"]
}

private func textOrNull(_ description: JSONValue) -> JSONValue {
  ["description": description, "type": ["string", "null"]]
}

private func texts(_ description: JSONValue) -> JSONValue {
  ["description": description, "type": "array", "items": ["type": "string"]]
}

private func flag(_ description: JSONValue) -> JSONValue {
  ["description": description, "type": "boolean"]
}

private func list(of definition: String, _ description: JSONValue) -> JSONValue {
  ["description": description, "type": "array", "items": ["$ref": .string("#/definitions/" + definition)]]
}

private func choice<Choice: RawRepresentable<String>>(_ description: JSONValue, _ choices: [Choice]) -> JSONValue {
  ["description": description, "enum": .array(choices.map { .string($0.rawValue) })]
}
