package import SwitchyardDiagnostics
package import SwitchyardModel

/// An `apple-app-site-association`: which URLs of a website Apple's systems open in the app.
///
/// A file knows wildcards and an order, and no types, so it cannot ask for all that the app asks for. It takes no less than
/// the app does; ``notes`` say where it takes more. `Docs/Links.md` tells the whole of it.
package struct AppSiteAssociation {
  package let json: JSONValue
  /// Where the file takes more than the app, a line for each reason.
  package let notes: [String]

  /// What Apple's systems read at most.
  package static let largestSize = 128 * 1024

  /// - Parameter appIDs: the team and the bundle of each app: `ABCDE12345.com.example.shop`.
  package init(of graph: RouteGraph, appIDs: [String]) {
    var rules = AssociationRules(graph)
    let components = rules.components()
    var members: [JSONValue.Member] = []
    if !rules.variables.isEmpty { members.append(.init("substitutionVariables", rules.variables.json)) }
    let details: JSONValue = [
      "appIDs": .array(appIDs.map { .string($0) }), "components": .array(components.map(\.json)),
    ]
    members.append(.init("details", components.isEmpty ? [] : [details]))
    json = ["applinks": .object(members)]
    notes = rules.looseness.notes
  }

  /// Whether a text is the id of an app: letters, digits, hyphens and points, the team before the first point.
  package static func isAppID(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 1 && parts[0].allSatisfy(isLetterOrDigit)
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
      }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

/// One of the `components`. The first one that matches a URL decides.
struct AssociationComponent {
  enum Query {
    /// For the query as a whole.
    case text(String)
    /// For the values of its items, by name. One that is absent has the value of an empty text.
    case items([(name: String, pattern: String)])
  }

  var path: String
  var query: Query?
  var isExcluded = false
  var comment: String?

  var json: JSONValue {
    var members = [JSONValue.Member("/", .string(path))]
    switch query {
    case .text(let pattern): members.append(.init("?", .string(pattern)))
    case .items(let items):
      members.append(.init("?", .object(items.map { .init($0.name, .string($0.pattern)) })))
    case nil: break
    }
    if isExcluded { members.append(.init("exclude", true)) }
    if let comment { members.append(.init("comment", .string(comment))) }
    return .object(members)
  }
}
