import SwitchyardModel
import SwitchyardSwiftCode

/// Tells what the user has written for a module that is gone, or that is called otherwise by now: it stands on a type that
/// is no longer generated.
struct GoneModules: Sendable {
  private let app: String
  /// What is generated of each module, behind the app's name and the module's: `Screens`, `Route`.
  private let suffix: String
  /// Those types that are generated.
  private let living: Set<String>

  init(in named: NamedGraph, suffix: GeneratedNames.ModuleType, living: [SwiftIdentifier]) {
    app = named.graph.name
    self.suffix = suffix.rawValue
    self.living = Set(living.map(\.text))
  }

  /// `Help` of `ShopHelpScreens`; nil of a type that is there, or that can never have been generated.
  func module(of type: String, in files: UserFiles) -> String? {
    guard type.hasPrefix(app), type.hasSuffix(suffix), !living.contains(type), !files.declares(type) else { return nil }
    let module = type.dropFirst(app.count).dropLast(suffix.count)
    return module.isEmpty ? nil : String(module)
  }

  /// The types of stubs that nobody has renamed: `struct ShopHelpScreenViews: ShopHelpScreens`.
  ///
  /// - Parameters:
  ///   - header: what the stubs of this spec say at their beginning, and those of no other.
  ///   - own: what stands behind the module's name in the name of such a type.
  func types(in files: UserFiles, under header: String, called own: GeneratedNames.ModuleType) -> [StubRemark] {
    files.readable.filter { files.files[$0.file].bytes.mentions(header) }.flatMap { file, outline in
      outline.types.flatMap { type in
        type.inherited.compactMap { name in
          guard let module = module(of: name, in: files), type.name == app + module + own.rawValue else { return nil }
          return files.remark(.staleModule(module, type: name, of: app), file: file, token: type.start)
        }
      }
    }
  }

  /// The properties by which a type of the app's says who makes the screens of a module: `var help: any ShopHelpScreens`.
  func properties(of path: [String], in files: UserFiles) -> [StubRemark] {
    files.readable.flatMap { file, outline in
      outline.properties.compactMap { property in
        guard files.path(of: outline.types[property.type]) == path, let type = property.typeName,
          let module = module(of: type, in: files), property.name == SwiftIdentifier.lowerCamelCase(of: module)
        else { return nil }
        return files.remark(.staleModule(module, type: type, of: app), file: file, token: property.nameIndex)
      }
    }
  }

  /// The functions of a router that show a module's screens: `func show(_ route: ShopHelpRoute)`.
  func functions(of path: [String], in files: UserFiles) -> [StubRemark] {
    files.readable.flatMap { file, outline in
      outline.functions.compactMap { function in
        guard function.name == "show", function.parameters.count == 1, let type = function.parameters.first?.type,
          function.type.map({ files.path(of: outline.types[$0]) == path }) == true,
          let module = module(of: type, in: files)
        else { return nil }
        return files.remark(.staleModule(module, type: type, of: app), file: file, token: function.nameIndex)
      }
    }
  }
}
