import SwitchyardDiagnostics
import SwitchyardSpec

/// The text of a baseline: an entry a line, sorted, so that a change of one finding is a change of one line.
struct BaselineText {
  let text: String

  /// - Parameters:
  ///   - entries: sorted.
  ///   - schema: what `$schema` is to say.
  init(_ entries: [(signature: FindingSignature, count: Int)], schema: String?) {
    var text = "{\n"
    if let schema { text += "  \(Self.key(.schema)): \(JSONValue.string(schema).compactText),\n" }
    text += "  \(Self.key(.version)): \(BaselineDocument.version),\n  \(Self.key(.findings)): ["
    for (index, entry) in entries.enumerated() {
      text += index == 0 ? "\n    " : ",\n    "
      Self.object(of: entry.signature, entry.count).write(to: &text)
    }
    self.text = text + (entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }

  private static func key(_ key: BaselineKey) -> String {
    JSONValue.string(key.rawValue).compactText
  }

  private static func object(of signature: FindingSignature, _ count: Int) -> JSONValue {
    .object(
      KnownFindingKey.allCases.compactMap { key in
        let value: JSONValue? =
          switch key {
          case .file: .string(signature.file)
          case .rule: .string(signature.rule)
          case .subject: signature.subject.map { .string($0) }
          case .reason: signature.reason.map { .string($0) }
          case .severity:
            signature.severity == FindingSignature.usualSeverity(ofRule: signature.rule)
              ? nil : .string(signature.severity.rawValue)
          case .count: count == 1 ? nil : .int(count)
          }
        return value.map { JSONValue.Member(key.rawValue, $0) }
      })
  }
}
