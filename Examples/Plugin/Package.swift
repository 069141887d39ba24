// swift-tools-version: 6.1
import PackageDescription

/// A shop whose navigation is generated each time it is built.
let package = Package(
  name: "Plugin",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Switchyard", path: "../..")],
  targets: [
    .executableTarget(
      name: "Shop",
      dependencies: [.product(name: "SwitchyardRuntime", package: "Switchyard")],
      swiftSettings: [.swiftLanguageMode(.v6)],
      plugins: [.plugin(name: "SwitchyardPlugin", package: "Switchyard")])
  ]
)
