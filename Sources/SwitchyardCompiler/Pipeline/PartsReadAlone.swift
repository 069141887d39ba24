import SwitchyardDiagnostics
import SwitchyardSpec

extension [CheckedSpec] {
  /// The same where a part of a spec that is read alone is told of the root file of this run that it belongs to. Where that one
  /// names a file that cannot be read, it may well mean the part, and nothing is said of the part before that is mended.
  var withPartsSentToRoots: [CheckedSpec] {
    let roots = filter { $0.files.files[0].document.name != nil }
    return map { part in
      guard let place = part.placeReadAlone, let root = roots.root(for: part) else { return part }
      var part = part
      if root.hasUnreadInclude {
        part.findings.removeAll { $0.span == place && $0.rule == SpecRules.include }
      } else {
        let path = SpecPath.relative(part.path, to: SpecPath.folder(of: root.path)) ?? part.path
        let help = "write '\(path.clipped)' in the '\(RootKey.include.rawValue)' of '\(root.path.clipped)'"
        for index in part.findings.indices
        where part.findings[index].span == place && part.findings[index].rule == SpecRules.include {
          part.findings[index].help = help
        }
      }
      return part
    }
  }

  /// Of root files the one whose folder holds the part, the nearest of several; or the only one.
  private func root(for part: CheckedSpec) -> CheckedSpec? {
    let above = filter { root in
      SpecPath.relative(part.path, to: SpecPath.folder(of: root.path))?.hasPrefix("..") == false
    }
    let depths = above.map { SpecPath.simplified(SpecPath.folder(of: $0.path)).utf8.count }
    guard let deepest = depths.max() else { return count == 1 ? self[0] : nil }
    // Of two roots in one folder nobody knows which one is meant.
    return depths.count { $0 == deepest } == 1 ? depths.firstIndex(of: deepest).map { above[$0] } : nil
  }
}

extension CheckedSpec {
  /// Where it says that it is a part of a spec, though it is read alone.
  fileprivate var placeReadAlone: SourceSpan? { files.files[0].document.readAloneAt }

  fileprivate var hasUnreadInclude: Bool {
    files.files.contains { $0.document.unreadSections.contains(RootKey.include.rawValue) }
  }
}
