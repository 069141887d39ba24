/// The keys of a spec file.
package enum RootKey: String, SpecKey {
  case switchyard
  case name
  case module
  case include
  case start
  case screens
  case flows
  case tabs
  case events
  case external
  case guards
  case transitions
  case links
  case types

  package static let mapping = SpecMapping.spec
  package static let table = KeyTable(of: RootKey.self)
  package static let requiredKeys = [RootKey.switchyard, .name]

  package var declaration: KeyDeclaration {
    switch self {
    case .switchyard:
      key("The version of the spec language that this file is written in: 1.", .version(SpecDecoder.version))
    case .name:
      key(
        "The prefix of the generated types, in UpperCamelCase: `Courier` makes `CourierRoute`. Only in the root file, "
          + "where it must be given.", .name(.identifier))
    case .module:
      key(
        "The group in which the screens and flows of this included file are generated, in UpperCamelCase. From other "
          + "files they are named with it: `checkout.payment`.", .name(.identifier))
    case .include:
      key(
        "Other spec files whose sections are merged with this one's, relative to this file.",
        .either([.text, .list(of: .text)]))
    case .start:
      key(
        "Where the app begins: a flow, a screen or `tabs`, or a list of alternatives. Only in the root file; `tabs` "
          + "where there are tabs and nothing is given.", .named(.start))
    case .screens:
      key("The screens of the app, by name.", .entries(.identifier, .mapping(.screen)))
    case .flows:
      key(
        "Named navigation stacks that are presented over the app or started in its place.",
        .entries(.identifier, .mapping(.flow)))
    case .tabs:
      key("The tabs, in the order of the tab bar; each is a stack of its own.", .entries(.identifier, .mapping(.tab)))
    case .events:
      key(
        "The vocabulary that screens share: each event and its payload. An event without payload need not be listed.",
        .entries(.identifier, .mapping(.event)))
    case .external:
      key(
        "Events that the system may raise at any time, such as an expired session, each with its payload.",
        .entries(.identifier, .mapping(.event)))
    case .guards:
      key(
        "Conditions that the app answers, each with what it stands for in words.",
        .entries(.identifier, .named(.anyGuard)))
    case .transitions:
      key(
        "What is handled for every screen, where neither the screen nor its flow or tab handles it.", .named(.handlers))
    case .links:
      key("Deep links: how the app is opened from outside.", .mapping(.links))
    case .types:
      key("Types of parameters beyond the built-in ones.", .entries(.identifier, .mapping(.type)))
    }
  }
}
