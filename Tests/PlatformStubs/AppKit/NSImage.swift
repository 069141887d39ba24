// What SwitchyardRuntime uses of AppKit, with its signatures.

public class NSImage {
  /// Symbols are named in small letters: `house`, `person.2`.
  @available(macOS 11.0, *)
  public init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    guard name.allSatisfy({ $0.isLowercase || $0.isNumber || $0 == "." }) else { return nil }
  }
}
