import SwitchyardEmission
import SwitchyardTestSupport

/// The user's files after a spec has changed, and what is said of them.
struct UpdatedRouter {
  let texts: [String]
  /// Each as `line:column: kind`, with the number of the file in front where it is not the first one.
  let remarks: [String]
  let notes: [String]

  init(_ spec: CheckedSpec, _ files: String...) {
    let users = files.enumerated().map { UserFile(path: "\($0).swift", bytes: Array($1.utf8)) }
    let upkeep = StubEmitter().stubs(for: spec.graph, options: EmissionOptions())[0].upkeep
    guard let update = upkeep?.update(users, home: 0) else {
      (texts, remarks, notes) = (files, ["no upkeep"], [])
      return
    }
    texts = users.enumerated().map { String(decoding: update.text(of: $1, number: $0), as: UTF8.self) }
    notes = update.notes
    remarks = update.remarks.map { remark in
      let before = files[remark.place.file].utf8.prefix(remark.place.range.lowerBound)
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
      return (remark.place.file == 0 ? "" : "\(remark.place.file):") + "\(line):\(column): \(remark.kind)"
    }
  }

  var text: String { texts[0] }
}

extension CheckedSpec {
  /// An app of screens, each as it stands in a spec, one below the other.
  init(screens: String...) {
    self.init("switchyard: 1\nname: App\nstart: a\nscreens:\n" + screens.map { "  \($0)\n" }.joined())
  }
}
