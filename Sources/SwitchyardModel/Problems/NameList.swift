/// `'a'`, `'a' and 'b'`, `'a', 'b' and 3 more`: the first of `count` names, in quotes.
package func list(_ first: [String], of count: Int) -> String {
  var parts = first.map { "'\($0)'" }
  if count > first.count { parts.append("\(count - first.count) more") }
  guard parts.count > 1, let last = parts.popLast() else { return parts.joined() }
  return parts.joined(separator: ", ") + " and " + last
}
