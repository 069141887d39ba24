import SwitchyardDiagnostics

/// `%C3%BC` and what it stands for.
package enum PercentEncoding {
  /// Nil where a percent sign begins no encoded byte, or where the bytes are no UTF-8.
  package static func decode(_ bytes: ArraySlice<UInt8>) -> String? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "%") else {
        decoded.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < bytes.endIndex, let high = ByteText.hexValue(bytes[index + 1]),
        let low = ByteText.hexValue(bytes[index + 2])
      else { return nil }
      decoded.append(high << 4 | low)
      index += 3
    }
    // Decoding mends what is no UTF-8, and then the bytes differ.
    let text = String(decoding: decoded, as: UTF8.self)
    return text.utf8.elementsEqual(decoded) ? text : nil
  }

  /// Where what cannot be decoded begins: a percent sign without two digits behind it, or the first of some bytes that are
  /// no UTF-8. Nil for what can.
  package static func firstFlaw(in bytes: ArraySlice<UInt8>) -> Int? {
    var decoded: [UInt8] = []
    var places: [Int] = []
    var index = bytes.startIndex
    var flaw: Int?
    while index < bytes.endIndex, flaw == nil {
      places.append(index)
      if bytes[index] != UInt8(ascii: "%") {
        decoded.append(bytes[index])
        index += 1
      } else if index + 2 < bytes.endIndex, let high = ByteText.hexValue(bytes[index + 1]),
        let low = ByteText.hexValue(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        flaw = index
      }
    }
    var parser = Unicode.UTF8.ForwardParser()
    var input = decoded.makeIterator()
    var count = 0
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let scalar): count += scalar.count
      case .error: return places[count]
      case .emptyInput: return flaw
      }
    }
  }

  /// A text as it stands in one segment of a path, or in an item of a query.
  package static func encode(_ text: String) -> String {
    text.percentEncoded
  }
}
