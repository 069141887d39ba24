import SwitchyardTestSupport
import Testing

/// What a coordinator does, step by step. `Programs/Scenarios.swift` has the steps.
struct ScenarioTests {
  private func lines(of scenario: String) throws -> [String] {
    try #require(try ScenarioProgram.output.get()[scenario])
  }

  private func expect(
    _ scenario: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let said = try lines(of: scenario)
    #expect(said == expected, sourceLocation: sourceLocation)
  }

  @Test func `what is covered is changed first, then all layers that must go do so at once`() throws {
    try expect(
      "orderOfChanges",
      [
        "edit: handled",
        "then: gallery · alone bench · sheet editor",
        "pick: handled",
        "then: gallery · alone bench · sheet editor · sheet alone palette",
        "picked: handled",
        "at once: gallery, piece(7) · alone bench · sheet editor · sheet alone palette",
        "then: gallery, piece(7) · alone bench",
      ])
  }

  @Test func `while UIKit animates changes wait, and the newest state is what is shown next`() throws {
    #expect(
      try lines(of: "newestState").suffix(3) == [
        "while the first is still pushed: gallery, piece(1) · alone bench",
        "then: gallery, piece(5) · alone bench · sheet alone palette",
        // The palette and the last piece came, the first piece went.
        "controllers made for it: 1",
      ])
  }

  @Test func `what is not to be animated is not`() throws {
    try expect(
      "unanimated",
      [
        "quietly: handled", "stack moves: false", "home: handled", "stack moves: true",
      ])
  }

  @Test func `while an alert is up events are busy, and what the user does waits for it to go`() throws {
    try expect(
      "alert",
      [
        "edit: failed (busy)", "studio://bench: failed (busy)", "raise: failed (busy)", "tap: handled", "selected: 0",
        "selected when the alert has gone: 1", "pick: handled",
        "then: gallery · alone bench · sheet that stays alone palette",
      ])
  }

  @Test func `a screen may dismiss a share sheet and send an event in one go`() throws {
    try expect(
      "leavingAndSending",
      [
        "edit: handled", "at once: gallery · alone bench · style -2 alone UIActivityViewController",
        "then: gallery · alone bench · sheet editor",
      ])
  }

  @Test func `a search covers nothing, and layers are presented over it`() throws {
    try expect(
      "search",
      [
        "edit: handled", "then: gallery · alone bench · sheet editor", "expired: handled", "then: welcome",
      ])
  }

  @Test func `several screens are popped at once, and a pull that is cancelled pops none`() throws {
    #expect(
      try lines(of: "pops").suffix(6) == [
        "told: went back",
        "then: gallery, piece(1) · alone bench",
        "then: gallery, piece(1) · alone bench",
        "state: tabs(gallery): gallery, piece(1)",
        "told: went back",
        "then: gallery · alone bench",
      ])
  }

  @Test func `a screen that is popped while a link replaces it takes nothing of the link along`() throws {
    #expect(try lines(of: "popUnderAnEvent").last == "then: gallery, piece(2) · alone bench")
  }

  @Test func `titles, icons and bars are as the spec says`() throws {
    try expect(
      "barsAndTitles",
      [
        "Pieces: photo, true", "no title: Hammer, false", "title: Gallery",
        "buy: handled", "then: gallery, receipt (no way back) · alone bench", "goes back: false",
        "can be pulled: false", "thank: handled",
        "play: handled", "hides the bar: true", "the bar takes a tap: false",
      ])
  }

  @Test func `a tap selects a tab with its stack as it was, and a tap on the active one pops to its root`() throws {
    #expect(
      try lines(of: "tabs").dropFirst(2) == [
        "told: selected bench", "then: gallery, piece(1) · alone bench",
        "told: selected gallery", "then: gallery, piece(1) · alone bench",
        "told: tap gallery", "then: gallery · alone bench",
        "told: edit", "edit: handled", "taps while a layer comes: false",
      ])
  }

  @Test func `layers have their style, come from somewhere, and go as they may`() throws {
    try expect(
      "layers",
      [
        "pick: handled", "comes from the middle: true", "has no arrow: true", "is a sheet on a phone: true",
        "then: gallery · alone bench · popover alone palette", "then: gallery · alone bench",
        "ask: handled", "then: gallery · alone bench · fullScreen alone signIn", "swiped away: false",
        "signedIn: handled",
        "pick: handled", "then: gallery · alone bench · sheet that stays alone palette", "swiped away: false",
        "mix: handled",
        "then: gallery · alone bench · sheet that stays alone palette · sheet alone palette",
        // The user pulls at it while it is to go.
        "raise: handled",
        "while it is held: gallery · alone bench · sheet that stays alone palette · sheet alone palette",
        "then: welcome",
      ])
  }

  @Test func `what code of the app dismisses or pops by itself, the navigator learns of`() throws {
    try expect(
      "withoutTheNavigator",
      [
        "edit: handled", "studio://pieces/1: handled", "then: gallery, piece(1) · alone bench",
        "state: tabs(gallery): gallery",
      ])
  }

  @Test func `a restored state is shown with all its layers`() throws {
    try expect(
      "restored",
      [
        "then: gallery, piece(3) · alone bench · sheet editor, piece(4) · popover palette"
      ])
  }

  @Test func `containers may be of the app's own classes, and layers prepared`() throws {
    try expect(
      "ownControllers",
      [
        "own class: true", "presents sheet editing: editor", "edit: handled", "detents: 1",
      ])
  }

  @Test func `a delegate of the app's own hands on what it hears`() throws {
    try expect(
      "handsOn",
      [
        "openPiece(1): handled", "state: tabs(gallery): gallery", "gallery opens a piece: handled",
        "then: gallery, piece(1) · alone bench", "delegate: piece(1)",
      ])
  }

  @Test func `where it hands on nothing the navigator learns of it with the next event`() throws {
    try expect(
      "handsNothingOn",
      [
        "openPiece(1): handled", "state: tabs(gallery): gallery, piece(1)", "gallery opens a piece: handled",
        "then: gallery, piece(1) · alone bench", "delegate: piece(1)",
      ])
  }

  @Test func `an app that begins afresh dismisses its layers before its window has another root`() throws {
    try expect(
      "restart",
      [
        "edit: handled", "raise: handled", "at once: gallery · alone bench · sheet editor", "then: welcome",
      ])
  }

  @Test func `nothing keeps the coordinator, the navigator and the controllers`() throws {
    #expect(try lines(of: "memory").last == "left: [false, false, false], 0 screens")
  }

  @Test func `URLs for which the app is left are opened by the scene`() throws {
    try expect("leavingTheApp", ["visit: handled", "opened: [https://studio.example]"])
  }

  @Test func `nothing is ever done that UIKit does not take`() throws {
    for (name, lines) in try ScenarioProgram.output.get() {
      #expect(!lines.contains { $0.hasPrefix("MISUSE") }, "\(name): \(lines)")
    }
  }
}
