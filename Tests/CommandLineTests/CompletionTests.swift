import Foundation
import SwitchyardTestSupport
import Testing

struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func `a completion script is accepted by its shell`(shell: String) throws {
    let folder = try TemporaryFolder()
    let script = try Switchyard.run("completions", shell, in: folder)
    #expect(script.status == 0)
    for word in ["lint", "strict", "reporter", "github", "unused-event"] { #expect(script.output.contains(word)) }
    guard let program = find(shell) else {
      // Said, since a test that looks at nothing should not look as if it had.
      print("skipped: \(shell) is not installed, so its completions are not read by it")
      return
    }
    try folder.write(script.output, to: "script")
    let outcome = try Switchyard.run(program, ["-n", "script"], in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
  }

  @Test(arguments: [
    (["lin"], ["lint", "links"]), (["--v"], ["--version"]), (["lint", "--str"], ["--strict"]),
    (["lint", "--reporter", "j"], ["json", "junit"]), (["lint", "--reporter", "=", "x"], ["xcode"]),
    (["lint", "--only", "syntax,unused-e"], ["syntax,unused-event"]), (["lint", "A"], ["A b.routes.yaml"]),
    (["trace", "A"], ["A b.routes.yaml"]), (["trace", "--event", "A"], []), (["trace", "--to-s"], ["--to-stack"]),
    (["completions", ""], ["bash", "zsh", "fish"]),
  ])
  func `bash completes commands, options, values, lists and specs`(words: [String], offers: [String]) throws {
    guard let bash = find("bash") else {
      print("skipped: bash is not installed")
      return
    }
    let folder = try TemporaryFolder()
    try folder.write("", to: "A b.routes.yaml")
    try folder.write("", to: "A.txt")
    try folder.write(Switchyard.run("completions", "bash", in: folder).output, to: "script")
    let outcome = try Switchyard.run(
      bash,
      [
        "-c", #". ./script; COMP_WORDS=(switchyard "$@"); COMP_CWORD=$#; _switchyard; printf '%s\n' "${COMPREPLY[@]}""#,
        "bash",
      ] + words, in: folder)
    #expect(outcome.output.split(separator: "\n").map(String.init) == offers)
  }

  private func find(_ shell: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(filePath: String($0)).appending(path: shell) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
