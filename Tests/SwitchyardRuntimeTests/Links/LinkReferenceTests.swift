import Foundation
import SwitchyardModel
import Testing

@testable import SwitchyardRuntime

/// What a placeholder of type `URL` takes: the same in the app, in the simulator and in a spec's literals, and only what
/// every Foundation takes as it is.
@Suite struct LinkReferenceTests {
  @Test(arguments: [
    "a", "/", "//", "?", "#", "a/b;c=d,e", "./a:b", "https://example.com", "https://example.com:443/a?b=c#d",
    "mailto:a@b.c", "http://[::1]:80/a", "http://u:p@h/", "http://:80", "http://h:", "a:", "tel:+1-2", "%41",
    "a?b?c/d#e?f",
  ])
  func `what is encoded and has its parts in order is a URL`(text: String) {
    #expect(isURL(text))
  }

  @Test(arguments: [
    // not encoded, or by half
    "", "é", "a b", "%", "%4", "%4g", "a%zz", "<a>", "a\\b", "\"", "{a}", "a^b", "a|b", "`",
    // in the wrong place
    "[", "a]", "http://[", "http://[]", "http://[::1", "http://[::1]a", "http://[g]", "http://a[b]", "http://h/[1]",
    "a#b#c", "a#[", "?[", "a?b=[]", ":", ":a", "1:a", "é:a", "http://a:x", "http://a:1:2", "http://a@b@c",
    "http://h:80x/",
  ])
  func `anything else is none`(text: String) {
    #expect(!isURL(text))
  }

  @Test(arguments: 0..<4)
  func `random texts are URLs to both, and to Foundation, or to neither`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let parts = [
      "http", ":", "//", "/", "@", "[", "]", "::1", "80", "?", "#", "%41", "%", "a", "é", " ", ".", "..", "&", "=", "+",
      ";",
      "example.com", "-", "_", "~", "!", "$", "'", "(", "*", ",", "1", "https://", "x:",
    ]
    var accepted = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...7, using: &random)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &random)]
      }
      .joined()
      accepted += isURL(text) ? 1 : 0
    }
    #expect(accepted > 2_000)
  }

  /// Whether the app takes a text, once all have been asked.
  private func isURL(_ text: String) -> Bool {
    var bytes = text
    let isURL = bytes.withUTF8 { LinkReference.isURL($0[...]) }
    #expect(isURL == (URLText.flaw(in: text) == nil), "the two readings differ about '\(text)'")
    if isURL { #expect(URL(string: text)?.absoluteString == text, "Foundation reads '\(text)' otherwise") }
    return isURL
  }
}
