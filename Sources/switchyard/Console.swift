import SwitchyardCompiler

/// What a command says, held back until it is done or flushed and written at once: results to standard output, progress
/// and errors to standard error.
final class Console {
  private(set) var output = ""
  private var messages = ""
  /// Kept until the process ends, so that no time is spent on taking it apart.
  private var keepsakes: [Any] = []

  /// Adds to standard output.
  func show(_ text: String) {
    output += text
  }

  /// Adds a line on how the work goes to standard error.
  func say(_ line: String) {
    tell(line + "\n")
  }

  /// Adds lines that stand as they are to standard error.
  func tell(_ text: String) {
    messages += text
  }

  /// Adds to standard error why the work could not be done, in the form in which build systems look for errors.
  func complain(_ message: String, help: String? = nil) {
    say("switchyard: error: " + message)
    if let help { say("   help: " + help) }
  }

  /// Keeps a large value until the end, which comes sooner when nothing has to be freed.
  func keep(_ value: Any) {
    keepsakes.append(value)
  }

  /// Frees what was kept, where more is to come.
  func forget() {
    keepsakes = []
  }

  /// Gets what commands read, where somebody waits for it to change.
  var inputs: InputLog?

  /// Whether something could not be written; then nothing more is.
  private var cannotWrite = false
  /// Whether there is no use in going on, since nobody gets to read it.
  private(set) var isDeaf = false

  /// Writes what has been said so far, for those who wait for it.
  func flush() {
    do {
      if !isDeaf { isDeaf = try !StandardStream.output.write(output) }
    } catch {
      complain("cannot write to \(error.path): \(error.reason)")
      (cannotWrite, isDeaf) = (true, true)
    }
    // Where even this cannot be said there is nobody to say it to.
    _ = try? StandardStream.error.write(messages)
    (output, messages) = ("", "")
  }

  /// Writes everything, and gives the status that the program ends with.
  func finish(with status: ExitStatus) -> ExitStatus {
    flush()
    return cannotWrite ? .unwritableOutput : status
  }
}
