import SwitchyardSpec

/// What a run has asked the disk, and what it was answered: the run would come out the same as long as the answers do.
///
/// So nothing has to be known of specs in order to watch them. A file that is missing is an answer like any other, and so is a
/// folder in which none is found.
package final class InputLog {
  private struct Entry {
    let question: DiskQuestion
    /// What the run was told.
    let answer: DiskQuestion.Answer
    /// What the disk said last.
    var latest: DiskQuestion.Answer
    var paths: [String]
  }

  private let folder: WorkingFolder
  private var entries: [Entry] = []
  private var asked: Set<DiskQuestion> = []
  /// How each path looked last.
  private var stamps: [String: FileStamp] = [:]
  /// The paths by which the user knows files, by what they lead to.
  private var shownPaths: [String: String] = [:]

  /// - Parameter folder: what relative paths are relative to.
  package init(in folder: WorkingFolder) {
    self.folder = folder
  }

  /// Notes what the disk answers; called before the run asks the same, so that a change between the two is seen.
  func note(_ question: DiskQuestion) {
    guard asked.insert(question).inserted else { return }
    let reply = question.ask()
    entries.append(
      Entry(question: question, answer: reply.answer, latest: reply.answer, paths: reply.stamps.map(\.path)))
    keep(reply.stamps)
    if case .place(let path) = question, case .place(let identity) = reply.answer, shownPaths[identity] == nil {
      shownPaths[identity] = SpecPath.simplified(path)
    }
  }

  /// Whether what stands at a path, such as a pipe, is gone once it is read.
  package static func isUsedUp(_ path: String) -> Bool {
    (try? FileKind(at: path)) == .other
  }

  /// How many files were read.
  package var fileCount: Int { entries.count { if case .text = $0.question { true } else { false } } }

  /// How many folders were searched, with all that is below them.
  package var folderCount: Int { entries.count { if case .files = $0.question { true } else { false } } }

  /// Asks the disk again, where something looks different.
  ///
  /// - Returns: whether an answer is another one than the last time.
  func look() -> Bool {
    folder.enter()
    let moved = movedPaths()
    guard !moved.isEmpty else { return false }
    var isOther = false
    for index in entries.indices where entries[index].paths.contains(where: moved.contains) {
      let reply = entries[index].question.ask()
      keep(reply.stamps)
      entries[index].paths = reply.stamps.map(\.path)
      isOther = isOther || reply.answer != entries[index].latest
      entries[index].latest = reply.answer
    }
    return isOther
  }

  /// Whether the run would come out differently by now.
  package var hasChanged: Bool {
    _ = look()
    return !changes.isEmpty
  }

  /// What is not as it was for the run, as the user calls it, each once.
  var changes: [String] {
    var known: Set<String> = []
    return entries.filter { $0.latest != $0.answer }.flatMap(names).filter { known.insert($0).inserted }
  }

  private func movedPaths() -> Set<String> {
    let now = FileStamp.Moment.now
    var moved: Set<String> = []
    for (path, known) in stamps {
      let stamp = FileStamp(of: path)
      guard stamp != known || stamp.isFresh(at: now) else { continue }
      stamps[path] = stamp
      moved.insert(path)
    }
    return moved
  }

  /// Of two looks at a path the older one counts until the next: what has changed between them is then asked for again.
  private func keep(_ looks: [(path: String, stamp: FileStamp)]) {
    for look in looks where stamps[look.path] == nil { stamps[look.path] = look.stamp }
  }

  private func names(of entry: Entry) -> [String] {
    switch entry.question {
    case .place(let path), .kind(let path), .text(let path, _):
      return [shownPaths[path] ?? SpecPath.simplified(path)]
    case .files(let folder, _):
      guard case .files(let new) = entry.latest, case .files(let old) = entry.answer else { return [folder] }
      let (before, after) = (Set(old), Set(new))
      return new.filter { !before.contains($0) } + old.filter { !after.contains($0) }
    }
  }
}
