internal import SwitchyardDiagnostics

/// A scheme or a host of `links:` that is none.
struct InvalidLinkOrigin: Problem {
  enum Flaw {
    /// `courier://`
    case schemeWithSlashes(scheme: String)
    case scheme
    /// `https`, which belongs to hosts.
    case webScheme
    case hostWithScheme(host: String)
    case hostWithPath(host: String)
    case hostWithPort(host: String)
    case hostWithWildcard
    case hostNotASCII
    case host
    /// Patterns, and nothing that a URL could begin with.
    case none
  }

  static let rule = ModelRules.invalidLink

  var text: String
  var flaw: Flaw
  var span: SourceSpan

  var subject: String? {
    switch flaw {
    case .schemeWithSlashes, .scheme, .webScheme: "links.schemes"
    case .none: "links"
    default: "links.hosts"
    }
  }

  var message: String {
    switch flaw {
    case .schemeWithSlashes: "'\(text)' is more than a scheme"
    case .scheme: text.isEmpty ? "a scheme is empty" : "'\(text)' is not a URL's scheme"
    case .webScheme: "'\(text)' belongs to the web, and is no scheme of an app"
    case .hostWithScheme, .hostWithPath: "'\(text)' is more than a host"
    case .hostWithPort: "'\(text)' has a port, which universal links cannot have"
    case .hostWithWildcard: "'\(text)' stands for many hosts"
    case .hostNotASCII: "'\(text)' has letters that a URL's host cannot have"
    case .host: text.isEmpty ? "a host is empty" : "'\(text)' is not a host's name"
    case .none: "there are links, but neither a scheme nor a host that could open them"
    }
  }

  var help: String? {
    switch flaw {
    case .schemeWithSlashes(let scheme): "write \(scheme)"
    case .scheme: "a scheme is a letter, then letters, digits, '+', '-' and '.'"
    case .webScheme: "list the host in 'hosts'"
    case .hostWithScheme(let host), .hostWithPath(let host), .hostWithPort(let host): "write \(host)"
    case .hostWithWildcard: "list each host"
    case .hostNotASCII: "write it as DNS does, with xn--"
    case .host: "a host is written as example.com"
    case .none: "add 'schemes: [app]' or 'hosts: [app.example]'"
    }
  }
}
