/// Where reading broke off, and how to find the line from which it can go on.
struct Cut {
  /// The first line that may be it.
  var searchFrom: Int

  /// How far it may be indented: a line that is indented more may belong to the broken one.
  var indentation: Int

  /// Whether the broken line stands in brackets: then a line that looks like a key may still stand in them, too.
  var isInBrackets: Bool

  /// Whether the broken line begins with a key that is in the tree, so that only its value is broken.
  var isKeyRead: Bool

  /// Whether something in the lines before it did not come through as an event.
  var hasLostLines: Bool

  /// Whether nothing is wrong here: what was read since the last cut has just ended.
  var isOrderlyEnd: Bool
}
