import SwitchyardEmission

/// The files that `--fixed-outputs` writes whatever a spec says, known from the names of the spec files alone.
///
/// A builder such as SwiftPM must name the outputs of a command before it has read a spec. Where there is nothing to say a
/// file is empty.
enum FixedOutputs {
  private static let targets = EmissionTarget.allCases.filter { $0 != .tests }

  /// - Parameter specFiles: the paths of a spec and of all that it includes.
  static func names(for specFiles: [String]) -> [String] {
    specFiles.flatMap { file in targets.map { OutputName.swift(of: file, for: $0) } }
      + RuntimeFile.Part.allCases.map(\.rawValue)
  }

  static func emptyFile(for spec: String) -> String {
    """
    // swift-format-ignore-file
    // swiftlint:disable all
    // \(GeneratedHeader.opening) from \(spec). It is empty: the builder asks for it, and the spec does not.

    """
  }
}
