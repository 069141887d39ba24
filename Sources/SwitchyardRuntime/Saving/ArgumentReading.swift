/// How a saved argument is read as a value of its type.
public struct ArgumentReading<Value> {
  let read: (any Decoder) throws -> Value

  private init(_ read: @escaping (any Decoder) throws -> Value) {
    self.read = read
  }
}

/// Says that a saved value is none of its type.
struct UnreadableArgument: Error {
  var reason: String
}

extension ArgumentReading where Value == Int {
  public static var int: ArgumentReading { ArgumentReading { try Int(from: $0) } }
}

extension ArgumentReading where Value == Bool {
  public static var bool: ArgumentReading { ArgumentReading { try Bool(from: $0) } }
}

extension ArgumentReading where Value == String {
  public static var string: ArgumentReading { ArgumentReading { try String(from: $0) } }
}

extension ArgumentReading where Value == Double {
  /// Infinite ones, and those that are no number, are saved as text.
  public static var double: ArgumentReading {
    ArgumentReading { decoder in
      if let value = try? Double(from: decoder) { return value }
      guard let value = Double(try String(from: decoder)), !value.isFinite else {
        throw UnreadableArgument(reason: "it is no number")
      }
      return value
    }
  }
}

extension ArgumentReading where Value: RawRepresentable<String> {
  /// A case of a parameter enum.
  public static var choice: ArgumentReading {
    .text { Value(rawValue: $0) }
  }
}

extension ArgumentReading {
  /// A value that is made of a text.
  ///
  /// - Parameter make: gives nil for a text that stands for no value.
  public static func text(_ make: @escaping (String) -> Value?) -> ArgumentReading {
    ArgumentReading { decoder in
      let text = try String(from: decoder)
      guard let value = make(text) else { throw UnreadableArgument(reason: "'\(text)' is no such value") }
      return value
    }
  }

  /// A value that is made of a URL, as a link takes one: the same on every platform.
  public static func url(_ make: @escaping (String) -> Value?) -> ArgumentReading {
    .text { text in
      var copy = text
      return copy.withUTF8 { LinkReference.isURL($0[...]) } ? make(text) : nil
    }
  }

  /// A value that is made of the seconds since 2001; saved as ISO 8601.
  public static func date(_ make: @escaping (Double) -> Value) -> ArgumentReading {
    ArgumentReading { decoder in
      let text = try String(from: decoder)
      guard let seconds = LinkDate.secondsSince2001(text) ?? Double(text) else {
        throw UnreadableArgument(reason: "'\(text)' is no date")
      }
      return make(seconds)
    }
  }

  public static func list<Element>(_ element: ArgumentReading<Element>) -> ArgumentReading where Value == [Element] {
    ArgumentReading { decoder in
      var container = try decoder.unkeyedContainer()
      var values: [Element] = []
      while !container.isAtEnd { values.append(try element.read(container.superDecoder())) }
      return values
    }
  }

  // MARK: - Types of the app's own, each read as `OwnArgument` has it saved

  /// Of a type that can neither be decoded nor be read from a text.
  public static var own: ArgumentReading {
    ArgumentReading { _ in
      throw UnreadableArgument(reason: "to be read back, a \(Value.self) must be Codable or LosslessStringConvertible")
    }
  }
}

extension ArgumentReading where Value: LosslessStringConvertible {
  public static var own: ArgumentReading { .text { Value($0) } }
}

extension ArgumentReading where Value: Codable {
  public static var own: ArgumentReading { ArgumentReading { try Value(from: $0) } }
}

extension ArgumentReading where Value: Codable & LosslessStringConvertible {
  public static var own: ArgumentReading { ArgumentReading { try Value(from: $0) } }
}
