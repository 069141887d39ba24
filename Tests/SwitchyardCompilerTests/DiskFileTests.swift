import SwitchyardCompiler
import Testing

struct DiskFileTests {
  @Test func `a file is read as its bytes stand`() throws {
    let folder = try TemporaryFolder("with blank é")
    try folder.write("a\r\n\u{FEFF}🙂", to: "a b.yaml")
    #expect(try DiskFile.read(folder["a b.yaml"], limit: 100) == Array("a\r\n\u{FEFF}🙂".utf8))
    try folder.write("", to: "empty")
    #expect(try DiskFile.read(folder["empty"], limit: 100).isEmpty)
    #expect(try DiskFile.read("/dev/null", limit: 100).isEmpty)
  }

  @Test func `what cannot be read is said in the system's words`() throws {
    let folder = try TemporaryFolder()
    try folder.write("12345", to: "file")
    let reasons = [
      folder["absent"]: "No such file or directory", folder.path: "Is a directory",
      folder["file/x"]: "Not a directory", String(repeating: "x", count: 5000): "File name too long",
      folder["file"]: "File too large", "/dev/zero": "File too large", "": "No such file or directory",
    ]
    for (path, reason) in reasons {
      #expect(throws: InputFailure(path: path, reason: reason)) { try DiskFile.read(path, limit: 4) }
    }
    #expect(try DiskFile.read(folder["file"], limit: 5).count == 5)
  }
}
