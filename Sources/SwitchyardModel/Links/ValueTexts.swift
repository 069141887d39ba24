/// Which texts are values of which type, so that it can be told whether two placeholders can take the same text.
struct ValueTexts {
  let types: [DeclaredType]
  /// The cases of each enum, by name.
  let caseNumbers: [[String: Int]]

  func accepts(_ text: String, as base: ValueType.Base) -> Bool {
    switch base {
    case .string: return true
    case .int: return Int64(text) != nil
    // As the runtime reads it: a number, and not `nan` or `inf`.
    case .double: return Double(text)?.isFinite == true
    case .bool: return text == "true" || text == "false"
    case .uuid: return text.utf8.count == 36 && text.utf8.allSatisfy { $0 == 0x2D || ByteText.hexValue($0) != nil }
    case .url: return URLText.flaw(in: text) == nil
    case .date: return CalendarDate.flaw(in: text) == nil
    case .declared(let id):
      guard case .enumeration = types[id.index].kind else { return true }
      return caseNumbers[id.index][text] != nil
    }
  }

  /// A text that both types take; nil where there is none.
  func common(_ left: ValueType.Base, _ right: ValueType.Base) -> String? {
    if left == right { return sample(left) }
    if case .declared(let id) = left, case .enumeration(let cases) = types[id.index].kind {
      return cases.first { accepts($0, as: right) }
    }
    if case .declared(let id) = right, case .enumeration(let cases) = types[id.index].kind {
      return cases.first { accepts($0, as: left) }
    }
    // A value of the narrower type is the likelier one to be a value of both.
    return [sample(left), sample(right)].compactMap { $0 }.first { accepts($0, as: left) && accepts($0, as: right) }
  }

  /// How many texts are looked at to find a common one.
  func costOfCommon(_ left: ValueType.Base, _ right: ValueType.Base) -> Int {
    guard left != right, case .declared(let id) = left, case .enumeration(let cases) = types[id.index].kind else {
      return 1
    }
    return max(1, cases.count)
  }

  private func sample(_ base: ValueType.Base) -> String? {
    switch base {
    case .string, .url: return "a"
    case .int, .double: return "1"
    case .bool: return "true"
    case .uuid: return "00000000-0000-0000-0000-000000000000"
    case .date: return "2024-01-31"
    case .declared(let id):
      guard case .enumeration(let cases) = types[id.index].kind else { return "a" }
      return cases.first
    }
  }
}
