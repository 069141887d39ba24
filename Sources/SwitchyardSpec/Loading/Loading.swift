import SwitchyardConcurrency
internal import SwitchyardDiagnostics
internal import SwitchyardYAML

/// The state of one run of the loader: what was read, and which files are on the way to the one being read.
struct Loading {
  /// A file by its names.
  struct Place {
    let identity: String
    /// As the system is asked for it, links and `..` as they were written.
    let openedAs: String
    /// Relative to the root file's folder, and simplified.
    let path: String
  }

  /// A file whose includes are being followed.
  private struct Frame {
    let file: Int
    let place: Place
    var nextInclude = 0
  }

  /// A file whose bytes are read, and no more.
  private struct Undecoded {
    let file: Int
    let place: Place
    let source: SourceFile
    let id: SourceFileID
    let role: SpecDecoder.Role

    func decoded(reporting bag: FindingBag) -> SpecDocument {
      SpecDecoder().decode(YAMLParser().parse(source, id: id, reporting: bag), as: role, reporting: bag)
    }
  }

  let reader: any SpecReader
  /// Outside it nothing may be included. Looked for on disk, and so only where something is included.
  private lazy var packageFolder = packageFolder(of: rootIdentity)
  let rootIdentity: String
  let rootFolder: String
  let bag: FindingBag

  private(set) var files: [SpecFiles.File] = []
  /// Files that seem to include nothing, and so can be decoded at last, all at once.
  private var undecoded: [Undecoded] = []
  private var frames: [Frame] = []
  /// The number of each file that was read, by its identity.
  private var known: [PathKey: Int] = [:]

  init(reader: any SpecReader, rootIdentity: String, rootFolder: String, bag: FindingBag) {
    self.reader = reader
    self.rootIdentity = rootIdentity
    self.rootFolder = rootFolder
    self.bag = bag
  }

  /// Takes up a file that is read: decodes it and follows its includes, or leaves both for later where it seems to have none.
  mutating func enter(
    _ place: Place, shownAs path: String, bytes: [UInt8], as role: SpecDecoder.Role, sources: inout SourceMap
  ) {
    let source = SourceFile(path: path, bytes: bytes)
    let file = Undecoded(file: files.count, place: place, source: source, id: sources.add(source), role: role)
    known[PathKey(place.identity)] = files.count
    files.append(
      SpecFiles.File(
        path: place.path, identity: place.identity,
        document: SpecDocument(file: file.id, span: SourceSpan(file: file.id, lowerBound: 0, upperBound: 0)),
        includer: frames.last?.file))
    guard mentionsInclude(bytes) else { return undecoded.append(file) }
    files[file.file].document = file.decoded(reporting: bag)
    frames.append(Frame(file: file.file, place: place))
  }

  /// Reads and decodes all files.
  mutating func followAll(sources: inout SourceMap) {
    followIncludes(sources: &sources)
    while !undecoded.isEmpty {
      let batch = undecoded
      undecoded = []
      for (file, document) in zip(batch, decoded(batch)) {
        files[file.file].document = document
        // The key is there, and written so that it is not seen: "incl\x75de".
        if !document.includes.isEmpty { frames.append(Frame(file: file.file, place: file.place)) }
      }
      followIncludes(sources: &sources)
    }
  }

  /// What files say, each decoded with a bag of its own, so that what is found stands in their order.
  private func decoded(_ batch: [Undecoded]) -> [SpecDocument] {
    let isLarge = batch.reduce(0) { $0 + $1.source.bytes.count } >= Self.worthThreads
    let decode: @Sendable (Undecoded) -> (SpecDocument, [Finding]) = { file in
      let bag = FindingBag()
      return (file.decoded(reporting: bag), bag.findings)
    }
    return (isLarge ? batch.concurrentMap(decode) : batch.map(decode)).map { document, findings in
      for finding in findings { bag.report(finding) }
      return document
    }
  }

  /// In bytes: less is decoded before a thread has begun.
  private static let worthThreads = 100_000

  private mutating func followIncludes(sources: inout SourceMap) {
    while let frame = frames.last {
      let includes = files[frame.file].document.includes
      guard frame.nextInclude < includes.count else {
        frames.removeLast()
        continue
      }
      frames[frames.count - 1].nextInclude += 1
      if !follow(includes[frame.nextInclude], from: frame.place, sources: &sources) {
        files[frame.file].document.markIncludesUnread()
      }
    }
  }

