import SwitchyardDiagnostics
import SwitchyardModel

/// Answers a script, line by line: an action in, its result out.
///
/// An app that the first action does not launch or restore is launched before it, with no guard holding; that is not
/// answered.
package struct ScriptSession {
  /// What one line comes to.
  package enum Answer: Equatable, Sendable {
    case result(String)
    /// A line without an action.
    case nothing
    /// Why the line is none, in the form in which build systems look for errors. The script ends here.
    case fault(String)
  }

  private var simulator: Simulator
  private let reader: ActionReader
  private let name: String
  private let format: ResultFormat
  private var lineNumber = 0
  private var earlier: NavigationState?

  /// - Parameter name: what the script is called in faults.
  package init(_ simulator: Simulator, name: String, format: ResultFormat = .json) {
    self.simulator = simulator
    self.name = name
    self.format = format
    reader = ActionReader(simulator.graph)
  }

  /// - Parameter line: without what ends it.
  package mutating func answer(to line: [UInt8]) -> Answer {
    lineNumber += 1
    var line = line[...]
    if lineNumber == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    guard line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else { return .nothing }
    do throws(ActionFault) {
      return .result(perform(try reader.step(ofLine: Array(line))))
    } catch {
      return .fault("\(name.printable):\(lineNumber): error: \(error.text)")
    }
  }

  private mutating func perform(_ step: SimulationStep) -> String {
    let graph = simulator.graph
    if simulator.state == nil, !step.action.begins { simulator.perform(SimulationStep(.launch)) }
    let state = simulator.state
    let result = simulator.perform(step)
    defer { earlier = state }
    switch format {
    case .json: return result.json(of: step, in: graph).compactText + "\n"
    case .text:
      let words = TraceWords(simulator).words(of: step, in: state, after: earlier, with: result)
      return result.text(of: step, saying: words, in: graph)
    }
  }
}

extension ActionReader {
  func step(ofLine line: [UInt8]) throws(ActionFault) -> SimulationStep {
    let json: JSONValue
    do throws(JSONReader.Fault) {
      json = try JSONReader.value(of: line)
    } catch {
      throw ActionFault("this is not JSON: \(error.message), at column \(error.offset + 1)")
    }
    return try step(json)
  }
}
