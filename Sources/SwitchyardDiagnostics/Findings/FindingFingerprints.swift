/// Gives findings names by which services know them again: by what is at fault and why, not by the place, so that lines can be
/// added above it. No two findings of a run share one.
package struct FindingFingerprints {
  private var uses: [UInt64: Int] = [:]

  package init() {}

  /// `9a4ef6c9a91f1a27`, and for the second finding that only its words tell from the first `9a4ef6c9a91f1a27:2`.
  ///
  /// - Parameter path: the file, as ``ReportedPath`` names it.
  package mutating func fingerprint(of finding: Finding, in path: ReportedPath) -> String {
    // What has no subject is known by its words.
    let parts = [finding.rule.id, path.identity, finding.subject ?? finding.message, finding.reason ?? ""]
    let name = hash(of: parts)
    let use = (uses[name] ?? 0) + 1
    uses[name] = use
    let digits = String(name, radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.utf8.count)
    return padding + digits + (use > 1 ? ":" + String(use) : "")
  }
}

/// FNV-1a of the texts, with a byte behind each that no UTF-8 has: the same on every machine.
private func hash(of texts: [String]) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for text in texts {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0xFF) &* 0x100_0000_01b3
  }
  return hash
}
