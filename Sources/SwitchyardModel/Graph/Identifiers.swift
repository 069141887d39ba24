/// A number that stands for an element of the graph: its place in the list that holds it.
package protocol GraphID: Hashable, Comparable, Sendable {
  associatedtype Element
  var rawValue: Int32 { get }
  init(rawValue: Int32)
}

extension GraphID {
  package init(_ index: Int) {
    self.init(rawValue: Int32(index))
  }

  /// The place in the graph's list.
  package var index: Int { Int(rawValue) }

  package static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

package struct ModuleID: GraphID {
  package typealias Element = Module
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
  /// The screens and flows of the root file.
  package static let root = ModuleID(0)
}

package struct ScreenID: GraphID {
  package typealias Element = Screen
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

package struct FlowID: GraphID {
  package typealias Element = Flow
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

package struct TabID: GraphID {
  package typealias Element = Tab
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

package struct EventID: GraphID {
  package typealias Element = Event
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

package struct GuardID: GraphID {
  package typealias Element = Guard
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

package struct TypeID: GraphID {
  package typealias Element = DeclaredType
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

package struct LinkID: GraphID {
  package typealias Element = LinkPattern
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}
