/// A file as services know it: by its path from the folder of the run, which is to be that of the repository.
package struct ReportedPath {
  /// `Sources/App/App.routes.yaml`, without a `./` before it.
  package let text: String

  package init(_ path: String) {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    text = String(path)
  }

  /// A path that begins at the machine's root, as it was given.
  private var isAbsolute: Bool { text.hasPrefix("/") }

  /// What is the same on every machine: the path, or of an absolute one the file's name.
  var identity: String {
    isAbsolute ? text.split(separator: "/").last.map(String.init) ?? text : text
  }

  /// As SARIF has it: a relative reference, or a `file:` URI.
  var location: JSONValue {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let reference = parts.map { String($0).percentEncoded }.joined(separator: "/")
    return isAbsolute
      ? ["uri": .string("file://" + reference)] : ["uri": .string(reference), "uriBaseId": .string(Self.root)]
  }

  /// What relative references are relative to, in SARIF.
  static let root = "SRCROOT"
}
