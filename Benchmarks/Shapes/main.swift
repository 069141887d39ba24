// What each shape of generated Swift costs the compiler: `swift Benchmarks/Shapes/main.swift [CASES]`.
// Prints CPU seconds of swiftc for type-checking, -Onone and -O. Docs/GeneratedSwift.md draws the conclusions.

import Foundation

let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 1000 : 1000
let folder = FileManager.default.temporaryDirectory.appending(path: "shapes-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

// MARK: - Pieces

typealias Parameter = (name: String, type: String, standard: String)

func parameters(_ index: Int) -> [Parameter] {
  Array([("id", "Int", ""), ("query", "String?", " = nil"), ("page", "Int", " = 1")].prefix(index % 4))
}

func list(_ index: Int, _ text: (Parameter) -> String) -> String {
  let parts = parameters(index).map(text)
  return parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))"
}

func bound(_ index: Int) -> String { list(index) { "let \($0.name)" } }

func route(_ conformances: String) -> String {
  let cases = (0..<count).map { "  case screen\($0)" + list($0) { "\($0.name): \($0.type)\($0.standard)" } }
  return "public enum Route: \(conformances) {\n\(cases.joined(separator: "\n"))\n}\n"
}

/// A property as switches of 250 rows, each going on in the next.
func property(of type: String, _ head: String, _ result: String, last: String, _ rows: [String]) -> String {
  let chunks = stride(from: 0, to: rows.count, by: 250).map { Array(rows[$0..<min($0 + 250, rows.count)]) }
  let parts = chunks.enumerated().map { place, rows in
    let next = place + 1 < chunks.count ? "\(head)\(place + 1)" : last
    let keyword = rows[0].contains("return") ? "return " : ""
    return "  public var \(head)\(place == 0 ? "" : "\(place)"): \(result) {\n    switch self {\n"
      + rows.joined(separator: "\n") + "\n    default: \(keyword)\(next)\n    }\n  }\n"
  }
  return "extension \(type) {\n\(parts.joined())}\n"
}

func rows(_ text: (Int) -> String?) -> [String] {
  (0..<count).compactMap { index in text(index).map { "    case .screen\(index)" + $0 } }
}

/// `list(of: id, query)`, for a screen with parameters.
func arguments(_ index: Int) -> String? {
  index % 4 == 0 ? nil : "list(of: " + parameters(index).map(\.name).joined(separator: ", ") + ")"
}

let runtime = """
  public enum Argument: Hashable, Sendable { case int(Int), string(String), absent }
  public protocol Convertible { var argument: Argument { get } }
  extension Int: Convertible { public var argument: Argument { .int(self) } }
  extension String: Convertible { public var argument: Argument { .string(self) } }
  extension Optional: Convertible where Wrapped: Convertible { public var argument: Argument { self?.argument ?? .absent } }
  public func list<each V: Convertible>(of values: repeat each V) -> [Argument] {
    var all: [Argument] = []
    repeat all.append((each values).argument)
    return all
  }
  public indirect enum Transition<Route: Sendable>: Sendable { case push(Route), pushAll(Route, then: [Route] = []) }
  public protocol ScreenEvent: Sendable { associatedtype Event; var event: Event { get } }

  """

let events =
  "public enum Event: Sendable {\n"
  + (0..<3 * count).map { "  case open\($0)" + ($0 % 3 == 0 ? "(id: Int)" : "") }.joined(separator: "\n") + "\n}\n"

func router(_ operation: (String) -> String) -> String {
  let rows = (0..<3 * count).map { index in
    let target = (index * 7 + 1) % count
    let route = ".screen\(target)" + (target % 4 == 0 ? "" : "(id: 7)")
    return "    case (.screen\(index / 3), .open\(index)): return \(operation(route))"
  }
  let chunks = stride(from: 0, to: rows.count, by: 250).map { rows[$0..<min($0 + 250, rows.count)] }
  return chunks.enumerated().map { place, rows in
    "public func own\(place)(_ route: Route, _ event: Event) -> Transition<Route>? {\n    switch (route, event) {\n"
      + rows.joined(separator: "\n")
      + "\n    default: return \(place + 1 < chunks.count ? "own\(place + 1)(route, event)" : "nil")\n    }\n}\n"
  }.joined()
}

