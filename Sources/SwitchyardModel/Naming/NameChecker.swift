internal import SwitchyardDiagnostics
internal import SwitchyardSwiftCode

/// Checks the names that a spec gives to things.
struct NameChecker {
  let bag: FindingBag

  /// A name that becomes a case, a property or a function, so that it stands after a dot.
  func check(_ name: Spanned<String>, of kind: ElementKind, subject: @autoclosure () -> String) {
    if let fault = fault(in: name.value) {
      report(name, kind, .notSwift(fault), subject())
    } else if let reserved = reserved(name.value, kind) {
      report(name, kind, reserved, subject())
    }
  }

  /// A name that generated types begin with.
  func checkPrefix(_ name: Spanned<String>, of kind: ElementKind, subject: String) {
    if let fault = fault(in: name.value), fault.reason != .keptBySwift {
      report(name, kind, .notSwift(fault), subject)
    } else if !isUpperCamelCase(name.value) {
      report(name, kind, .notUpperCamelCase(suggestion: upperCamelCase(name.value)), subject)
    }
  }

  private func fault(in name: String) -> SwiftIdentifierFault? {
    do {
      _ = try SwiftIdentifier(member: name)
      return nil
    } catch {
      return error
    }
  }

  private func reserved(_ name: String, _ kind: ElementKind) -> InvalidName.Flaw? {
    switch (kind, name) {
    case (.screen, "tabs"), (.flow, "tabs"):
      .reserved(meaning: "'start: tabs' means the tab bar", suggestion: "tabList")
    case (.condition, "not"):
      .reserved(meaning: "'when: not g' means that g does not hold", suggestion: "isNot")
    default: nil
    }
  }

  private func isUpperCamelCase(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    let isCapital = first.properties.isUppercase || first.properties.generalCategory == .titlecaseLetter
    // Scripts without capitals have no other way to write it.
    let isUncased = first.properties.isAlphabetic && !first.properties.isCased
    return (isCapital || isUncased) && !name.utf8.contains(UInt8(ascii: "_"))
  }

  private func upperCamelCase(_ name: String) -> String? {
    let words = name.split(separator: "_").map { SwiftIdentifier.upperCamelCase(of: String($0)) }
    let joined = words.joined()
    return isUpperCamelCase(joined) ? joined : nil
  }

  private func report(_ name: Spanned<String>, _ kind: ElementKind, _ flaw: InvalidName.Flaw, _ subject: String) {
    bag.report(InvalidName(name: name, kind: kind, flaw: flaw, subject: subject))
  }
}
