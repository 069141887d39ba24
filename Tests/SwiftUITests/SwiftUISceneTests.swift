import Foundation
import SwitchyardEmission
import SwitchyardTestSupport
import Testing

/// What is shown and what is done, step by step, on the stand-in for SwiftUI.
struct SwiftUISceneTests {
  /// What each scene says, line by line; all are played once.
  private static let played = Result { try play() }

  private static func play() throws -> [String: [String]] {
    let spec = try WrittenSpec.graph(at: "Tests/SwiftUITests/Specs/layers.routes.yaml")
    let generated = EmissionOptions(targets: [.swiftui]).files(for: spec)
    var files = Dictionary(uniqueKeysWithValues: generated.map { ($0.path, $0.text) })
    for name in ["LayersViews.swift", "Scenes.swift"] {
      files[name] = try ProjectFiles.text(of: "Tests/SwiftUITests/Programs/" + name)
    }
    files["main.swift"] = """
      for scene in scenes {
        for line in await scene.play() { print(scene.name, line, separator: " # ") }
      }

      """
    let output = try SwiftProgram(files, runtime: .provided).run(options: SwiftUIPlatform.iOS.options())
    var lines: [String: [String]] = [:]
    for line in output.split(separator: "\n") {
      let parts = line.components(separatedBy: " # ")
      lines[parts[0], default: []].append(parts.dropFirst().joined(separator: " # "))
    }
    return lines
  }

  private func scene(_ name: String) throws -> [String] {
    try #require(Self.played.get()[name])
  }

  // MARK: - Shown

  @Test func `tabs have their titles and icons, and one without a title its icon alone`() throws {
    #expect(try scene("tabs") == ["Home house", "note", "Bare"])
  }

  @Test func `a tab without a stack shows its root alone`() throws {
    #expect(try scene("bare tab") == ["stack", "stack", "alone"])
  }

  @Test func `a screen has its title, and what it says of the way back and of the tab bar`() throws {
    #expect(try scene("bars") == ["Home", "Item", "no title, no way back, no tabs", "Item"])
  }

  @Test func `equal screens are two, and a new start shows new ones`() throws {
    #expect(try scene("counts") == ["home 1", "item 1 1", "item 1 0", "home 0"])
  }

  @Test func `another navigator is another app`() throws {
    #expect(try scene("another navigator") == ["tabs", "no tabs", "welcome 0"])
  }

  // MARK: - Done by the user

  @Test func `whoever goes back by one screen or by several has gone back once`() throws {
    #expect(try scene("back") == ["went back", "went back", "tabs(home): home"])
  }

  @Test func `another tab that is tapped is selected, and the active one pops to its root`() throws {
    #expect(
      try scene("tabs tapped") == ["tabs(notes): notes", "tabs(home): home, item(1)", "tabs(home): home"])
  }

  @Test func `a layer is gone when it has been swiped away, and stays where it may not be`() throws {
    #expect(
      try scene("swiped") == [
        "true", "tabs(home): home · sheet notes", "false", "false",
        "tabs(home): home, item(9) · fullScreen guiding: guide",
      ])
  }

  // MARK: - Done by the navigator

  @Test func `layers of one transition come one after the other`() throws {
    #expect(try scene("one after the other") == ["1 2 3 3", "sheet", "fullScreenCover", "popover"])
  }

  @Test func `a layer in place of another one comes when that has gone`() throws {
    #expect(try scene("replaced") == ["present", "dismiss", "present", "news 0"])
  }

  @Test func `what is not to be animated is not, and the next change is again`() throws {
    #expect(try scene("animations") == ["present at once", "dismiss"])
  }

  @Test func `a URL leaves the app through the environment, or as the app itself has it`() throws {
    #expect(try scene("leaves the app") == ["https://layers.example/help", "own: https://layers.example/help"])
  }

  @Test func `a link that the system opens is the navigator's`() throws {
    #expect(try scene("links") == ["tabs(home): home, item(3)", "home 0", "item 3 0"])
  }

  @Test func `a state that is restored is shown with its layers`() throws {
    #expect(
      try scene("restored") == ["tabs(notes): notes, item(1) · sheet reading: news", "news 0"])
  }
}