func screenEvents(_ text: (Int) -> String) -> String { (0..<count).map(text).joined(separator: "\n") }

// MARK: - Shapes

let plain = route("Sendable")
let shapes: [(String, String)] = [
  ("routes alone", plain),
  ("routes, synthesised Hashable", route("Hashable, Sendable")),
  (
    "arguments, implicit return",
    plain
      + property(
        of: "Route", "arguments", "[Argument]", last: "[]",
        rows { index in
          arguments(index).map { bound(index) + ": " + $0 }
        })
  ),
  (
    "arguments, `return`",
    plain
      + property(
        of: "Route", "arguments", "[Argument]", last: "[]",
        rows { index in
          arguments(index).map { bound(index) + ": return " + $0 }
        })
  ),
  (
    "String raw values",
    "public enum Screen: String, Sendable {\n\((0..<count).map { "  case screen\($0)" }.joined(separator: "\n"))\n}\n"
  ),
  (
    "names, a literal a row",
    plain + property(of: "Route", "name", "String", last: "\"\"", rows { ": return \"screen\($0)\"" })
  ),
  ("names, a position a row", plain + property(of: "Route", "position", "Int", last: "0", rows { ": return \($0)" })),
  (
    "paths, interpolated",
    plain
      + property(
        of: "Route", "path", "String", last: "\"\"",
        rows {
          $0 % 4 == 0
            ? ": return \"/s\($0)\""
            : "(let id\(String(repeating: ", _", count: $0 % 4 - 1))): return \"/s\($0)/\\(id)\""
        })
  ),
  ("events, three a screen", events),
  ("router, one route", plain + events + router { ".push(\($0))" }),
  ("router, a default argument", plain + events + router { ".pushAll(\($0))" }),
  (
    "an enum of events a screen",
    events
      + screenEvents {
        """
        public enum Screen\($0)Event: ScreenEvent {
          case a(id: Int), b, c
          public var event: Event {
            switch self {
            case .a(let id): return .open\(3 * $0)(id: id)
            case .b: return .open\(3 * $0 + 1)
            case .c: return .open\(3 * $0 + 2)
            }
          }
        }
        """
      }
  ),
  (
    "a struct of events a screen",
    events
      + screenEvents {
        """
        public struct Screen\($0)Event: ScreenEvent {
          public let event: Event
          public static func a(id: Int) -> Self { Self(event: .open\(3 * $0)(id: id)) }
          public static var b: Self { Self(event: .open\(3 * $0 + 1)) }
          public static var c: Self { Self(event: .open\(3 * $0 + 2)) }
        }
        """
      }
  ),
]

// MARK: - Measuring

func seconds(_ options: [String]) throws -> String {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["swiftc", "-swift-version", "6", "-parse-as-library", "-wmo", "-module-name", "Shape"] + options
  process.currentDirectoryURL = folder
  process.standardError = FileHandle.nullDevice
  let children: Int32 = -1  // RUSAGE_CHILDREN, which is an enum on one system and a macro on the other
  var before = rusage()
  var after = rusage()
  getrusage(children, &before)
  try process.run()
  process.waitUntilExit()
  getrusage(children, &after)
  guard process.terminationStatus == 0 else { return "does not compile" }
  let spent =
    Double(after.ru_utime.tv_sec - before.ru_utime.tv_sec)
    + Double(after.ru_utime.tv_usec - before.ru_utime.tv_usec) / 1e6
  return String(format: "%.2f", spent)
}

print("| \(count) cases | type-check | -Onone | -O |\n| --- | --- | --- | --- |")
for (name, text) in shapes {
  try (runtime + text).write(to: folder.appending(path: "shape.swift"), atomically: true, encoding: .utf8)
  let modes = [["-typecheck"], ["-c", "-o", "x.o"], ["-O", "-c", "-o", "x.o"]]
  print("| \(name) | \(try modes.map { try seconds($0 + ["shape.swift"]) }.joined(separator: " | ")) |")
}
