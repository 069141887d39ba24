/// Goes through the code of a text once, and notes what stands where.
///
/// Which brace is whose is decided by the keyword before it: the next brace that opens at the keyword's own depth.
struct OutlineReader {
  enum Scope {
    case type(Int)
    case function(Int)
    /// Of `if`, `for`, `switch` and their like.
    case control
    /// Of a closure, an initialiser, or the accessors of a property.
    case other
  }

  let text: SwiftText
  var types: [ReadType] = []
  var functions: [ReadFunction] = []
  var switches: [ReadSwitch] = []
  var properties: [ReadProperty] = []
  var imports: [ReadImport] = []
  private(set) var scopes: [(scope: Scope, close: Int)] = []
  /// What a brace further on belongs to.
  private var owners: [Int: Scope] = [:]

  init(_ text: SwiftText) {
    self.text = text
  }

  mutating func readAll() {
    var index = 0
    while index < text.code.count {
      while let last = scopes.last, last.close < index { scopes.removeLast() }
      index = read(at: index)
    }
  }

  /// - Returns: where to go on.
  private mutating func read(at index: Int) -> Int {
    if text.word(index) == "{" {
      scopes.append((owners[index] ?? .other, text.partners[index]))
      return index + 1
    }
    guard let word = text.keyword(index), text.word(index + 1) != ":" else { return index + 1 }
    switch word {
    case "func": return readFunction(at: index)
    case "switch": readSwitch(at: index)
    case "var", "let": readProperty(at: index)
    case "import": readImport(at: index)
    case "if", "guard", "while", "for", "do", "else", "catch", "repeat", "defer": readControl(at: index)
    default:
      if let keyword = ReadType.Keyword(rawValue: word) { readType(keyword, at: index) }
    }
    return index + 1
  }

  private mutating func readControl(at index: Int) {
    // The `while` of a `repeat` has no braces.
    if text.word(index) == "while", text.word(index - 1) == "}", !text.breaksLine(between: index - 1, and: index) {
      return
    }
    if let brace = text.braces[index] { owners[brace] = .control }
  }

  private mutating func readSwitch(at index: Int) {
    guard let brace = text.braces[index], brace > index + 1, isHead(index + 1..<brace) else { return }
    let place = place
    owners[brace] = .control
    switches.append(
      ReadSwitch(
        start: index, subject: index + 1..<brace, body: body(at: brace), function: place.function, type: place.type,
        isInClosure: place.isInClosure))
  }

  private mutating func readType(_ keyword: ReadType.Keyword, at index: Int) {
    // `class func` is no class, `actor` may be any name, and `: class` is an old way to say AnyObject.
    guard text.name(index + 1) != nil, !Self.modifiers.contains(text.word(index + 1)),
      !["func", "var", "let", "subscript", "init"].contains(text.word(index + 1)), text.word(index - 1) != ":",
      keyword != .actor || !text.breaksLine(between: index, and: index + 1),
      let brace = text.braces[index], isHead(index + 1..<brace)
    else { return }
    // A type within a function is nobody else's: it is told from no other by its name.
    if isInBody { return }
    var end = index + 1
    while text.word(end + 1) == ".", text.name(end + 2) != nil { end += 2 }
    owners[brace] = .type(types.count)
    let outer = place.type.map { types[$0].path } ?? []
    types.append(
      ReadType(
        keyword: keyword, path: outer + (index + 1...end).compactMap(text.name),
        inherited: inherited(from: end + 1, to: brace),
        modifiers: head(before: index).modifiers,
        isConditional: keyword == .extension && (end..<brace).contains { text.keyword($0) == "where" }, start: index,
        body: body(at: brace), outer: place.type))
  }

  private mutating func readProperty(at index: Int) {
    guard case .type(let type)? = scopes.last?.scope, let name = text.name(index + 1) else { return }
    properties.append(property(name, at: index + 1, of: type))
    // `let a = 1, b: Int = 2`, as far as the line goes.
    var next = index + 1
    while next < text.code.count, next - index < Self.longestHead, text.word(next) != "{" {
      let after = text.index(after: next)
      if text.partners[next] < next || after < text.code.count && text.breaksLine(between: after - 1, and: after) {
        break
      }
      if text.word(next) == ",", let name = text.name(after), [":", "="].contains(text.word(after + 1)) {
        properties.append(property(name, at: after, of: type))
      }
      next = after
    }
  }

  /// - Parameter index: of its name.
  private func property(_ name: String, at index: Int, of type: Int) -> ReadProperty {
    var typeName: String?
    if text.word(index + 1) == ":" {
      var first = index + 2
      if ["any", "some"].contains(text.word(first)) { first += 1 }
      while text.word(first + 1) == ".", text.name(first + 2) != nil { first += 2 }
      typeName = text.name(first)
    }
    return ReadProperty(name: name, nameIndex: index, typeName: typeName, type: type)
  }

  private mutating func readImport(at index: Int) {
    var module = index + 1
    if ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"].contains(text.word(module)) {
      module += 1
    }
    guard let name = text.name(module) else { return }
    var end = module
    while text.word(end + 1) == ".", text.name(end + 2) != nil { end += 2 }
    imports.append(ReadImport(module: name, end: end))
  }

  mutating func expect(function: Int, at brace: Int) {
    owners[brace] = .function(function)
  }

  func body(at brace: Int) -> ReadBody {
    ReadBody(open: brace, close: text.partners[brace])
  }

  /// Whether what stands there may lead to a brace: nothing else is declared in it.
  private func isHead(_ range: Range<Int>) -> Bool {
    range.count <= Self.longestHead
      && !text.topLevel(range).contains { index in
        guard let word = text.keyword(index), text.word(index - 1) != ":" else { return false }
        return Self.declaring.contains(word)
      }
  }

  private static let declaring: Set<String> = [
    "import", "struct", "class", "enum", "extension", "protocol", "func", "var", "init", "subscript", "typealias",
    "switch", "case",
  ]

  /// Where the reader is: the innermost function and type around.
  var place: (function: Int?, type: Int?, isInClosure: Bool) {
    var isInClosure = false
    var function: Int?
    for (scope, _) in scopes.reversed() {
      switch scope {
      case .control: continue
      case .other: if function == nil { isInClosure = true }
      case .function(let number): if function == nil { function = number }
      case .type(let number): return (function, number, isInClosure)
      }
    }
    return (function, nil, isInClosure)
  }

  /// Whether the reader is in a function, a closure or an accessor, and in no type within it.
  private var isInBody: Bool {
    for (scope, _) in scopes.reversed() {
      switch scope {
      case .control: continue
      case .type: return false
      case .function, .other: return true
      }
    }
    return false
  }

  /// The names between a type's own and its brace: `P, Q` of `: P, some.Q where …`.
  private func inherited(from start: Int, to brace: Int) -> [String] {
    var names: [String] = []
    var angles = 0
    var isInList = false
    for index in start..<min(brace, start + Self.longestHead) {
      let word = text.word(index)
      angles += text.angleDepth(of: index)
      if angles > 0 { continue }
      if word == "where" { break }
      if word == ":" {
        isInList = true
      } else if isInList, let name = text.name(index), text.word(index - 1) != "@", text.word(index + 1) != "." {
        names.append(name)
      }
    }
    return names
  }

  /// In tokens: no person writes a longer list of protocols, or a longer type.
  static let longestHead = 500

  static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "override",
    "mutating",
    "nonmutating", "nonisolated", "isolated", "dynamic", "optional", "required", "convenience", "lazy", "weak",
    "unowned",
    "consuming", "borrowing", "distributed", "prefix", "postfix", "infix", "indirect", "async",
  ]
}
