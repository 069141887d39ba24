/// What a text of Swift declares, as far as it can be told without compiling it: its types, its functions and where it
/// switches.
package struct SwiftOutline: Sendable {
  package let text: SwiftText
  /// In the order of the text; an inner one behind the outer one.
  package var types: [ReadType] = []
  package var functions: [ReadFunction] = []
  package var switches: [ReadSwitch] = []
  package var properties: [ReadProperty] = []
  package var imports: [ReadImport] = []

  package init(_ text: SwiftText) {
    self.text = text
    var reader = OutlineReader(text)
    reader.readAll()
    (types, functions, switches) = (reader.types, reader.functions, reader.switches)
    (properties, imports) = (reader.properties, reader.imports)
  }
}

/// The brackets of a body, as indices of the code.
package struct ReadBody: Sendable {
  package let open: Int
  package let close: Int
}

/// A type or an extension.
package struct ReadType: Sendable {
  package enum Keyword: String, Sendable {
    case `struct`
    case `class`
    case `enum`
    case actor
    case `extension`
    case `protocol`
  }

  package let keyword: Keyword
  /// From the outermost type that it is nested in, as far as the file tells: `App`, `Router` of `extension App.Router`.
  package let path: [String]
  /// The names of what it inherits from or conforms to, without what these are nested in.
  package let inherited: [String]
  /// `public`, `final` … whatever stands before its keyword.
  package let modifiers: Set<String>
  /// Whether a `where` says for which of its generic arguments it holds.
  package let isConditional: Bool
  /// Its keyword, as an index of the code.
  package let start: Int
  package let body: ReadBody
  /// The type that it stands in.
  package let outer: Int?

  /// Without what it is nested in.
  package var name: String { path.last ?? "" }
}

/// A function with a name.
package struct ReadFunction: Sendable {
  package struct Parameter: Sendable {
    /// Nil where it is written without one.
    package let label: String?
    package let name: String
    /// Its tokens without blanks between them, nor what says how the value is passed: `[String:Int]`, `CourierRoute`.
    package let type: String
  }

  package let name: String
  package let parameters: [Parameter]
  /// As the type of a parameter; nil where nothing is returned.
  package let result: String?
  /// `static`, `private`, `async`, `throws` … whatever stands before and behind it.
  package let modifiers: Set<String>
  /// Without the `@`: `ViewBuilder`.
  package let attributes: Set<String>
  /// Its first attribute, modifier or `func`, as an index of the code.
  package let start: Int
  /// Its name, as an index of the code.
  package let nameIndex: Int
  /// Nil for a requirement of a protocol.
  package internal(set) var body: ReadBody?
  /// The type or extension whose member it is; nil where it is none.
  package let type: Int?
}

/// A property of a type. Where several are declared at once, those on the first line.
package struct ReadProperty: Sendable {
  package let name: String
  /// Its name, as an index of the code.
  package let nameIndex: Int
  /// `P` of `any App.P`; nil where its type is not written as one name.
  package let typeName: String?
  /// The type or extension whose member it is.
  package let type: Int
}

/// `import struct People.Person`
package struct ReadImport: Sendable {
  /// `People`
  package let module: String
  /// Its last token, as an index of the code.
  package let end: Int
}

/// A `switch`, whose cases ``SwiftOutline/cases(of:)`` reads.
package struct ReadSwitch: Sendable {
  package let start: Int
  /// What is switched over, as indices of the code.
  package let subject: Range<Int>
  package let body: ReadBody
  /// The function that it stands in, however deep.
  package let function: Int?
  /// The type or extension that it stands in, however deep.
  package let type: Int?
  /// Whether a closure, or the accessor of a property, stands between it and the function.
  package let isInClosure: Bool
}
