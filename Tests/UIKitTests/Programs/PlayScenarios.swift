import UIKit

@MainActor
func play(_ name: String, _ scenario: @MainActor () async -> Void) async {
  print("== \(name)")
  await scenario()
  for misuse in StandIn.misuses { print("MISUSE: \(misuse)") }
}
