import Foundation
import SwitchyardRuntime
import Testing

/// A state in words that leave nothing out.
@MainActor struct WholeStateTests {
  @Test func `tabs are told that are not as they begin, whichever is selected`() {
    let app = CourierApp.signedIn()
    #expect(app.navigator.state.debugDescription == "tabs(feed): feed")
    app.send(CourierFeedEvent.openProfile(userID: "ada"))
    app.send(CourierProfileEvent.openChat(userID: "bob"))
    #expect(app.shown == "tabs(dialogs): chats, chat(\"bob\")")
    #expect(
      app.navigator.state.debugDescription == "tabs(dialogs): chats, chat(\"bob\") | feed: feed, profile(\"ada\")")
  }

  @Test func `what cannot be swiped away is told from what can`() throws {
    func state(_ layers: String) throws -> String {
      let text = #"{"base":{"flow":"checkout","stack":["feed"]},"modals":["# + layers + "]}"
      return try JSONDecoder().decode(NavigationState<TinyGraph>.self, from: Data(text.utf8)).debugDescription
    }
    let flow = #"{"flow":"checkout","style":"sheet","dismissable":false,"stack":["feed"]}"#
    let screen = #"{"screen":"feed","style":"popover"}"#
    #expect(
      try state(flow + "," + screen) == "flow checkout: feed · sheet (not dismissable) checkout: feed · popover feed")
    #expect(
      try state(#"{"screen":"feed","style":"popover","dismissable":false}"#)
        == "flow checkout: feed · popover (not dismissable) feed")
  }
}