  /// - Returns: False where the file cannot be read, so that what it declares is not known.
  private mutating func follow(_ include: Spanned<String>, from place: Place, sources: inout SourceMap) -> Bool {
    do throws(IncludeFault) {
      let target = try locate(include.value, from: place)
      if let file = known[PathKey(target.identity)] {
        if let way = way(from: file, to: frames.last?.file) {
          bag.report(IncludeCycle(chain: way.map { files[$0].path } + [files[file].path], span: include.span))
        }
        return true
      }
      let bytes = try readingFault { () throws(SpecReadFailure) in try reader.bytes(of: target.identity) }
      enter(
        target, shownAs: SpecPath.simplified(SpecPath.join(rootFolder, target.path)), bytes: bytes,
        as: .included(by: include.span), sources: &sources)
      return true
    } catch {
      bag.report(UnusableInclude(path: include.value, fault: error, span: include.span))
      return false
    }
  }

  /// The files by which one has come to another, both among them; nil where the second is not included by the first.
  private func way(from first: Int, to last: Int?) -> [Int]? {
    var way: [Int] = []
    var next = last
    while let file = next {
      way.append(file)
      if file == first { return way.reversed() }
      next = files[file].includer
    }
    return nil
  }

  /// The file that an entry of `include:` names, if it may be read.
  private mutating func locate(_ path: String, from place: Place) throws(IncludeFault) -> Place {
    guard !path.isEmpty else { throw .empty }
    guard !path.hasPrefix("/") else { throw .absolute }
    // a zero byte would end the path early for the system, which would then read another file than the one that is named
    guard !path.utf8.contains(0) else { throw .missing(near: nil) }
    let opened = SpecPath.join(SpecPath.folder(of: place.openedAs), path)
    let identity: String
    do throws(IncludeFault) {
      identity = try readingFault { () throws(SpecReadFailure) in try reader.identity(of: opened) }
    } catch .missing {
      let wanted = SpecPath.simplified(SpecPath.join(SpecPath.folder(of: place.identity), path))
      guard SpecPath.holds(packageFolder, wanted) else { throw .outside }
      throw .missing(near: nearest(to: path, from: SpecPath.folder(of: place.openedAs)))
    }
    guard SpecPath.holds(packageFolder, identity) || identity == packageFolder else { throw .outside }
    switch reader.kind(of: identity) {
    case .file: break
    case .folder: throw .folder
    case .other: throw .irregular
    }
    let relative = SpecPath.simplified(SpecPath.join(SpecPath.folder(of: place.path), path))
    return Place(identity: identity, openedAs: opened, path: relative)
  }

  /// The path that may have been meant, each part of it for itself: `Cook/cook.yaml` for `cook/cok.yaml`.
  private func nearest(to path: String, from folder: String) -> String? {
    var found: [String] = []
    for part in path.split(separator: "/").map(String.init) {
      let names = reader.names(in: SpecPath.join(folder, found.joined(separator: "/")))
      let isThere = [".", ".."].contains(part) || names.contains(part)
      guard let name = isThere ? part : NearestName(to: part).among(names) else { return nil }
      found.append(name)
    }
    let near = found.joined(separator: "/")
    return near == path ? nil : near
  }

  /// The nearest folder at or above the root file in which a package begins, else the file's own.
  private func packageFolder(of identity: String) -> String {
    let own = SpecPath.folder(of: identity)
    var folder = own
    while !reader.isPackageFolder(folder) {
      guard folder != "/", !folder.isEmpty else { return own }
      folder = SpecPath.folder(of: folder)
    }
    return folder
  }

  private func readingFault<Value>(
    _ read: () throws(SpecReadFailure) -> Value
  ) throws(IncludeFault) -> Value {
    do throws(SpecReadFailure) {
      return try read()
    } catch {
      switch error.reason {
      case .missing: throw .missing(near: nil)
      case .unreadable(let words): throw .unreadable(words)
      }
    }
  }

  /// Two files of one module would have to be generated as one group.
  func reportRepeatedModules() {
    var first: [String: SourceSpan] = [:]
    for file in files {
      guard let module = file.document.module else { continue }
      if let span = first[module.value] {
        bag.report(RepeatedModule(name: module.value, first: span, span: module.span))
      } else {
        first[module.value] = module.span
      }
    }
  }
}

extension SpecDocument {
  /// Notes that not everything is known that the file's includes declare.
  fileprivate mutating func markIncludesUnread() {
    let section = RootKey.include.rawValue
    if !unreadSections.contains(section) { unreadSections.append(section) }
  }
}
