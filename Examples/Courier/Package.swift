// swift-tools-version: 6.1
import PackageDescription

/// Courier on a terminal: what its spec becomes, in use.
///
/// The Swift in `Generated` is checked in. After a change to the spec it is written again, from this folder:
/// `switchyard generate courier.routes.yaml --output Sources/CourierTerminal/Generated`
let package = Package(
  name: "Courier",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Switchyard", path: "../..")],
  targets: [
    .executableTarget(
      name: "CourierTerminal",
      dependencies: [.product(name: "SwitchyardRuntime", package: "Switchyard")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
