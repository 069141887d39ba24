internal import SwitchyardSpec

/// What could not be read: a name that seems to be missing may stand there, so it is not called unknown.
struct UnreadParts {
  private(set) var routes = false
  private(set) var tabs = false
  private(set) var events = false
  private(set) var guards = false
  private(set) var types = false
  private(set) var start = false
  private(set) var links = false
  /// Whether an event may be handled there.
  private(set) var handlers = false
  /// Whether anything at all is missing.
  private(set) var any = false

  init(of files: [SpecFiles.File]) {
    for document in files.lazy.map(\.document) {
      if !document.isComplete { markAll() }
      if document.lacksEntries { any = true }
      if document.mayLackHandlers { handlers = true }
      for section in document.unreadSections {
        mark(section)
      }
    }
  }

  private mutating func mark(_ section: String) {
    any = true
    switch section {
    case "screens", "flows":
      routes = true
      handlers = true
    case "tabs":
      tabs = true
      handlers = true
    case "transitions": handlers = true
    case "events", "external": events = true
    case "guards": guards = true
    case "types": types = true
    case "start": start = true
    case "links": links = true
    case "include": markAll()
    default: break
    }
  }

  private mutating func markAll() {
    any = true
    routes = true
    tabs = true
    events = true
    guards = true
    types = true
    start = true
    links = true
    handlers = true
  }
}
