import SwiftUI
import SwitchyardRuntime

/// Views of Layers that count taps: a count that is kept says that the screen is the same.
struct LayersViews: LayersScreens {
  func welcome(send: ScreenSender<LayersWelcomeEvent>) -> AnyView { CountingView(name: "welcome") }
  func home(send: ScreenSender<LayersHomeEvent>) -> AnyView { CountingView(name: "home") }
  func item(number: Int, send: ScreenSender<LayersItemEvent>) -> AnyView { CountingView(name: "item \(number)") }
  func quietRoom(send: ScreenSender<LayersQuietRoomEvent>) -> AnyView { CountingView(name: "quiet room") }
  func news(send: ScreenSender<LayersNewsEvent>) -> AnyView { CountingView(name: "news") }
  func guide(send: ScreenSender<LayersGuideEvent>) -> AnyView { CountingView(name: "guide") }
  func notes(send: ScreenSender<LayersNotesEvent>) -> AnyView { CountingView(name: "notes") }
  func bare(send: ScreenSender<LayersBareEvent>) -> AnyView { CountingView(name: "bare") }
}

struct CountingView: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}
