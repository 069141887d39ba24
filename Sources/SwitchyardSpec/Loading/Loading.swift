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

  let reader: any SpecReader
  /// Outside it nothing may be included. Looked for on disk, and so only where something is included.
  private lazy var packageFolder = packageFolder(of: rootIdentity)
  let rootIdentity: String
  let rootFolder: String
  let bag: FindingBag

  private(set) var files: [SpecFiles.File] = []
  private var frames: [Frame] = []
  /// The number of each file that was read, by its identity.
  private var known: [String: Int] = [:]

  init(reader: any SpecReader, rootIdentity: String, rootFolder: String, bag: FindingBag) {
    self.reader = reader
    self.rootIdentity = rootIdentity
    self.rootFolder = rootFolder
    self.bag = bag
  }

  /// Decodes a file, and takes it up to follow its includes.
  mutating func enter(
    _ place: Place, shownAs path: String, bytes: [UInt8], as role: SpecDecoder.Role, sources: inout SourceMap
  ) {
    let source = SourceFile(path: path, bytes: bytes)
    let id = sources.add(source)
    let tree = YAMLParser().parse(source, id: id, reporting: bag)
    let document = SpecDecoder().decode(tree, as: role, reporting: bag)
    known[place.identity] = files.count
    let includer = frames.last?.file
    frames.append(Frame(file: files.count, place: place))
    files.append(
      SpecFiles.File(path: place.path, identity: place.identity, document: document, includer: includer))
  }

  mutating func followIncludes(sources: inout SourceMap) {
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
      if let file = known[target.identity] {
        if let start = frames.firstIndex(where: { $0.file == file }) {
          let chain = frames[start...].map(\.place.path) + [files[file].path]
          bag.report(IncludeCycle(chain: chain, span: include.span))
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
