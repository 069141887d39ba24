/// Unicode's composed form (NFC), without Foundation and without tables.
///
/// The standard library orders strings by their composed form. So a letter and an accent that compose into one
/// scalar fall outside the bracket of all the strings that begin with that letter, and the scalar that they make can
/// be found by bisection. That also needs no private interface of the standard library, and gives the same answer on
/// every machine.
enum CanonicalComposition {
  static func isComposed(_ text: String) -> Bool {
    var starter: Unicode.Scalar?
    var lastClass: UInt8 = 0
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      let combiningClass = properties.canonicalCombiningClass.rawValue
      if properties.isFullCompositionExclusion { return false }
      if combiningClass != 0, lastClass > combiningClass { return false }
      if let starter, lastClass == 0 || lastClass < combiningClass, mergesIntoOne(starter, scalar) { return false }
      if combiningClass == 0 { starter = scalar }
      lastClass = combiningClass
    }
    return true
  }

  /// The text in composed form. What it cannot compose it leaves as it is, so check the result where it matters.
  static func composed(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) || isComposed(text) {
      return text
    }
    var scalars = text.unicodeScalars.map { scalar in
      scalar.properties.isFullCompositionExclusion ? single(equalTo: String(scalar)) ?? scalar : scalar
    }
    sortMarks(in: &scalars)
    var result: [Unicode.Scalar] = []
    var starter: Int?
    var lastClass: UInt8 = 0
    for scalar in scalars {
      let combiningClass = scalar.properties.canonicalCombiningClass.rawValue
      if let place = starter, lastClass == 0 || lastClass < combiningClass,
        mergesIntoOne(result[place], scalar), let one = single(equalTo: joined([result[place], scalar]))
      {
        result[place] = one
        continue
      }
      if combiningClass == 0 { starter = result.count }
      lastClass = combiningClass
      result.append(scalar)
    }
    return joined(result)
  }

  /// Whether the composed form of the two does not begin with the first one.
  private static func mergesIntoOne(_ starter: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
    if next.isASCII { return false }
    let pair = joined([starter, next])
    return pair < joined([starter, "\u{0}"]) || pair > joined([starter, "\u{10FFFD}"])
  }

  /// The one composed scalar that means the same as the text, found by bisection.
  private static func single(equalTo text: String) -> Unicode.Scalar? {
    var low: UInt32 = 0
    var high: UInt32 = 0x10FFFE
    while low < high {
      var middle = low + (high - low) / 2
      while middle < high, !isStable(middle) { middle += 1 }
      guard middle < high, let scalar = Unicode.Scalar(middle) else {
        high = low + (high - low) / 2
        continue
      }
      let probe = String(scalar)
      if probe == text { return scalar }
      if probe < text { low = middle + 1 } else { high = low + (high - low) / 2 }
    }
    return nil
  }

  private static func isStable(_ value: UInt32) -> Bool {
    Unicode.Scalar(value).map { !$0.properties.isFullCompositionExclusion } ?? false
  }

  /// Puts each run of marks into the order of their classes; equal ones keep theirs.
  private static func sortMarks(in scalars: inout [Unicode.Scalar]) {
    var start = 0
    while start < scalars.count {
      var end = start
      while end < scalars.count, scalars[end].properties.canonicalCombiningClass.rawValue != 0 { end += 1 }
      scalars[start..<end].sort {
        $0.properties.canonicalCombiningClass.rawValue < $1.properties.canonicalCombiningClass.rawValue
      }
      start = end + 1
    }
  }

  private static func joined(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
