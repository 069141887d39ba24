import Foundation

/// The Swift that Courier's spec becomes, as it was first written by hand.
enum CourierGolden {
  static func routes() throws -> String {
    try text("courier.routes.swift")
  }

  static func stub() throws -> String {
    try text("Stubs/CourierScreenRouter.swift")
  }

  private static func text(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../GoldenTests/Goldens/courier/Expected")
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}
