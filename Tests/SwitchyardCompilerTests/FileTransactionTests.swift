import Foundation
import SwitchyardCompiler
import SwitchyardTestSupport
import Testing

struct FileTransactionTests {
  @Test func `files are written, also into folders that are not there yet`() throws {
    let folder = try TemporaryFolder("with blank é")
    try FileTransaction.apply([.write(Array("1".utf8), to: folder["a/b/c.swift"]), .write([], to: folder["d"])])
    #expect(folder.files == ["a", "a/b", "a/b/c.swift", "d"])
    #expect(folder.text(of: "a/b/c.swift") == "1")
  }

  @Test func `a file that is written again keeps its mode`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder["a"])
    try FileTransaction.apply([.write(Array("new".utf8), to: folder["a"])])
    #expect(folder.text(of: "a") == "new")
    #expect(try folder.attributes(of: "a")[.posixPermissions] as? Int == 0o640)
  }

  @Test func `a symbolic link is written through to its target`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real/a")
    try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: "real/a")
    try FileManager.default.createSymbolicLink(atPath: folder["dangling"], withDestinationPath: "real/b")
    try FileTransaction.apply([.write([49], to: folder["link"]), .write([50], to: folder["dangling"])])
    #expect(folder.text(of: "real/a") == "1" && folder.text(of: "real/b") == "2")
    #expect(try folder.attributes(of: "link")[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(folder.files == ["dangling", "link", "real", "real/a", "real/b"])
  }

  @Test func `links in a circle are refused`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: folder["a"], withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(atPath: folder["b"], withDestinationPath: "a")
    #expect(throws: OutputFailure.self) { try FileTransaction.apply([.write([], to: folder["a"])]) }
  }

  @Test func `where one file cannot be staged no other is changed and nothing is left`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a")
    try folder.write("", to: "taken/x")
    #expect(throws: OutputFailure(path: folder["taken"], reason: "Is a directory")) {
      try FileTransaction.apply([
        .write([49], to: folder["a"]), .write([50], to: folder["new/folder/b"]), .write([51], to: folder["taken"]),
      ])
    }
    #expect(folder.text(of: "a") == "old")
    #expect(folder.files == ["a", "taken", "taken/x"])
  }

  @Test func `where one file cannot be put in place those before it are put back`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a")
    try folder.write("gone?", to: "b")
    // That 'absent' cannot be removed shows only when the others are in place.
    #expect(throws: OutputFailure(path: folder["absent"], reason: "No such file or directory")) {
      try FileTransaction.apply([
        .write([49], to: folder["a"]), .remove(folder["b"]), .write([50], to: folder["new/c"]),
        .remove(folder["absent"]),
      ])
    }
    #expect(folder.files == ["a", "b"])
    #expect(folder.text(of: "a") == "old" && folder.text(of: "b") == "gone?")
  }

  @Test func `what is to be new takes the place of nothing, not even of a link that leads nowhere`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: folder["b"], withDestinationPath: "nowhere")
    #expect(throws: OutputFailure(path: folder["b"], reason: "it is there already")) {
      try FileTransaction.apply([.create([49], at: folder["new/a"]), .create([50], at: folder["b"])])
    }
    #expect(folder.files == ["b"])
    try FileTransaction.apply([.create([49], at: folder["new/a"]), .create([50], at: folder["c"])])
    #expect(folder.files == ["b", "c", "new", "new/a"] && folder.text(of: "new/a") == "1")
  }

  @Test func `a file in the way of a folder is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let path = folder["file/a.swift"]
    #expect(throws: OutputFailure(path: path, reason: "Not a directory")) {
      try FileTransaction.apply([.write([], to: path)])
    }
    #expect(throws: OutputFailure(path: folder["file/deeper"], reason: "Not a directory")) {
      try FileTransaction.apply([.write([], to: folder["file/deeper/a.swift"])])
    }
  }
}
