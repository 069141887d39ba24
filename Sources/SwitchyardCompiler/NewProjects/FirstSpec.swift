/// The spec that a project begins with, and its settings: small, whole and commented.
enum FirstSpec {
  /// - Parameter name: as it stands in YAML.
  static func text(name: String) -> String {
    """
    # The app's navigation: its screens, what they send, and what comes of it.
    #
    # 'switchyard lint' checks it, 'switchyard generate' writes its Swift, 'switchyard simulate' walks through it.
    switchyard: 1                      # the version of this language
    name: \(name)                          # the generated types begin with it

    # What can be shown. What a screen sends stands in its events; what it handles itself, in its transitions.
    screens:
      home:
        title: Home
        events: [openSettings]         # sent here, handled further out
        transitions:
          openItem: { push: item }     # the event's id is taken for the screen's
          compose: { present: editor } # as a sheet
      item:
        path: /items/{id}              # its address, for URLs
        params: { id: Int }            # String, Int, Double, Bool, UUID, URL, Date; "Int?" and "Int = 1" as in Swift
        transitions:
          delete: pop
      editor:
        doc: Writes a new item.        # becomes a comment in the Swift
        transitions:
          cancel: dismiss
          save: dismiss
      settings:
        title: Settings

    # The tab bar, in its order. An app without one says 'start: home' instead.
    tabs:
      home: { root: home, title: Home, icon: house }
      settings: { root: settings, title: Settings, icon: gear }

    # What events carry. One that carries nothing need not stand here.
    events:
      openItem: { id: Int }

    # What becomes of an event that nothing nearer handles.
    transitions:
      openSettings: { tab: settings }

    # What opens the app from outside: my-app://items/42
    links:
      schemes: [my-app]
      paths:
        /items/{id}: { tab: home, setAfterRoot: item }

    """
  }

  /// - Parameters:
  ///   - spec: the name of the spec's file.
  ///   - output: where the Swift is to go.
  static func settings(for spec: String, output: String) -> String {
    """
    # What holds for the specs in this folder and below. Paths are relative to this file; the command line wins.

    # specs: [\(spec)]       # what is meant where a command names no spec; else every *.routes.yaml below

    generate:
      output: \(output)              # where the Swift goes
      runtime: embed                 # what it stands on is written beside it; or import, with the package
      # targets: [swiftui]           # a view that shows the navigator's state; or uikit, tests
      # access: public               # or package; internal, where it is not said
      # stubs: true                  # your half to begin from, written once

    lint:
      # strict: true                 # warnings fail, too
      # baseline: baseline.json      # findings that are known: 'switchyard lint --write-baseline' writes them
      # rules: { dead-end: off }     # off, warning or error

    """
  }
}
