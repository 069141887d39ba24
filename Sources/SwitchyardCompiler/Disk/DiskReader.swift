import SwitchyardSpec
import SwitchyardYAML

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads spec files from the disk.
struct DiskReader: SpecReader {
  /// Where what is asked is noted, if somebody waits for other answers.
  private let log: InputLog?

  init(noting log: InputLog? = nil) {
    self.log = log
  }

  func identity(of path: String) throws(SpecReadFailure) -> String {
    log?.note(.place(of: path))
    guard let resolved = realpath(path, nil) else {
      let reason = errno
      // A pipe that a shell gives as /dev/stdin or /dev/fd/63 can be opened, but stands at no path.
      if access(path, R_OK) == 0 { return path }
      throw SpecReadFailure(path: path, errorNumber: reason)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  func bytes(of identity: String) throws(SpecReadFailure) -> [UInt8] {
    // One byte more than a spec may have is enough for the parser to say that it is too large.
    let limit = YAMLLimits.standard.size + 1
    log?.note(.text(of: identity, limit: limit))
    do throws(SystemError) {
      return try DiskFile.bytes(of: identity, limit: limit)
    } catch {
      throw SpecReadFailure(path: identity, errorNumber: error.number)
    }
  }

  func kind(of identity: String) -> SpecFileKind {
    switch fileKind(at: identity) {
    case .folder: .folder
    case .other: .other
    // What cannot be looked at says why when it is read.
    case .file, .missing, nil: .file
    }
  }

  /// Nil where it cannot be said.
  func fileKind(at path: String) -> FileKind? {
    log?.note(.kind(of: path))
    return try? FileKind(at: path)
  }

  /// The files below a folder that are called like specs.
  func specs(below folder: String) -> FolderWalk {
    let ending = ".routes.yaml"
    log?.note(.files(below: folder, ending: ending))
    return FolderWalk(below: folder, ending: ending)
  }

  func names(in path: String) -> [String] {
    ((try? FolderListing(of: path))?.entries ?? []).filter { !$0.name.hasPrefix(".") }.map(\.name)
  }

  func isPackageFolder(_ identity: String) -> Bool {
    ["Package.swift", ".git"].contains { access(SpecPath.join(identity, $0), F_OK) == 0 }
      || FolderListing.anyName(in: identity) { $0.hasSuffix(".xcodeproj") }
  }
}

extension SpecReadFailure {
  fileprivate init(path: String, errorNumber: Int32) {
    self.init(path: path, reason: errorNumber == ENOENT ? .missing : .unreadable(systemReason(errorNumber)))
  }
}

extension InputFailure {
  /// - Parameter path: as the user gave it.
  init(path: String, _ failure: SpecReadFailure) {
    switch failure.reason {
    case .missing: self.init(path: path, errorNumber: ENOENT)
    case .unreadable(let reason): self.init(path: path, reason: reason)
    }
  }
}
