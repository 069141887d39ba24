/// Finds declarations that would become one name in the generated code.
struct GeneratedNameChecker {
  private let draft: GraphDraft

  init(_ draft: GraphDraft) {
    self.draft = draft
  }

  func check() {}
}
