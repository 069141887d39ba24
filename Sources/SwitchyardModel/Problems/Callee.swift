/// What takes arguments, in the words of a finding: screen 'post', flow 'checkout', event 'orderPlaced'.
struct Callee {
  var kind: ElementKind
  var name: String

  var words: String { "\(kind.rawValue) '\(name)'" }
}
