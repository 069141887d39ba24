import SwitchyardModel
import SwitchyardSwiftCode

/// The address of a screen: `/posts/{id}`.
struct Address {
  let template: PathTemplate
  let parameters: [Parameter]

  /// With placeholders in braces, and the rest percent-encoded: what the runtime fills, and what prose shows.
  var pattern: String {
    var text = ""
    for segment in template.segments {
      text += "/"
      switch segment {
      case .literal(let literal): text += AddressText.encoded(literal, inQuery: false)
      case .placeholder(let place): text += "{" + parameters[place].name + "}"
      case .rest(let place): text += "{" + parameters[place].name + "...}"
      }
    }
    if template.segments.isEmpty { text = "/" }
    for (number, item) in template.query.enumerated() {
      text += (number == 0 ? "?" : "&") + AddressText.encoded(item.name, inQuery: true) + "="
      switch item.value {
      case .literal(let literal): text += AddressText.encoded(literal, inQuery: true)
      case .placeholder(let place): text += "{" + parameters[place].name + "}"
      }
    }
    return text
  }

  /// Whether it is the same whatever the screen is shown with.
  var isFixed: Bool { placeholders.isEmpty }

  /// The places of the parameters that fill it, in the order in which they stand in it.
  private var placeholders: [Int] {
    let segments = template.segments.compactMap { segment -> Int? in
      switch segment {
      case .literal: nil
      case .placeholder(let place), .rest(let place): place
      }
    }
    let query = template.query.compactMap { item -> Int? in
      if case .placeholder(let place) = item.value { place } else { nil }
    }
    return segments + query
  }

  /// `case .post(let id, _, _): return LinkPath.filled("/posts/{id}", with: id)`
  func row(of screen: SwiftIdentifier, named names: ParameterNames, in graph: RouteGraph) -> SwiftSwitchCase {
    let places = placeholders
    if places.isEmpty { return SwiftSwitchCase.case(.case(screen), returns: .string(pattern)) }
    let bound = BoundNames(of: places, in: names)
    let values = places.enumerated().map { number, place -> SwiftArgument in
      let value = ArgumentConversion.address.converted(
        .name(bound.name(at: place)), of: parameters[place].type, in: graph)
      return (number == 0 ? "with" : nil, value)
    }
    return SwiftSwitchCase.case(
      .case(screen, bound.patterns),
      returns: .call("LinkPath.filled", SwiftArguments([(nil, .string(pattern))] + values)))
  }
}

extension NamedGraph {
  /// Nil where the spec gives the screen none.
  func address(of screen: ScreenID) -> Address? {
    graph.screens[screen.index].path.map {
      Address(template: $0, parameters: graph.screens[screen.index].parameters)
    }
  }
}

/// Literal parts of addresses.
enum AddressText {
  /// As RFC 3986 writes it. What may stand as it is does, so that `/@me` stays `/@me`.
  static func encoded(_ text: String, inQuery isInQuery: Bool) -> String {
    if text.utf8.allSatisfy({ isPlain($0, isInQuery) }) { return text }
    var encoded = ""
    for byte in text.utf8 {
      if isPlain(byte, isInQuery) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += (byte < 16 ? "%0" : "%") + digits
      }
    }
    return encoded
  }

  private static func isPlain(_ byte: UInt8, _ isInQuery: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "&"), UInt8(ascii: "="): !isInQuery
    case UInt8(ascii: "/"), UInt8(ascii: "?"): isInQuery
    default: "-._~!$'()*+,;:@".utf8.contains(byte)
    }
  }
}
