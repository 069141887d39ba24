/// A router as one writes it at first: a flat enum of routes and one of events, with what Swift synthesises, and one
/// `switch` for each question.
func handWrittenRouter(screens: Int) -> String {
  func payload(_ index: Int) -> String {
    let parameters = ["id: Int", "query: String? = nil", "page: Int = 1"].prefix(index % 4)
    return parameters.isEmpty ? "" : "(" + parameters.joined(separator: ", ") + ")"
  }
  let all = 0..<screens
  let routes = all.map { "  case screen\($0)\(payload($0))\n" }.joined()
  let events = all.map { "  case open\($0)(id: Int)\n  case close\($0)\n" }.joined()
  let rows = all.map { index in
    let target = (2 * index + 1) % screens
    let argument = target % 4 == 0 ? "" : "(id: id)"
    return "  case (.screen\(index), .open\(index)(let id)): .push(.screen\(target)\(argument), id)\n"
      + "  case (.screen\(index), .close\(index)): .pop\n"
  }
  return """
    enum Route: Hashable {
    \(routes)}
    enum Event: Hashable {
    \(events)}
    enum Transition: Hashable {
      case push(Route, Int)
      case pop
    }
    func transition(for event: Event, on route: Route) -> Transition? {
      switch (route, event) {
    \(rows.joined())  default: nil
      }
    }
    extension Route {
      var title: String {
        switch self {
    \(all.map { "    case .screen\($0): \"Screen \($0)\"\n" }.joined())    }
      }
    }
    """
}

/// A program that asks the navigator and the link table of a large flat spec, and prints what each call takes.
///
/// A linear scan with regular expressions is what a router does that keeps a list of patterns: it compiles one after the
/// other until one matches.
func routerTimings(screens: Int) -> String {
  """
  import Foundation
  import SwitchyardRuntime

  /// What other programs do on the machine does not count.
  func processorNanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  @MainActor func nanoseconds(_ count: Int, _ work: (Int) -> Void) -> Double {
    var runs: [Double] = []
    for _ in 0..<7 {
      let start = processorNanoseconds()
      for index in 0..<count { work(index) }
      runs.append((processorNanoseconds() - start) / Double(count))
    }
    return runs.sorted()[3]
  }

  @MainActor func say(_ what: String, _ time: Double) {
    print("  \\(what): \\(String(format: "%.2f", time / 1000)) µs")
  }

  let count = \(screens)
  let navigator = LargeNavigator()
  guard let screen = navigator.visibleSender(LargeScreen0Event.self) else { fatalError("another screen is visible") }
  let patterns = (0..<count).map { "/open\\($0)" + ($0 % 4 > 0 ? "/{id}" : "") }
  let urls = patterns.map { "large://" + $0.dropFirst().replacing("{id}", with: "7") }
  precondition(urls.allSatisfy { LargeRouter.links.match($0) != nil })

  let send = nanoseconds(20_000) { index in
    screen(.open0From0)
    navigator.back()
  }
  say("send, and back", send)
  say("open", nanoseconds(20_000) { index in navigator.open(urls[index &* 7919 % count]) })
  let match = nanoseconds(20_000) { index in _ = LargeRouter.links.match(urls[index &* 7919 % count]) }
  say("a link matched", match)

  func expression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern.replacing("{id}", with: "([^/]+)"))
  }
  func scan(_ url: String, _ expressions: (Int) -> NSRegularExpression?) {
    let path = "/" + url.dropFirst("large://".count)
    let range = NSRange(location: 0, length: path.utf16.count)
    for index in 0..<count where expressions(index)?.firstMatch(in: path, range: range)?.range == range { return }
    fatalError("nothing matches \\(url)")
  }
  // The patterns that are looked for lie evenly among the others.
  let compiled = patterns.map(expression)
  let kept = nanoseconds(10) { index in scan(urls[(2 * index + 1) * count / 20]) { compiled[$0] } }
  let scanned = nanoseconds(3) { index in scan(urls[(2 * index + 1) * count / 6]) { expression(patterns[$0]) } }
  say("a linear scan of regular expressions, each compiled before", kept)
  say("a linear scan of regular expressions, each compiled when it is tried", scanned)
  print("  the scans take \\(Int(kept / match)) and \\(Int(scanned / match)) times as long as the table")
  """
}
