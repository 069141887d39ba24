/// A path as the key of a table: two paths are one where their bytes are, as the system sees it. Strings are one where they
/// look alike, so that a file called `é` in one scalar would hide another in two.
package struct PathKey: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ path: String) {
    bytes = Array(path.utf8)
  }
}
