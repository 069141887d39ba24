/// Shows findings as workflow commands, which GitHub Actions turns into annotations of the changed files.
///
/// ```
/// ::error file=App.routes.yaml,line=31,col=7,endLine=31,endColumn=15,title=unhandled-event::'openChat' is not handled
/// ```
package struct GitHubReporter: Reporter {
  package init() {}

  package func write(_ report: Report, to text: inout String) {
    var locator = SourceLocator(report.sources)
    for finding in report.findings {
      let place = locator.place(of: finding.span)
      text += "::" + finding.severity.rawValue
      text += " file=" + escapedProperty(place.path)
      text += ",line=" + String(place.start.line)
      // The runner drops the columns of an annotation over several lines, and logs that it did.
      if place.start.line == place.end.line { text += ",col=" + String(place.start.column) }
      text += ",endLine=" + String(place.end.line)
      if place.start.line == place.end.line { text += ",endColumn=" + String(place.end.column) }
      text += ",title=" + escapedProperty(finding.rule.id)
      text += "::" + escapedMessage(message(of: finding, with: &locator)) + "\n"
    }
  }

  /// The message, the way to the fault, its notes and its help, a line each.
  private func message(of finding: Finding, with locator: inout SourceLocator) -> String {
    ([finding.message.brief] + finding.details { locator.place(of: $0).heading }).joined(separator: "\n")
  }
}

/// As `escapeData` of GitHub's own toolkit does.
private func escapedMessage(_ text: String) -> String {
  escaped(text) { byte in
    switch byte {
    case UInt8(ascii: "%"): "%25"
    case UInt8(ascii: "\r"): "%0D"
    case UInt8(ascii: "\n"): "%0A"
    default: nil
    }
  }
}

/// As `escapeProperty` of GitHub's own toolkit does: what ends a property, too.
private func escapedProperty(_ text: String) -> String {
  escaped(escapedMessage(text.printable)) { byte in
    switch byte {
    case UInt8(ascii: ":"): "%3A"
    case UInt8(ascii: ","): "%2C"
    default: nil
    }
  }
}

private func escaped(_ text: String, escape: (UInt8) -> StaticString?) -> String {
  guard text.utf8.contains(where: { escape($0) != nil }) else { return text }
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if let replacement = escape(byte) {
      replacement.withUTF8Buffer { bytes += $0 }
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
