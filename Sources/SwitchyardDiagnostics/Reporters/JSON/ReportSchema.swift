/// Describes the JSON report in JSON Schema, draft-07: the text of `Schemas/report.schema.json`.
package enum ReportSchema {
  package static var value: JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Switchyard report",
      "description":
        "What `switchyard lint --reporter json` prints. Lines and columns count from 1; a column counts UTF-8 bytes.",
      "type": "object",
      "required": ["version", "findings", "summary"],
      "properties": [
        "version": ["const": 1, "description": "The version of this format."],
        "findings": [
          "description": "Sorted by file, line, column and rule.",
          "type": "array",
          "items": ["$ref": "#/definitions/finding"],
        ],
        "summary": ["$ref": "#/definitions/summary"],
      ],
      "definitions": [
        "finding": object(
          "One fault, at one place.", FindingField.allCases, optional: [.reason, .trace, .state, .known],
          schema: \.schema),
        "note": object(
          "A second place that belongs to a finding, or a remark without a place.", NoteField.allCases,
          schema: \.schema),
        "summary": object("What was found, and what was looked at.", SummaryField.allCases, schema: \.schema),
        "place": ["type": "integer", "minimum": 1],
        "action": EvidenceSchema.action,
        "state": EvidenceSchema.state,
        "base": EvidenceSchema.base,
        "layer": EvidenceSchema.layer,
        "stack": EvidenceSchema.stack,
      ],
    ]
  }

  /// An object whose keys are the fields, all of them required but the optional ones.
  private static func object<Field: RawRepresentable<String> & Equatable>(
    _ description: JSONValue, _ fields: [Field], optional: [Field] = [], schema: (Field) -> JSONValue
  ) -> JSONValue {
    [
      "description": description,
      "type": "object",
      "required": .array(fields.filter { !optional.contains($0) }.map { .string($0.rawValue) }),
      "properties": .object(fields.map { .init($0.rawValue, schema($0)) }),
    ]
  }
}

extension FindingField {
  fileprivate var schema: JSONValue {
    switch self {
    case .rule: text("The rule that is broken; `switchyard explain RULE` says more.")
    case .severity:
      [
        "description": "An error makes the exit status 1.",
        "enum": .array(Severity.allCases.map { .string($0.rawValue) }),
      ]
    case .message: text("What is wrong, in the words of the spec.")
    case .file: text("The path as it was given, or beside the file that includes it, with forward slashes.")
    case .line, .column, .endLine: ["$ref": "#/definitions/place"]
    case .endColumn:
      [
        "description": "The first column behind the place; that of `column` where the place is empty.",
        "type": "integer",
        "minimum": 1,
      ]
    case .subject:
      textOrNull("The dotted path of the element at fault, such as `screens.post.events.openChat`, where it has one.")
    case .reason: text("Why a transition fails, such as `noStack`; only where a rule tells causes apart.")
    case .notes: ["type": "array", "items": ["$ref": "#/definitions/note"]]
    case .trace:
      [
        "description":
          "The way from the launch of the app to the fault; `switchyard simulate` takes it, an action a line.",
        "type": "array",
        "items": ["$ref": "#/definitions/action"],
      ]
    case .state: ["$ref": "#/definitions/state"]
    case .help: textOrNull("What would make it right, where that is known.")
    case .known:
      ["description": "A baseline holds the finding: it is in no count of errors and warnings.", "const": true]
    }
  }
}

extension NoteField {
  fileprivate var schema: JSONValue {
    switch self {
    case .message: text("What there is to see.")
    case .file: textOrNull("The path, as in a finding; null for a remark without a place.")
    case .line, .column: ["type": ["integer", "null"], "minimum": 1]
    }
  }
}

extension SummaryField {
  fileprivate var schema: JSONValue {
    switch self {
    case .errors, .warnings: ["description": "Those that no baseline holds.", "type": "integer", "minimum": 0]
    case .known: ["description": "Findings that a baseline holds.", "type": "integer", "minimum": 0]
    default: ["type": "integer", "minimum": 0]
    }
  }
}

private func text(_ description: JSONValue) -> JSONValue {
  ["description": description, "type": "string"]
}

private func textOrNull(_ description: JSONValue) -> JSONValue {
  ["description": description, "type": ["string", "null"]]
}
