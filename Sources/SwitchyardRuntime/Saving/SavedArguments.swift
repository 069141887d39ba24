/// What a saved screen is shown with, or a saved event carries, read one by one as the case is made.
///
/// ```swift
/// return .post(id: try arguments("id", .int), page: try arguments("page", .int, or: 1))
/// ```
public struct SavedArguments {
  /// Of the screen or event, for what is said of it.
  let name: String
  /// Nil where nothing is saved.
  let values: KeyedDecodingContainer<SavedKey>?
  /// Whether what is missing is the default before it is nil: of a state's screens nil is left out, but not of payloads,
  /// nor of a root that was not saved.
  let hasDefaults: Bool
  let losses: LossList

  /// A value that must be there.
  public func callAsFunction<Value>(_ label: String, _ reading: ArgumentReading<Value>) throws -> Value {
    guard let decoder = decoder(of: label) else { throw Loss(reason: "'\(name)' lacks '\(label)'") }
    do {
      return try reading.read(decoder)
    } catch {
      throw Loss(reason: words(of: error, at: label))
    }
  }

  /// A value with a default, which also takes the place of one that cannot be read.
  public func callAsFunction<Value>(
    _ label: String, _ reading: ArgumentReading<Value>, or standard: @autoclosure () -> Value
  ) -> Value {
    optional(label, reading) ?? standard()
  }

  /// A value that may be nil.
  public func optional<Value>(_ label: String, _ reading: ArgumentReading<Value>) -> Value? {
    guard let decoder = decoder(of: label) else { return nil }
    do {
      return try reading.read(decoder)
    } catch {
      losses.lose(words(of: error, at: label))
      return nil
    }
  }

  /// A value that may be nil, and has a default besides.
  public func optional<Value>(
    _ label: String, _ reading: ArgumentReading<Value>, or standard: @autoclosure () -> Value?
  ) -> Value? {
    hasDefaults && values?.contains(SavedKey(label)) != true ? standard() : optional(label, reading)
  }

  private func decoder(of label: String) -> (any Decoder)? {
    guard let values, values.contains(SavedKey(label)) else { return nil }
    guard (try? values.decodeNil(forKey: SavedKey(label))) != true else { return nil }
    return try? values.superDecoder(forKey: SavedKey(label))
  }

  private func words(of error: any Error, at label: String) -> String {
    let reason =
      switch error {
      case let error as UnreadableArgument: error.reason
      case let error as Loss: error.reason
      default: "it is of another type"
      }
    return "'\(label)' of '\(name)': \(reason)"
  }

  /// Says which of the saved ones nobody has asked for, since there are no such parameters any more.
  func reportUnknown(besides known: [String]) {
    for key in values?.allKeys ?? [] where !known.contains(key.stringValue) {
      losses.lose("'\(key.stringValue)' of '\(name)': there is no such parameter")
    }
  }
}

/// Something of a saved state that cannot be, and why.
struct Loss: Error {
  var reason: String
}

/// What of a saved state was lost, in the order in which it was found.
final class LossList {
  private(set) var all: [String] = []

  func lose(_ what: String) {
    all.append(what)
  }
}
