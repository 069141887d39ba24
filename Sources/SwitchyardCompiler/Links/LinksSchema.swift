package import SwitchyardDiagnostics

/// Describes in JSON Schema, draft-07, what `switchyard links` writes for programs: the text of
/// `Schemas/links.schema.json`.
package enum LinksSchema {
  package static var value: JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Switchyard links",
      "description": .string(
        "What `switchyard links --format json` prints: every link, or with `--match` what becomes of a URL. Lines and "
          + "columns count from 1; a column counts UTF-8 bytes."),
      "anyOf": [["$ref": "#/definitions/listing"], ["$ref": "#/definitions/answer"]],
      "definitions": [
        "listing": object("Every link of every spec.", ["version": version, "specs": list(of: "spec")]),
        "spec": object(
          "The links of one spec, in its order.",
          [
            "file": text("The root file, as it was given."), "schemes": texts("In lower case."),
            "hosts": texts("In lower case, each opened with `https`."), "links": list(of: "link"),
          ]),
        "link": object(
          "A pattern, what it takes of a URL, and what is done then.",
          [
            "pattern": text("As written."), "file": text("Where it stands."), "line": place, "column": place,
            "urls": texts("The pattern behind each scheme and host."), "path": list(of: "segment"),
            "query": list(of: "item"), "alternatives": list(of: "alternative"),
            "screens": texts("What any alternative can show."),
          ]),
        "segment": [
          "description": "A text, percent-decoded, or a placeholder; one of type `[String]` takes all that is left.",
          "anyOf": [
            object("A text.", ["literal": ["type": "string"]]),
            object("A placeholder.", ["placeholder": ["type": "string"], "type": ["type": "string"]]),
          ],
        ],
        "item": [
          "description": "An item of the query: with a value of its own, or one that a placeholder takes.",
          "anyOf": [
            object(
              "A text.", ["name": ["type": "string"], "literal": ["type": "string"], "required": ["const": true]]),
            object(
              "A placeholder.",
              [
                "name": ["type": "string"], "placeholder": ["type": "string"], "type": ["type": "string"],
                "required": ["type": "boolean"],
              ]),
          ],
        ],
        "alternative": object(
          "What is done where all guards of `when` hold; the first of them that does is.",
          ["when": texts("Guards, or `not` and a guard."), "does": text("The operation in words.")]),
        "answer": answer,
        "taken": object(
          "An alternative with the values of the URL.",
          [
            "when": texts("Guards, or `not` and a guard."), "does": text("The operation in words."),
            "shows": ["description": "Screens with their parameters.", "type": "array", "items": ["type": "object"]],
          ]),
        "miss": object(
          "A link that does not match.", ["pattern": text("As written."), "reason": text("Why not, in words.")]),
      ],
    ]
  }

  private static var answer: JSONValue {
    object(
      "What becomes of one URL.",
      [
        "version": version, "url": text("As it was given."),
        "matched": ["description": "Whether a link takes it.", "type": "boolean"],
        "link": object(
          "The link that does.",
          ["pattern": text("As written."), "file": text("Where it stands."), "line": place, "column": place]),
        "arguments": ["description": "The values of its placeholders.", "type": "object"],
        "alternatives": list(of: "taken"),
        "refused": text("Why no link was asked: the URL is another app's, or faulty."),
        "outranked": texts("Links that match, too, the most specific first."),
        "misses": list(of: "miss"),
        "omitted": ["description": "How many more links there are.", "type": "integer", "minimum": 0],
      ], optional: ["link", "arguments", "alternatives", "refused"])
  }

  private static let version: JSONValue = ["description": "The version of this format.", "const": 1]
  private static let place: JSONValue = ["type": "integer", "minimum": 1]

  private static func object(
    _ description: String, _ properties: KeyValuePairs<String, JSONValue>, optional: [String] = []
  ) -> JSONValue {
    [
      "description": .string(description), "type": "object",
      "required": .texts(properties.map(\.key).filter { !optional.contains($0) }),
      "properties": .object(properties.map { .init($0.key, $0.value) }), "additionalProperties": false,
    ]
  }

  private static func list(of definition: String) -> JSONValue {
    ["type": "array", "items": ["$ref": .string("#/definitions/" + definition)]]
  }

  private static func text(_ description: String) -> JSONValue {
    ["description": .string(description), "type": "string"]
  }

  private static func texts(_ description: String) -> JSONValue {
    ["description": .string(description), "type": "array", "items": ["type": "string"]]
  }
}
