package import SwitchyardEmission

/// A spec as it was when the user's half was begun, and as it is now: screens have come, in a new module, too.
package struct GrownSpec {
  private static let shop = "switchyard: 1\nmodule: Shop\nscreens:\n  cart: { transitions: { pay: pop } }\n"

  package let before = CheckedSpec(
    """
    switchyard: 1
    name: App
    start: feed
    include: [shop.routes.yaml]
    screens:
      feed: { transitions: { again: { push: feed } } }
      default: { params: { in: String } }
    """, including: ["shop.routes.yaml": shop])

  package let after: CheckedSpec
  private let options: EmissionOptions

  /// - Parameter screens: further ones that have come, a line each.
  package init(for options: EmissionOptions, with screens: String = "") {
    self.options = options
    after = CheckedSpec(
      """
      switchyard: 1
      name: App
      start: feed
      include: [shop.routes.yaml, help.routes.yaml]
      screens:
        welcome: { transitions: { done: pop } }
        feed: { transitions: { again: { push: feed } } }
        search: { params: { query: String, on: "Date?", send: Bool }, transitions: { find: pop } }
        default: { params: { in: String } }
        class: { params: { func: Int } }
      \(screens)
      """,
      including: [
        "shop.routes.yaml": Self.shop + "  receipts: { params: { all: Bool } }\n",
        "help.routes.yaml": "switchyard: 1\nmodule: Help\nscreens:\n  faq:\n",
      ])
  }

  /// What the user has of each stub after the update of all files together, with the stubs that are new.
  package func updated(_ files: [String: String]) -> (files: [String: String], remarks: [StubRemark.Kind]) {
    let users = files.keys.sorted().map { UserFile(path: $0, bytes: Array((files[$0] ?? "").utf8)) }
    var update = StubUpdate(ofFiles: users.count)
    var updated: [String: String] = [:]
    for stub in StubEmitter().stubs(for: after.graph, options: options) where stub.isWritten {
      if let upkeep = stub.upkeep, upkeep.isThere(in: users) {
        update.add(upkeep.update(users, home: nil))
      } else {
        updated[stub.file.path] = stub.file.text
      }
    }
    for (number, file) in users.enumerated() {
      updated[file.path] = String(decoding: update.text(of: file, number: number), as: UTF8.self)
    }
    return (updated, update.remarks.map(\.kind))
  }
}
