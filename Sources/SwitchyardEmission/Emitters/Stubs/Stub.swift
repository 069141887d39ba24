/// The beginning of a file that is the user's from then on, and what keeps it up to date with the spec.
package struct Stub: Sendable {
  package let file: GeneratedFile
  /// Whether it is written where it is missing; else only what the user has of it already is kept up to date.
  package let isWritten: Bool
  /// Nil for a file that is written and never looked at again.
  package let upkeep: (any StubUpkeep)?
  /// The framework that shows its screens, such as `SwiftUI`; nil for a router.
  package let framework: String?

  package init(
    file: GeneratedFile, isWritten: Bool = true, upkeep: (any StubUpkeep)? = nil, framework: String? = nil
  ) {
    self.framework = framework
    self.file = file
    self.isWritten = isWritten
    self.upkeep = upkeep
  }
}

extension Stub {
  /// The stub's text: in the same `#if` as another one for its framework that the user has put into one.
  package func text(beside other: (stub: Stub, file: UserFile)?) -> [UInt8] {
    guard let other, other.stub.framework == framework, let line = StubCondition.line(of: other.file.bytes) else {
      return file.bytes
    }
    return StubCondition.putting(file.bytes, behind: line)
  }
}

/// Knows what the user has made of a stub, wherever it stands by now.
package protocol StubUpkeep: Sendable {
  /// One of these stands in every file that may hold what is looked for, so that others need not be taken apart.
  var words: [String] { get }

  /// What else to look for, once these files are known.
  func furtherWords(in files: [UserFile]) -> [String]

  /// Whether it is in one of these files, so that it must not be written once more.
  func isThere(in files: [UserFile]) -> Bool

  /// - Parameter home: which of the files the stub was written to, where that is among them.
  func update(_ files: [UserFile], home: Int?) -> StubUpdate
}
