/// Shows what a run found, in one form: for people, for an editor, for a service or for a program.
///
/// A reporter takes the findings in the order of the ``Report``, and its work is linear in what it writes.
package protocol Reporter {
  /// Adds the whole report to `text`. The same report is always the same text.
  func write(_ report: Report, to text: inout String)
}
