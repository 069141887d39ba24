@MainActor
open class UIResponder: NSObjectProtocol {
  public init() {}

  open var next: UIResponder? { nil }

  open nonisolated func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  open nonisolated var hash: Int { ObjectIdentifier(self).hashValue }
  public nonisolated func `self`() -> Self { self }
  public nonisolated func isProxy() -> Bool { false }
  open nonisolated var description: String { "\(type(of: self))" }
  open nonisolated var debugDescription: String { description }
}

extension UIResponder: Hashable, CustomStringConvertible {
  public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
