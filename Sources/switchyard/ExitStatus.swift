/// How the program ends; the numbers above 1 are those of `sysexits.h`.
enum ExitStatus: Int32 {
  case clean = 0
  /// Findings at error level, or files that differ.
  case findings = 1
  case usage = 64
  case unreadableInput = 66
  case missingProgram = 69
  case internalFault = 70
  case unwritableOutput = 73
}
