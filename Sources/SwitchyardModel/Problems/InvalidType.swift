internal import SwitchyardDiagnostics

/// A parameter's type that is none.
struct InvalidType: Problem {
  enum Flaw {
    case unknown(Hint)
    case written(TypeText.Flaw)
  }

  static let rule = ModelRules.invalidType

  var text: String
  var parameter: String
  var flaw: Flaw
  var span: SourceSpan
  var subject: String?

  var message: String {
    switch flaw {
    case .unknown: "there is no type '\(text)'"
    case .written(.missing): "'\(parameter)' has no type"
    case .written(.nestedArray): "'\(text)' is a list of lists, which no parameter can be"
    case .written(.optionalElement): "'\(text)' is a list of optionals, which no parameter can be"
    case .written(.doubleOptional): "'\(text)' is optional twice"
    case .written(.unwrapped): "'\(text)' says '!', which no parameter can be"
    case .written(.dictionary): "'\(text)' is a dictionary, which no parameter can be"
    case .written(.generic): "'\(text)' has generic arguments, which a spec does not write"
    case .written(.unclosedBracket): "'\(text)' opens a bracket and does not close it"
    case .written(.unopenedBracket): "'\(text)' closes a bracket that it does not open"
    case .written(.emptyBrackets): "'[]' does not say what the list holds"
    case .written(.trailing): "'\(text)' is not a type"
    }
  }

  var notes: [Finding.Note] {
    if case .unknown(let hint) = flaw { hint.note.map { [$0] } ?? [] } else { [] }
  }

  var help: String? {
    switch flaw {
    case .unknown(let hint): hint.help
    case .written(.missing): "write \(parameter): String, for example"
    case .written(.nestedArray), .written(.dictionary):
      "declare a type of the app's own in 'types' for it"
    case .written(.optionalElement): "write ? behind the bracket, or leave it out"
    case .written(.doubleOptional): "write one ?"
    case .written(.unwrapped): "write ? where there may be no value"
    case .written(.generic): "write [T] for Array<T> and T? for Optional<T>"
    case .written(.unclosedBracket), .written(.unopenedBracket): "write [T] for a list"
    case .written(.emptyBrackets): "write [String], for example"
    case .written(.trailing): "write T, T?, [T] or [T]?, and a default behind ="
    }
  }
}

/// An entry of `types:` that does not say what the type is.
struct InvalidTypeDeclaration: Problem {
  enum Flaw {
    case caseTwice(String, first: SourceSpan)
    case swiftName(String)
    case importedModule(String)
    case conformances(missing: [String])
    case conformanceName(String)
    case builtIn
  }

  static let rule = ModelRules.invalidType

  var name: String
  var flaw: Flaw
  var span: SourceSpan

  var subject: String? { "types." + name }

  var message: String {
    switch flaw {
    case .caseTwice(let enumCase, _): "type '\(name)' has the case '\(enumCase)' twice"
    case .swiftName(let text): "'\(text)' is not the name of a Swift type"
    case .importedModule(let text): "'\(text)' is not the name of a Swift module"
    case .conformances(let missing):
      "type '\(name)' does not say that it conforms to \(missing.joined(separator: " and "))"
    case .conformanceName(let text): "'\(text)' is not the name of a protocol"
    case .builtIn: "'\(name)' is a built-in type"
    }
  }

  var notes: [Finding.Note] {
    if case .caseTwice(let name, let first) = flaw {
      [Finding.Note("'\(name)' stands here first", at: first)]
    } else {
      []
    }
  }

  var help: String? {
    switch flaw {
    case .caseTwice: "remove one of them"
    case .swiftName: "write it as Person or People.Person"
    case .importedModule: "write it as People"
    case .conformances: "write conforms: [Hashable, Sendable], and let the type conform to both"
    case .conformanceName: "write it as Hashable"
    case .builtIn: "give it another name"
    }
  }
}
