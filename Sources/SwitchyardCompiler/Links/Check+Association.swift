import SwitchyardDiagnostics
import SwitchyardEmission
import SwitchyardModel

/// An `apple-app-site-association` as it is written, and what is to be said of it.
package struct Association {
  package let text: String
  /// Without a full stop, a line each.
  package let notes: [String]
}

/// Why there is no `apple-app-site-association` of a spec.
package enum AssociationFault: Error {
  /// No app is named, neither by the command nor by `switchyard.yaml`.
  case noApps
  case noApp(String)
  /// What is left out for an error would be left out of the website, too.
  case errors
  case noHosts(path: String)

  /// Whether the command line could be written better.
  package var isOfUsage: Bool {
    switch self {
    case .noApps, .noApp: true
    case .errors, .noHosts: false
    }
  }

  package var message: String {
    switch self {
    case .noApps: "an apple-app-site-association names apps, and none is given"
    case .noApp(let id): "'\(id.clipped)' can't be the id of an app"
    case .errors: "the file would lack what has an error; nothing was written"
    case .noHosts(let path): "'\(path.printable)' names no hosts, so no website has its links; nothing was written"
    }
  }

  package var help: String? {
    switch self {
    case .noApps: "write --app-id ABCDE12345.com.example.shop, or in switchyard.yaml: links: { appIDs: … }"
    case .noApp: Self.helpOnAppIDs
    case .errors: nil
    case .noHosts: "name the website that has the file: links: { hosts: [shop.example] }"
    }
  }

  static let helpOnAppIDs = "an app is named by its team and its bundle: ABCDE12345.com.example.shop"
}

extension Check {
  /// The file of a spec's website.
  ///
  /// - Parameter appIDs: the apps that it names; those of `switchyard.yaml` where there are none.
  package func association(of spec: CheckedSpec, appIDs: [String]) throws(AssociationFault) -> Association {
    if let id = appIDs.first(where: { !AppSiteAssociation.isAppID($0) }) { throw .noApp(id) }
    if report(on: spec).hasErrors { throw .errors }
    let appIDs = appIDs.isEmpty ? self.appIDs : appIDs
    if appIDs.isEmpty { throw .noApps }
    let links = spec.graph.links
    if links.hosts.isEmpty, !links.patterns.isEmpty { throw .noHosts(path: spec.path) }
    let association = AppSiteAssociation(of: spec.graph, appIDs: appIDs)
    let text = association.json.indentedText
    var notes = association.notes.map { "the file takes more than the app: " + $0.printable }
    if links.patterns.isEmpty { notes.append("'\(spec.path.printable)' has no links, so the file opens nothing") }
    let limit = AppSiteAssociation.largestSize
    if text.utf8.count > limit {
      notes.append("the file has \(text.utf8.count) bytes, and Apple's systems read no more than \(limit)")
    }
    return Association(text: text, notes: notes)
  }
}
