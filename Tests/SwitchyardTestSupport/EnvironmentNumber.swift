import Foundation

/// A number that says how far a test goes, or where it begins: `SWIFTUI_WALKS=1000 swift test`.
///
/// - Returns: nil where the variable is not set, or no number that the type can hold.
package func environmentNumber<Number: LosslessStringConvertible>(_ name: String) -> Number? {
  ProcessInfo.processInfo.environment[name].flatMap { Number($0) }
}
