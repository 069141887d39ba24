import SwitchyardEmission

/// A link pattern as a test writes it, with the types inside the braces: `/posts/{id:Int}?page={page:Int?}&type=pvp`.
///
/// Types are `String` (which may be left out), `Int`, `Double`, `Bool`, `UUID`, `Date`, `URL`, an enum as `a|b`, an own type as its
/// number, and `{x...}` for the rest. A question mark makes a query item optional.
struct WrittenPattern: CustomStringConvertible {
  let description: String
  let segments: [LinkTableEncoder.Segment]
  let items: [LinkTableEncoder.Item]

  init(_ text: String) {
    description = text
    let parts = text.split(separator: "?", maxSplits: 1)
    segments = (parts.first ?? "").split(separator: "/").map { part in
      if part.hasSuffix("...}") { return .rest }
      return part.hasPrefix("{") ? .placeholder(Self.kind(part.dropFirst().dropLast())) : .literal(String(part))
    }
    items = (parts.count > 1 ? parts[1] : "").split(separator: "&").map { part in
      let item = part.split(separator: "=", maxSplits: 1)
      guard item[1].hasPrefix("{") else { return .init(name: String(item[0]), value: .literal(String(item[1]))) }
      let isOptional = item[1].hasSuffix("?}")
      let kind = Self.kind(item[1].dropFirst().dropLast(isOptional ? 2 : 1))
      return .init(name: String(item[0]), value: .placeholder(kind, isRequired: !isOptional))
    }
  }

  func numbered(_ place: Int, module: Int = 0) -> LinkTableEncoder.Pattern {
    LinkTableEncoder.Pattern(module: module, place: place, segments: segments, items: items)
  }

  private static func kind(_ placeholder: Substring) -> LinkTableEncoder.Kind {
    let parts = placeholder.split(separator: ":")
    guard parts.count > 1 else { return .string }
    switch parts[1] {
    case "String": return .string
    case "Int": return .int
    case "Double": return .double
    case "Bool": return .bool
    case "UUID": return .uuid
    case "Date": return .date
    case "URL": return .url
    default:
      if let number = Int(parts[1]) { return .own(number) }
      return .choice(parts[1].split(separator: "|").map(String.init))
    }
  }
}
