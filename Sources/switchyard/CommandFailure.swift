import SwitchyardCompiler
import SwitchyardDiagnostics

/// Why a command could not do what it was told; findings in a spec are no failure.
enum CommandFailure: Error {
  case usage(UsageError)
  /// None is named, and none is found.
  case noSpecs
  case unreadable([InputFailure])
  case noBaseline(BaselineFailure)
  /// There is no way to what is asked for, or what is asked for is not there.
  case noWay(WayFault)
  case noAssociation(AssociationFault)
  /// A name on the command line is that of nothing in the spec.
  case unknownName(UnknownName)
  case noPicture(Graphviz.Failure)
  case unwritable(OutputFailure)

  var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .noWay(.noWay), .noWay(.noStart), .noWay(.neverVisible): .findings
    case .noWay, .unknownName: .usage
    case .noAssociation(let fault): fault.isOfUsage ? .usage : .findings
    case .noPicture: .missingProgram
    case .noSpecs, .unreadable, .noBaseline: .unreadableInput
    case .unwritable: .unwritableOutput
    }
  }

  /// What could not be done, a line each.
  var messages: [String] {
    switch self {
    case .usage(let error): [error.text]
    case .noSpecs: ["there is no *.routes.yaml in this folder or below it"]
    case .noWay(let fault): [fault.message.printable]
    case .noAssociation(let fault): [fault.message.printable]
    case .unknownName(let name): [name.message.printable]
    case .noPicture(let failure): [Self.words(for: failure)]
    case .unreadable(let failures): failures.map(Self.message)
    case .noBaseline(let baseline): [Self.message(baseline.failure)]
    case .unwritable(let failure): ["cannot write '\(failure.path.printable)': \(failure.reason)"]
    }
  }

  private static func message(_ failure: InputFailure) -> String {
    "cannot read '\(failure.path.printable)': \(failure.reason)"
  }

  /// - Parameter command: the command that was run; nil where none was understood.
  func help(for command: String?) -> String? {
    switch self {
    case .usage(let error) where error.help != nil: error.help
    case .usage: "see 'switchyard \(command.map { $0 + " " } ?? "")--help'"
    case .noSpecs where command == TraceCommand.name: Self.helpOnSpecs
    case .noSpecs: "name one: switchyard \(command ?? "lint") path/to/App.routes.yaml"
    case .noWay(.noWay(let missing)) where missing.nearestStack != nil: nil
    case .noWay(.noStart): "'switchyard lint' says what is wrong with it"
    case .noWay(.noWay): "'switchyard lint' says what can't be reached, and why"
    case .noWay(.severalSpecs): Self.helpOnSpecs
    case .noWay(let fault): fault.help?.printable
    case .noAssociation(let fault): fault.help
    case .noPicture(.notInstalled):
      "install it (apt install graphviz, brew install graphviz), or take '--format dot' to where it is"
    case .noBaseline(let baseline) where baseline.isMissing: "'switchyard lint --write-baseline' writes it"
    case .unreadable, .unwritable, .unknownName, .noPicture, .noBaseline: nil
    }
  }

  private static func words(for failure: Graphviz.Failure) -> String {
    switch failure {
    case .notInstalled: "'--format svg' needs Graphviz, and there is no program 'dot' on the PATH"
    case .cannotRun(let reason): "'dot' cannot be run: \(reason)"
    case .failed(let status?): "Graphviz made no picture: 'dot' ended with status \(status)"
    case .failed(nil): "Graphviz made no picture: 'dot' was ended by a signal"
    }
  }

  private static let helpOnSpecs = "name one: --spec path/to/App.routes.yaml"
}
