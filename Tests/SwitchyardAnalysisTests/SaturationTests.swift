import Foundation
import SwitchyardModel
import SwitchyardSimulation
import Testing

@testable import SwitchyardAnalysis

/// What the saturation holds possible against what explorations see, on graphs made by chance.
struct SaturationTests {
  /// `RANDOM_GRAPHS=5000 swift test --filter SaturationTests` looks at more of them.
  private static let seeds: ClosedRange<UInt64> = {
    let count = ProcessInfo.processInfo.environment["RANDOM_GRAPHS"].flatMap { UInt64($0) } ?? 100
    return 1...count
  }()

  private struct Pair {
    var saturation: Saturation
    var places: Places
    var exploration: Exploration

    init(_ graph: RouteGraph, effort: Int) {
      let program = Program(graph)
      saturation = Saturation(graph, program: program)
      saturation.run()
      places = Places(saturation)
      var frame = ExplorationFrame(graph, program: program)
      frame.isThorough = true
      exploration = Exploration(.full, frame: frame, wanted: [])
      exploration.run(effortLimit: effort)
    }

    /// What was seen that the saturation does not know.
    var missing: [String] {
      let program = saturation.program
      var missing: [String] = []
      for transition in program.transitions.indices {
        if exploration.interpreter.isChosen[transition], !saturation.results.isChosen[transition] {
          missing.append("chosen \(transition)")
        }
        if exploration.interpreter.succeeds[transition], !saturation.results.succeeds[transition] {
          missing.append("succeeds \(transition)")
        }
      }
      for case .failure(let transition, let reason) in exploration.found.keys where reason != .raiseLoop {
        if saturation.results.failures[Int(transition)] & reason.bit == 0 { missing.append("\(transition) \(reason)") }
      }
      for screen in saturation.graph.screenIDs {
        for container in exploration.standing.containers(of: screen.index)
        where !places.standing.contains(container, at: screen.index) {
          missing.append("standing \(screen) \(container)")
        }
        for container in exploration.visible.containers(of: screen.index)
        where !places.visible.contains(container, at: screen.index) {
          missing.append("visible \(screen) \(container)")
        }
      }
      return missing
    }

    /// What the saturation holds possible that does not happen.
    var spurious: [String] {
      let program = saturation.program
      var spurious: [String] = []
      for transition in program.transitions.indices {
        if !exploration.interpreter.isChosen[transition], saturation.results.isChosen[transition] {
          spurious.append("chosen \(transition)")
        }
        for reason in FailureReason.allCases
        where saturation.results.failures[transition] & reason.bit != 0 && reason != .raiseLoop {
          let want = Want.failure(Program.TransitionID(transition), reason)
          if exploration.found[want] == nil { spurious.append("\(transition) \(reason)") }
        }
      }
      for screen in saturation.graph.screenIDs {
        for container in places.standing.containers(of: screen.index)
        where !exploration.standing.contains(container, at: screen.index) {
          spurious.append("standing \(screen) \(container)")
        }
      }
      return spurious
    }
  }

  @Test func `nothing is seen that the saturation calls impossible`() {
    for seed in Self.seeds {
      let missing = Pair(RandomGraph(seed: seed).graph, effort: 4_000).missing
      #expect(missing.isEmpty, "seed \(seed): \(missing)")
    }
  }

  @Test func `where nothing was taken more widely, what seems possible happens`() {
    var exact = 0
    var inexact = 0
    for seed in Self.seeds {
      let pair = Pair(RandomGraph(seed: seed).graph, effort: 4_000)
      guard pair.exploration.isExhausted else { continue }
      let spurious = pair.spurious
      if pair.saturation.results.isWidened {
        if !spurious.isEmpty { inexact += 1 }
        continue
      }
      exact += 1
      #expect(spurious.isEmpty, "seed \(seed): \(spurious)")
    }
    print("\(exact) graphs gone through exactly; of the others \(inexact) were taken too widely")
    #expect(exact > 0)
  }
}
