import SwitchyardSwiftCode

/// Brings a type that makes screens up to date: adds the functions that are missing, and reports those that are stale.
struct MembersUpdate {
  let files: UserFiles
  let implementation: Implementation
  let makers: ScreenMakers
  let wanted: [WantedMember]
  /// The types of the events that screens of the app emit.
  let events: Set<String>
  /// The app's name, with which these types begin.
  let app: String

  func apply(to update: inout StubUpdate) {
    reportStale(to: &update)
    var groups: [(anchor: Anchor, members: [ScreenMakers.Member])] = []
    var numbers: [Anchor: Int] = [:]
    for index in wanted.indices where isMissing(wanted[index]) {
      let anchor = anchor(for: index)
      if let number = numbers[anchor] {
        groups[number].members.append(wanted[index].member)
      } else {
        numbers[anchor] = groups.count
        groups.append((anchor, [wanted[index].member]))
      }
    }
    for group in groups {
      let (file, insertion) = insertion(of: group.members, at: group.anchor)
      update.insertions[file].append(insertion)
      importModules(of: group.members, in: file, &update)
    }
  }

  private func isMissing(_ wanted: WantedMember) -> Bool {
    guard wanted.function != nil else { return !implementation.properties.contains(wanted.name) }
    return functions(for: wanted).isEmpty
  }

  /// The user's functions of the name.
  private func functions(for wanted: WantedMember) -> [Int] {
    wanted.function.map { implementation.functions(named: $0.name) } ?? []
  }

  // MARK: - Where it goes

  private enum Anchor: Hashable {
    case behind(Int)
    case inFrontOf(Int)
    case top
    case end
  }

  /// Behind the function of the screen before it in the spec, else in front of that of the next one.
  private func anchor(for index: Int) -> Anchor {
    guard wanted[index].function != nil else { return .top }
    for former in wanted[..<index].reversed() {
      if let function = functions(for: former).last(where: isFree) { return .behind(function) }
    }
    for next in wanted[(index + 1)...] {
      if let function = functions(for: next).first(where: isFree) { return .inFrontOf(function) }
    }
    return .end
  }

  /// Whether a function stands in the type itself or an extension of it, in no `#if` of its own.
  private func isFree(_ number: Int) -> Bool {
    let function = implementation.functions[number]
    guard let outline = files.outlines[function.file], let type = function.found.type.map({ outline.types[$0] }) else {
      return false
    }
    return files.path(of: type) == implementation.path
      && outline.text.conditions(at: function.found.start) == outline.text.conditions(at: type.body.open)
  }

  private func insertion(of members: [ScreenMakers.Member], at anchor: Anchor) -> (file: Int, TextInsertion) {
    switch anchor {
    case .behind(let number), .inFrontOf(let number):
      let function = implementation.functions[number]
      let editor = editor(function.file)
      let snippet = snippet(of: members, beside: function, at: editor.columns(of: function.found))
      let place =
        if case .behind = anchor {
          editor.insertion(of: snippet, behind: function.found)
        } else {
          editor.insertion(of: snippet, inFrontOf: function.found)
        }
      return place.map { (function.file, $0) } ?? insertion(of: members, at: .end)
    case .top:
      let snippet = snippet(of: members, beside: nil, at: 2)
      return (
        implementation.file, editor(implementation.file).insertion(of: snippet, atTopOf: implementation.type.body)
      )
    case .end:
      let snippet = snippet(of: members, beside: nil, at: 2)
      return (
        implementation.file, editor(implementation.file).insertion(of: snippet, atEndOf: implementation.type.body)
      )
    }
  }

  private func editor(_ file: Int) -> MemberEditor {
    guard let outline = files.outlines[file] else {
      preconditionFailure("a type was found in a file that is not whole")
    }
    return MemberEditor(outline.text)
  }

  /// A public type must show what a public protocol asks for. Where the conformance is said the compiler takes the
  /// requirement's attributes for the function's; elsewhere they are written.
  private func snippet(
    of members: [ScreenMakers.Member], beside function: Implementation.Function?, at columns: Int
  ) -> SwiftSnippet {
    let isWithConformance = function.map { conforms($0) } ?? true
    let words = function?.found.modifiers ?? implementation.type.modifiers
    let access: SwiftAccess? =
      if !words.isDisjoint(with: ["public", "open"]) { .public } else if words.contains("package") { .package } else {
        nil
      }
    return SwiftSnippet(
      members.map { member in
        var declaration = member.declaration
        declaration.access = access
        if isWithConformance { declaration.attributes = [] }
        return declaration
      }, at: columns)
  }

  private func conforms(_ function: Implementation.Function) -> Bool {
    guard let type = function.found.type, let types = files.outlines[function.file]?.types else { return false }
    return !files.protocols(refining: makers.protocol.text).isDisjoint(with: types[type].inherited)
  }

  private func importModules(of members: [ScreenMakers.Member], in file: Int, _ update: inout StubUpdate) {
    guard let outline = files.outlines[file], let last = outline.imports.last else { return }
    let known = outline.imports.map(\.module)
    for module in Set(members.flatMap(\.modules)).sorted() where !known.contains(module) {
      let insertion = MemberEditor(outline.text).insertion(ofImport: module, behind: last)
      if !update.insertions[file].contains(insertion) { update.insertions[file].append(insertion) }
    }
  }

  // MARK: - What is stale

  private func reportStale(to update: inout StubUpdate) {
    let new = wanted.filter(isMissing).map(\.name)
    let wantedByName = Dictionary(wanted.map { ($0.function?.name ?? "", $0) }) { first, _ in first }
    for function in implementation.functions {
      let found = function.found
      guard let wanted = wantedByName[found.name] else {
        let event = found.senderEvent.flatMap { $0.hasPrefix(app) && !events.contains($0) ? $0 : nil }
        guard event != nil || holdsStalePlaceholder(function) else { continue }
        update.remarks.append(remark(.stale(found.name, of: makers.title, new: new), function))
        continue
      }
      if functions(for: wanted).allSatisfy({ !fits($0, wanted) }) {
        let labels = wanted.function?.parameters.map { $0.label ?? "_" } ?? []
        let screen = wanted.member.qualifiedName ?? wanted.name
        update.remarks.append(remark(.misfit(screen, parameters: labels, now: wanted.signature), function))
      }
    }
  }

  private func fits(_ number: Int, _ wanted: WantedMember) -> Bool {
    if case .fits = wanted.fit(of: implementation.functions[number].found) { true } else { false }
  }

  /// Whether the function is still as a stub had it, for a screen that is gone.
  private func holdsStalePlaceholder(_ function: Implementation.Function) -> Bool {
    guard let text = files.outlines[function.file]?.text, let body = function.found.body else { return false }
    let range = text.code[body.open].end..<text.code[body.close].start
    return text.comments.contains { comment in
      guard range.contains(comment.start) else { return false }
      return text.text(of: comment).drop { $0 == "/" || $0 == " " }.hasPrefix(StubMark.placeholderOpening)
    }
  }

  private func remark(_ kind: StubRemark.Kind, _ function: Implementation.Function) -> StubRemark {
    files.remark(kind, file: function.file, token: function.found.nameIndex)
  }
}

extension ReadFunction {
  /// `CourierFeedEvent` of a parameter `send: ScreenSender<CourierFeedEvent>`.
  fileprivate var senderEvent: String? {
    let type = parameters.first { $0.label == "send" }?.type ?? ""
    guard type.hasPrefix("ScreenSender<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst("ScreenSender<".count).dropLast())
  }
}
