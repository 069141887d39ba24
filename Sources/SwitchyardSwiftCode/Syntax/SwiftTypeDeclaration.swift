/// An enum, a struct, a class, a protocol or an extension.
package struct SwiftTypeDeclaration: Sendable {
  enum Keyword: Sendable {
    case `enum`, `struct`, `class`, actor, `protocol`, `extension`

    var text: StaticString {
      switch self {
      case .enum: "enum"
      case .struct: "struct"
      case .class: "class"
      case .actor: "actor"
      case .protocol: "protocol"
      case .extension: "extension"
      }
    }
  }

  var keyword: Keyword
  var name: SwiftType
  var generics: [SwiftGenericParameter] = []
  var inherits: [SwiftType] = []
  var requirements: [SwiftRequirement] = []
  var members: [SwiftDeclaration]
}
