// swift-format-ignore-file
// Written from Docs/Rules by 'UPDATE_GENERATED=1 swift test'; do not edit.

/// The pages of Docs/Rules, so that `switchyard explain` needs no file beside the program.
package enum RulePages {
  package static func page(of rule: String) -> String? {
    switch rule {
    default: nil
    }
  }
}
