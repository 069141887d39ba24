// Asks the generated code of Courier, and prints a line for each answer.
import SwitchyardRuntime

struct Session: CourierGuards {
  var isSignedIn: Bool
}

func line(_ text: String?) { print(text ?? "nil") }

// Routes and their addresses.
let post = CourierRoute.post(id: 42)
line(post.description)
line(post.name)
line(post.path)
line(post.url)
line(CourierRoute.profile(userID: "ada").url)
line("\(post == .post(id: 42, highlight: nil, page: 1)) \(post == .post(id: 42, highlight: "x")) \(post == .feed)")
line("\(Set([post, .post(id: 42), .feed]).count)")
line(CourierRoute.search(query: "a b", sort: .oldest).description)
line(post.screen.name)
line(CourierScreen.feed.title)
line(CourierTab.allCases.map { "\($0.name) \($0.title ?? "-") \($0.icon ?? "-") \($0.root)" }.joined(separator: ", "))
line(CourierFeedEvent.openPost(id: 7).event.description)

// What each event does, and whether guards keep their answers.
final class Asked: CourierGuards {
  var count = 0
  var isSignedIn: Bool {
    count += 1
    return count == 1
  }
}

let asked = Asked()
let remembered = CourierRouter.remembering(asked)
line("\(remembered.isSignedIn) \(remembered.isSignedIn) \(asked.count)")
line("\(CourierRouter.start(guards: asked))")

// Links.
for url in [
  "courier://posts/42", "courier:///posts/42", "https://courier.example/posts/42", "courier://courier.example/posts/42",
  "COURIER://posts/42/", "https://COURIER.example/posts/42#top", "https://other.example/posts/42", "courier://posts/x",
  "courier://posts/", "courier://posts/99999999999999999999", "courier://users/ada%20l/chat", "courier://users//chat",
  "courier://search", "courier://search?sort=oldest&q=a%26b&utm=1", "courier://search?sort=worst", "", "courier:",
] {
  line(url + " → " + (CourierRouter.transition(opening: url, guards: asked).map { "\($0)" } ?? "nil"))
}
