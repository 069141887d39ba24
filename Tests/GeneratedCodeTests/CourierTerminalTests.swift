import Foundation
import SwitchyardEmission
import SwitchyardTestSupport
import Testing

/// The package in Examples that uses Switchyard as an app does.
@Suite struct CourierTerminalTests {
  private static let folder = "Examples/Courier"
  private static let generated = folder + "/Sources/CourierTerminal/Generated"

  @Test func `its generated code is what its spec becomes`() throws {
    for file in try GeneratedApp(specAt: Self.folder + "/courier.routes.yaml").files {
      let path = Self.generated + "/" + file.path
      if ProjectFiles.areToBeUpdated { try Data(file.bytes).write(to: ProjectFiles.url(path)) }
      #expect(try ProjectFiles.text(of: path) == file.text, "UPDATE_GENERATED=1 swift test writes it again")
    }
  }

  @Test func `it builds as a package, and plays a session through generated code`() throws {
    let scratch = try TemporaryFolder("courier-terminal")
    let package = ProjectFiles.url(Self.folder).path
    let build = ["swift", "build", "--quiet", "--package-path", package, "--scratch-path", scratch.path]
    let built = try CommandRun(build)
    #expect(built.status == 0, "\(built.output)")
    let session = try ProjectFiles.text(of: Self.folder + "/session.txt")
    let played = try CommandRun([scratch["debug/CourierTerminal"]], input: session)
    let expected = Self.folder + "/session.expected.txt"
    if ProjectFiles.areToBeUpdated { try Data(played.output.utf8).write(to: ProjectFiles.url(expected)) }
    #expect(try played.output == ProjectFiles.text(of: expected))
  }
}
