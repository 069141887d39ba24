internal import SwitchyardDiagnostics
internal import SwitchyardSwiftCode

/// Checks the names that a spec gives to things.
struct NameChecker {
  let bag: FindingBag

  /// A name that becomes a case, a property or a function, so that it stands after a dot.
  func check(_ name: Spanned<String>, of kind: ElementKind, subject: @autoclosure () -> String) {
    if let fault = SwiftIdentifier.fault(ofMember: name.value) {
      // What would be refused in turn is no help.
      let suggestion = fault.suggestion.flatMap { reserved($0, kind) == nil ? $0 : nil }
      report(name, kind, .notSwift(fault, suggestion: suggestion), subject())
    } else if let reserved = reserved(name.value, kind) {
      report(name, kind, reserved, subject())
    }
  }

  /// A name that generated types begin with.
  func checkPrefix(_ name: Spanned<String>, of kind: ElementKind, subject: String) {
    if let fault = SwiftIdentifier.fault(ofMember: name.value), fault.reason != .keptBySwift {
      report(name, kind, .notSwift(fault, suggestion: fault.suggestion.flatMap(prefix)), subject)
    } else if !isUpperCamelCase(name.value) {
      report(name, kind, .notUpperCamelCase(suggestion: prefix(from: name.value)), subject)
    }
  }

  /// The name as one that types can begin with; nil where none comes of it.
  private func prefix(from name: String) -> String? {
    let suggestion = upperCamelCase(name)
    return isUpperCamelCase(suggestion) && SwiftIdentifier.fault(ofMember: suggestion) == nil ? suggestion : nil
  }

  private func reserved(_ name: String, _ kind: ElementKind) -> InvalidName.Flaw? {
    // Of events and parameters there are many.
    if kind == .parameter { return nil }
    if kind == .event || kind == .screen || kind == .tab || kind == .flow, let flaw = hiding(name, kind) {
      return flaw
    }
    if kind == .event {
      if name == "emitter" {
        return .reserved(meaning: "generated enums say under it which screen emits them", suggestion: "sender")
      }
      return name == "Event" || name == "Screen" ? standsOn(SwiftIdentifier.lowerCamelCase(of: name)) : nil
    }
    return switch (kind, name) {
    case (.screen, "tabs"), (.flow, "tabs"):
      .reserved(meaning: "'start: tabs' means the tab bar", suggestion: "tabList")
    case (.condition, "not"):
      .reserved(meaning: "'when: not g' means that g does not hold", suggestion: "isNot")
    case (.condition, "guards"), (.condition, "self"):
      .reserved(meaning: "the generated code has a use of its own for it", suggestion: "is" + upperCamelCase(name))
    case (.tab, "allCases"), (.enumCase, "allCases"):
      .reserved(meaning: "generated enums list their cases under it", suggestion: "all")
    case (.enumCase, "AllCases"), (.enumCase, "RawValue"):
      standsOn(SwiftIdentifier.lowerCamelCase(of: name) == "allCases" ? "all" : "rawValue")
    default: nil
    }
  }

  /// A case is found before a type of the same name, and these stand where the cases are.
  private func hiding(_ name: String, _ kind: ElementKind) -> InvalidName.Flaw? {
    switch name.utf8.first {
    case UInt8(ascii: "F"), UInt8(ascii: "S"):
      // `Foundation.URL` stands where a case is called `URL`.
      return ["Foundation", "Swift"].contains(name) ? standsOn(SwiftIdentifier.lowerCamelCase(of: name), "module") : nil
    case UInt8(ascii: "C"), UInt8(ascii: "D"), UInt8(ascii: "L"), UInt8(ascii: "O"): break
    default: return nil
    }
    guard kind == .event || kind == .screen,
      ["CaseArgument", "DateArgument", "LinkDate", "LinkPath", "OwnArgument"].contains(name)
    else { return nil }
    return standsOn(SwiftIdentifier.lowerCamelCase(of: name))
  }

  private func standsOn(_ suggestion: String, _ noun: String = "type") -> InvalidName.Flaw {
    .reserved(meaning: "generated code stands on a \(noun) of that name", suggestion: suggestion)
  }

  private func isUpperCamelCase(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    let isCapital = first.properties.isUppercase || first.properties.generalCategory == .titlecaseLetter
    // Scripts without capitals have no other way to write it.
    let isUncased = first.properties.isAlphabetic && !first.properties.isCased
    return (isCapital || isUncased) && !name.utf8.contains(UInt8(ascii: "_"))
  }

  private func upperCamelCase(_ name: String) -> String {
    name.split(separator: "_").map { SwiftIdentifier.upperCamelCase(of: String($0)) }.joined()
  }

  private func report(_ name: Spanned<String>, _ kind: ElementKind, _ flaw: InvalidName.Flaw, _ subject: String) {
    bag.report(InvalidName(name: name, kind: kind, flaw: flaw, subject: subject))
  }
}
