/// Who may use what is declared. A file has one, which the renderer writes on every member that can carry it;
/// `internal` is what Swift assumes, so it is not written.
package enum SwiftAccess: Sendable {
  case `public`
  case package
  case `internal`
  case `fileprivate`
  case `private`

  var keyword: StaticString? {
    switch self {
    case .public: "public"
    case .package: "package"
    case .internal: nil
    case .fileprivate: "fileprivate"
    case .private: "private"
    }
  }
}
