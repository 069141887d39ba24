import SwitchyardEmission
import SwitchyardSpec
import Testing

/// `switchyard.yaml` and the options of the command line use the same words.
struct ConfigurationWordsTests {
  @Test func `every word of an option can stand in the file, and no other`() {
    #expect(OutputSpec.Target.allCases.map(\.rawValue) == EmissionTarget.allCases.map(\.rawValue))
    #expect(OutputSpec.Access.allCases.map(\.rawValue) == EmissionOptions.Access.allCases.map(\.rawValue))
    #expect(OutputSpec.Runtime.allCases.map(\.rawValue) == EmissionOptions.Runtime.allCases.map(\.rawValue))
    #expect(OutputSpec.Tests.allCases.map(\.rawValue) == TestOptions.Framework.allCases.map(\.rawValue))
  }
}
