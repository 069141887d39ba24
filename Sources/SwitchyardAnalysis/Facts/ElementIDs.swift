import SwitchyardModel

// The numbers of the elements. Whoever needs but a part of each goes by these: an element is large, and is copied where
// its list is gone through.
extension RouteGraph {
  var screenIDs: some Sequence<ScreenID> { screens.indices.lazy.map { ScreenID($0) } }
  var eventIDs: some Sequence<EventID> { events.indices.lazy.map { EventID($0) } }
}
