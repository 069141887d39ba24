// swift-format-ignore-file
// Written from Docs/Rules by 'UPDATE_GENERATED=1 swift test'; do not edit.

/// The pages of Docs/Rules, so that `switchyard explain` needs no file beside the program.
package enum RulePages {
  package static func page(of rule: String) -> String? {
    switch rule {
    case "ambiguous-link":
      #"""
      # ambiguous-link

      **error**, can be accepted with `allow`

      ## What it finds

      Two link patterns that match one URL, neither of them more specific than the other. More specific
      is, from the left: a literal, a typed placeholder (`Int`, `Bool`, an enum …), a `String`
      placeholder, a rest; then more literal query items, then more required ones.

      ## Why it matters

      Which screen a URL opens would be a matter of chance.

      ## How to mend it

      Make them differ in a literal (`/users/{name}`, `/posts/{slug}`), or in the type of a placeholder:
      `/{id}` for an `Int` and `/{name}` for a `String` are told apart. If both are right, write one
      pattern with a list of alternatives, chosen by a guard.

      ## Examples

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { openMine: { push: { profile: { userID: me } } } } }
        profile: { params: { userID: String } }
        tag: { params: { name: String } }
      links:
        schemes: [courier]
        paths:
          /{userID}: { push: profile }
          /{name}: { push: tag } # error: [ambiguous-link]
      ```

      A literal tells them apart:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { openMine: { push: { profile: { userID: me } } } } }
        profile: { params: { userID: String } }
        tag: { params: { name: String } }
      links:
        schemes: [courier]
        paths:
          /{userID}: { push: profile }
          /tags/{name}: { push: tag }
      ```

      """#
    case "argument-type":
      #"""
      # argument-type

      **error**, can't be accepted with `allow`

      ## What it finds

      An argument of another type than its parameter: text for an `Int`, `Int?` for an `Int`, a
      placeholder of a link that is bound to two types.

      ## Why it matters

      It would not compile; and in a link it decides which URLs match at all.

      ## How to mend it

      Let both have one type. An optional is not taken where a value is needed: make the parameter
      optional, or let the event always carry it. What stands in quotes is text: `page: 2` is a number,
      `page: "2"` is not. To take a value from the event write `event.q`, from the screen `screen.q`: `q: q`
      is the text q.

      ## Examples

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed:
          transitions:
            openPost: { push: { post: { id: event.number } } } # error: [argument-type]
            openFirst: { push: { post: { id: "1" } } } # error: [argument-type]
        post: { params: { id: Int } }
      events:
        openPost: { number: String }
      ```

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed:
          transitions:
            openPost: { push: { post: { id: event.number } } }
            openFirst: { push: { post: { id: 1 } } }
        post: { params: { id: Int } }
      events:
        openPost: { number: Int }
      ```

      """#
    case "dead-alternative":
      #"""
      # dead-alternative

      **warning**, can be accepted with `allow`

      ## What it finds

      One of a list of alternatives that is never taken, though others of the list are: those before it
      leave nothing over. An alternative without `when` takes all that comes to it, and one whose `when`
      asks less than a later one's takes everything that the later one would.

      ## Why it matters

      The first alternative that holds is taken, not the most special one. So a special case that stands
      behind the general one is a case that nobody ever sees.

      ## How to mend it

      Put the special alternative first, and the one without `when` last. Or remove it.

      ## Examples

      Whoever is signed in and an adult is signed in:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed:
          transitions:
            buy:
              - { when: isSignedIn, present: cart }
              - { when: [isSignedIn, isAdult], present: cart, style: fullScreen } # warning: [dead-alternative]
              - { present: signIn }
        cart: { transitions: { close: dismiss } }
        signIn:
      guards:
        isSignedIn: The user has a session.
        isAdult: The user is of age.
      ```

      The special case first:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed:
          transitions:
            buy:
              - { when: [isSignedIn, isAdult], present: cart, style: fullScreen }
              - { when: isSignedIn, present: cart }
              - { present: signIn }
        cart: { transitions: { close: dismiss } }
        signIn:
      guards:
        isSignedIn: The user has a session.
        isAdult: The user is of age.
      ```

      """#
    case "dead-end":
      #"""
      # dead-end

      **warning**, can be accepted with `allow`

      ## What it finds

      A screen at which the app can stand still for ever: there it emits nothing that changes what is
      shown, and the user can't go back, swipe it away or choose another tab. The finding shows the
      shortest way there. What only opens a URL, or is ignored, changes nothing.

      ## Why it matters

      The user has to kill the app to go on. Mostly it is the last screen of a flow that replaced the
      others, so that there is nothing to go back to; or a screen that says `back: false` and has not got
      its button yet.

      ## How to mend it

      Give the screen an event that leads on, or leave something below it to go back to. An app of one
      screen, or a screen that is meant to be the last one ("your account is deleted"), can be accepted
      with `allow`.

      ## Examples

      Nothing leads on from the end of the onboarding:

      ```yaml
      switchyard: 1
      name: Courier
      start: onboarding
      screens:
        welcome: { transitions: { next: { setRoot: done } } }
        done: # warning: [dead-end]
      flows:
        onboarding: { root: welcome }
      ```

      The code can be typed, and then the user can neither go on nor back:

      ```yaml
      switchyard: 1
      name: Courier
      start: signIn
      screens:
        signIn: { transitions: { sendCode: { push: code } } }
        code: { back: false, transitions: { help: { open: "https://courier.example/help" } } } # warning: [dead-end]
      ```

      ```yaml
      switchyard: 1
      name: Courier
      start: onboarding
      screens:
        welcome: { transitions: { next: { setRoot: done } } }
        done: { transitions: { finish: { start: farewell } } }
        farewell: { allow: { dead-end: the app is closed here } }
      flows:
        onboarding: { root: welcome }
      ```

      """#
    case "dead-transition":
      #"""
      # dead-transition

      **warning**, can be accepted with `allow`

      ## What it finds

      A transition that is never taken, whatever users tap, links open and the system raises, and however
      guards answer. Either no screen that could be visible there emits its event, or something nearer
      always handles the event first. A screen's own transitions are never taken where the screen is never
      visible: in `push: [confirm, receipt]`, with a receipt that nobody can go back from, nobody sees
      `confirm`. And an event that is only raised may never be raised where this handler is asked: after
      `dismiss` it comes to what lies below.

      ## Why it matters

      It says something about the app that is not so. Often it is what is left of a screen that has moved
      to another flow; and sometimes it is the mend of a fault that it does not mend, since it was written
      on the wrong level.

      ## How to mend it

      Remove it, or write it where the event comes from: in the tab or the flow in which the screen is
      really shown, or on the screen itself. If a screen should emit the event, list it in its `events`.
      Where what is nearer should leave the event alone, give that a `when`. The finding says which of
      these it is, and names what was probably meant where an event of nearly the same name has no handler.

      ## Examples

      The feed handles `share` itself, and nothing else emits it, so the app is never asked. No screen of
      the checkout emits `help`:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed:
          events: [help]
          transitions: { share: { present: shareSheet }, buy: { present: checkout } }
        shareSheet:
        cart: { transitions: { cancel: dismiss } }
        manual:
      flows:
        checkout:
          root: cart
          transitions:
            help: { push: manual } # warning: [dead-transition]
      transitions:
        share: { push: manual } # warning: [dead-transition]
        help: { present: manual }
      ```

      The cart asks for help, and the feed leaves `share` to the app:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed:
          events: [help, share]
          transitions: { buy: { present: checkout } }
        shareSheet:
        cart: { events: [help], transitions: { cancel: dismiss } }
        manual:
      flows:
        checkout:
          root: cart
          transitions:
            help: { push: manual }
      transitions:
        share: { present: shareSheet }
        help: { present: manual }
      ```

      """#
    case "duplicate-key":
      #"""
      # duplicate-key

      **error**, can't be accepted with `allow`

      ## What it finds

      A mapping that gives one key twice: two screens `post`, an event handled twice at one level, `title`
      twice on a screen.

      ## Why it matters

      Most YAML readers keep the last one and say nothing. Then half of what you wrote has no effect, and
      which half depends on the reader.

      ## How to mend it

      Remove one of the two, or rename it; the note shows where the first stands. For two ways to handle
      one event, write one list of alternatives:

      `buy: [{ when: isSignedIn, present: checkout }, { present: signIn }]`

      ## Examples

      ```yaml
      switchyard: 1
      name: Bakery
      start: shelf
      guards: { isOpen: The shop is open. }
      screens:
        shelf:
          transitions:
            order: { when: isOpen, push: basket }
            order: { push: openingHours } # error: [duplicate-key]
        basket:
        openingHours:
      ```

      As a list, the first alternative whose `when` holds is taken:

      ```yaml
      switchyard: 1
      name: Bakery
      start: shelf
      guards: { isOpen: The shop is open. }
      screens:
        shelf:
          transitions:
            order:
              - { when: isOpen, push: basket }
              - { push: openingHours }
        basket:
        openingHours:
      ```

      """#
    case "failing-transition":
      #"""
      # failing-transition

      **warning**, can be accepted with `allow`

      ## What it finds

      A transition that is taken and cannot do what it says, so that nothing happens at all. It is an
      error where it fails wherever it can be taken, and a warning where it fails only in some places. The
      finding shows one such place and the shortest way there, and says which screen is shown when it
      fails: after a `dismiss` in the steps before, that is not the screen that the event came from. Each
      reason is a finding of its own:

      - `noStack`: it pushes or pops where there is no stack: on a screen that was presented bare, or in a
        tab with `stack: false`
      - `atRoot`: it pops the root of a stack
      - `notFound`: the screen that it goes back to is not on the stack, or the layer that it dismisses is
        not shown
      - `noModal`: it dismisses where nothing is presented
      - `noTabBar`: it selects a tab while the app is not in its tabs, such as during onboarding
      - `unhandled`: it raises an event that nothing handles on the screen that is then visible, or of which
        all alternatives can refuse there

      A transition with an `else` fails only where its `else` fails too. At the root of a tab nothing can
      be closed, neither with `pop` nor with `dismiss`: such a transition is to be removed, or to say `else:
      ignore`.

      ## Why it matters

      The user taps, and nothing happens; or a link from a mail opens the app, and that is all. It is the
      fault that is hardest to see in a diff, since the transition is right, and it is the way there that
      makes it wrong: a second tab, a sheet that used to be a push, a link at the wrong time.

      ## How to mend it

      Say what is to happen there. `else` gives another way: `{ pop: true, else: dismiss }` closes a
      screen however it was shown, `else: defer` keeps a link until the app has left onboarding, `else:
      ignore` says that nothing is meant to happen. Or mend the way: present with `stack: true`, so that
      there is something to push on, or handle the event where the stack is known, in the tab's or the
      flow's `transitions`. A mail that arrives before the app has tabs is no reason for an `allow`; a
      screen that only the debug menu presents may be one.

      ## Examples

      The settings are presented, so there is no stack to pop them from. That is so wherever they can be
      closed:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { openSettings: { present: settings } } }
        settings: { transitions: { close: pop } } # error: [failing-transition]
      ```

      A post is pushed in one place and presented in another, and closes itself only in the first; and the
      link comes while the app may still be in its onboarding, where there are no tabs:

      ```yaml
      switchyard: 1
      name: Courier
      start: onboarding
      screens:
        welcome: { transitions: { finish: { start: tabs } } }
        feed: { transitions: { openPost: { push: post }, preview: { present: post } } }
        post: { params: { id: Int }, transitions: { close: pop } } # warning: [failing-transition]
      flows:
        onboarding: { root: welcome }
      tabs:
        feed: { root: feed }
      events:
        openPost: { id: Int }
        preview: { id: Int }
      links:
        schemes: [courier]
        paths:
          /posts/{id}: { tab: feed, setAfterRoot: post } # warning: [failing-transition]
      ```

      Each says what to do instead:

      ```yaml
      switchyard: 1
      name: Courier
      start: onboarding
      screens:
        welcome: { transitions: { finish: { start: tabs } } }
        feed: { transitions: { openPost: { push: post }, preview: { present: post } } }
        post: { params: { id: Int }, transitions: { close: { pop: true, else: dismiss } } }
      flows:
        onboarding: { root: welcome }
      tabs:
        feed: { root: feed }
      events:
        openPost: { id: Int }
        preview: { id: Int }
      links:
        schemes: [courier]
        paths:
          /posts/{id}: { tab: feed, setAfterRoot: post, else: defer }
      ```

      """#
    case "include":
      #"""
      # include

      **error**, can't be accepted with `allow`

      ## What it finds

      An `include:` that can't be followed: no such file, an absolute path, a file outside the package, a
      file that includes itself in the end, two files that are one module. Also `name` or `start` in an
      included file, and `module` in the root file.

      ## Why it matters

      A spec must mean the same on every machine, so all its files lie in one package and are named
      relative to each other.

      ## How to mend it

      Write the path relative to the file that includes, with forward slashes. What is included once is
      known everywhere, so the way out of a circle is to leave one include out. `name` and `start` belong
      to the app: keep them in the root file.

      ## Examples

      ```yaml
      switchyard: 1
      name: Cinema
      include: [tickets.routes.yml] # error: [include]
      start: programme
      screens:
        programme:
      ```

      An app begins in its root file:

      ```yaml
      switchyard: 1
      name: Cinema
      include: [tickets.routes.yaml]
      start: programme
      screens:
        programme: { transitions: { book: { push: seats } } }
      ```

      <!-- file: tickets.routes.yaml -->
      ```yaml
      switchyard: 1
      start: seats # error: [include]
      screens:
        seats:
      ```

      Without it, both files are one app:

      ```yaml
      switchyard: 1
      name: Cinema
      include: [tickets.routes.yaml]
      start: programme
      screens:
        programme: { transitions: { book: { push: seats } } }
      ```

      <!-- file: tickets.routes.yaml -->
      ```yaml
      switchyard: 1
      screens:
        seats:
      ```

      """#
    case "inexhaustive-guards":
      #"""
      # inexhaustive-guards

      **warning**, can be accepted with `allow`

      ## What it finds

      An event for which the guards can answer so that no alternative is taken: each of them has a `when`,
      none of these need hold, and nothing further out handles the event either. The finding names the
      answers and a place where that happens, the notes name the others.

      A guard keeps its answer while one event is handled, so `isSignedIn` and then `not isSignedIn` leave
      nothing open. Guards are taken to be independent of one another: that nobody who is an admin is
      signed out is something that the app knows, and the spec does not.

      ## Why it matters

      The user taps, and nothing happens, for some users only. Whoever wrote the alternatives mostly had
      one more case in mind than they wrote down.

      ## How to mend it

      Add a last alternative without `when`. If nothing should happen then, let it say so: `ignore`. If
      the guards exclude each other, the last one needs no `when`. An `else` beside a `when` does not help: it
      is done where the operation fails, not where the guard says no.

      ## Examples

      What happens when somebody buys who is not signed in?

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { events: [buy] } # warning: [inexhaustive-guards]
        cart:
      guards:
        isSignedIn: The user has a session.
      transitions:
        buy:
          - { when: isSignedIn, present: cart }
      ```

      The two guards may both say no:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { open: [{ when: isReader, push: post }, { when: isWriter, push: editor }] } } # warning: [inexhaustive-guards]
        post:
        editor:
      guards:
        isReader: The user may read.
        isWriter: The user may write.
      ```

      Something is always taken; the app's own transitions count, too:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed:
          events: [buy]
          transitions:
            open: [{ when: isWriter, push: editor }, { when: not isWriter, push: post }]
            help: { when: isSignedIn, push: chat }
        post:
        editor:
        chat:
        cart:
        signIn:
        manual:
      guards:
        isWriter: The user may write.
        isSignedIn: The user has a session.
      transitions:
        buy:
          - { when: isSignedIn, present: cart }
          - { present: signIn }
        help: { present: manual }
      ```

      """#
    case "invalid-default":
      #"""
      # invalid-default

      **error**, can't be accepted with `allow`

      ## What it finds

      A default behind `=` that is no value of its parameter's type.

      ## Why it matters

      A default is what a screen gets when nobody says otherwise, so it has to be right without anybody
      looking.

      ## How to mend it

      Write a value of the type: a number, `true` or `false`, a case of the enum, an ISO 8601 date, `nil`
      for an optional. Text needs no quotes, but for an empty one: `'String = ""'`.

      ## Examples

      ```yaml
      switchyard: 1
      name: Weather
      start: forecast
      screens:
        forecast:
          params:
            days: Int = seven # error: [invalid-default]
            unit: Unit = kelvin # error: [invalid-default]
          transitions: { openMap: { push: map } }
        map:
      types:
        Unit: { cases: [celsius, fahrenheit] }
      ```

      ```yaml
      switchyard: 1
      name: Weather
      start: forecast
      screens:
        forecast:
          params:
            days: Int = 7
            unit: Unit = celsius
          transitions: { openMap: { push: map } }
        map:
      types:
        Unit: { cases: [celsius, fahrenheit] }
      ```

      """#
    case "invalid-link":
      #"""
      # invalid-link

      **error**, can't be accepted with `allow`

      ## What it finds

      A link pattern or a screen's `path` that no URL could match or be built from, and a scheme or host
      that is more or less than one.

      ## Why it matters

      Such a link would silently never open the app.

      ## How to mend it

      A pattern is the path alone, from its `/` on: `/posts/{id}`, `/search?q={query}`,
      `/files/{path...}`. A placeholder is a whole segment. Schemes and hosts have keys of their own,
      without `://`.

      ## Examples

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { openFirst: { push: { post: { id: 1 } } } } }
        post: { params: { id: Int } }
      links:
        schemes: ["courier://"] # error: [invalid-link]
        paths:
          posts/{id}: { push: post } # error: [invalid-link]
          /posts/:id/likes: { push: post } # error: [invalid-link]
      ```

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { openFirst: { push: { post: { id: 1 } } } } }
        post: { params: { id: Int } }
      links:
        schemes: [courier]
        paths:
          /posts/{id}: { push: post }
          /posts/{id}/likes: { push: post }
      ```

      """#
    case "invalid-name":
      #"""
      # invalid-name

      **error**, can't be accepted with `allow`

      ## What it finds

      A name that can't stand in Swift at its place: with a hyphen or a space, beginning with a digit, one
      of the few words that not even backticks save (`Type`, `Protocol`). Names of the app, of modules and
      of types are in UpperCamelCase.

      ## Why it matters

      Screens, tabs, events and guards become cases of Swift enums. Nothing is renamed behind your back,
      since then adding a screen could rename another.

      ## How to mend it

      Take the name of the help line: `order-history` becomes `orderHistory`, `25offers` becomes
      `_25offers`. Swift's keywords are fine as they are (`default`, `in`, `public`): they get their
      backticks.

      ## Examples

      ```yaml
      switchyard: 1
      name: Shop
      start: offers
      screens:
        offers:
          transitions: { openHistory: { push: order-history } }
        order-history: # error: [invalid-name]
      ```

      ```yaml
      switchyard: 1
      name: Shop
      start: offers
      screens:
        offers:
          transitions: { openHistory: { push: orderHistory }, openDefault: { push: default } }
        orderHistory:
        default:
      ```

      """#
    case "invalid-operation":
      #"""
      # invalid-operation

      **error**, can't be accepted with `allow`

      ## What it finds

      A transition that does nothing or two things at once, a modifier that means nothing beside its
      operation (`style` beside `push`), an operation on the wrong kind of thing (`push` of a flow),
      `defer` for an event that a screen emits, a URL that none can open.

      ## Why it matters

      A router must do exactly one thing for each event. What has no single meaning can't be generated.

      ## How to mend it

      - Two operations: put them in order, `steps: [dismiss, { push: post }]`.
      - None: `ignore` says that the event is handled and nothing changes.
      - A flow: `present` it, or push its root.
      - A condition on one step: write alternatives for the whole event, each with its `when`.

      ## Examples

      ```yaml
      switchyard: 1
      name: Courier
      start: shop
      screens:
        shop:
          transitions:
            openCart: { push: checkout } # error: [invalid-operation]
            openHelp: { push: help, style: sheet } # error: [invalid-operation]
        cart: { transitions: { paid: { dismiss: , push: receipt } } } # error: [invalid-operation]
        help:
        receipt:
      flows:
        checkout: { root: cart }
      ```

      ```yaml
      switchyard: 1
      name: Courier
      start: shop
      screens:
        shop:
          transitions:
            openCart: { present: checkout }
            openHelp: { present: help, style: sheet }
        cart: { transitions: { paid: { steps: [dismiss, { push: receipt }] } } }
        help:
        receipt:
      flows:
        checkout: { root: cart }
      ```

      """#
    case "invalid-type":
      #"""
      # invalid-type

      **error**, can't be accepted with `allow`

      ## What it finds

      A parameter's type that is none: a name that is neither built in nor in `types:`, a list of lists, a
      dictionary, generic arguments. And an entry of `types:` that does not say what it is, or has a case
      twice.

      ## Why it matters

      Parameters become typed associated values, and links are parsed into them. Both need to know what a
      value may be.

      ## How to mend it

      Built in are `String Int Double Bool UUID URL Date`, each as `T`, `T?`, `[T]` or `[T]?`. For
      anything else declare a type: an enum with `cases`, or your own with `swift` (it must be `Hashable`
      and `Sendable`), and pass that.

      ## Examples

      ```yaml
      switchyard: 1
      name: Kitchen
      start: recipes
      screens:
        recipes:
          params: { sort: SortOrder = newest } # error: [invalid-type]
          transitions: { open: { push: recipe } }
        recipe:
      ```

      ```yaml
      switchyard: 1
      name: Kitchen
      start: recipes
      screens:
        recipes:
          params: { sort: SortOrder = newest }
          transitions: { open: { push: recipe } }
        recipe:
      types:
        SortOrder: { cases: [newest, quickest] }
      ```

      """#
    case "large-group":
      #"""
      # large-group

      **warning**, can't be accepted with `allow`

      ## What it finds

      More than 400 screens in one group: in one module, or in all the files without a module together.

      ## Why it matters

      Each group becomes one enum, and your code switches over it. Near 600 cases the Swift compiler gives
      up ("unable to check that this switch is exhaustive in reasonable time"); the warning comes before
      that, with time to act.

      ## How to mend it

      Move screens that belong together to a file of their own, let it say `module: Name`, and include it.
      Its screens are then `name.screen` from outside, and `.name(.screen)` in Swift. Nothing changes
      inside the file.

      ## Examples

      An encyclopedia in one file (the lines that end in dots stand for 400 each):

      ```yaml
      switchyard: 1
      name: Encyclopedia # warning: [large-group]
      start: index
      screens:
        index:
          transitions:
            open1: { push: article1 } # … 400
        article1: # … 400
      ```

      Two modules, each a group of its own:

      ```yaml
      switchyard: 1
      name: Courier
      include: [checkout.routes.yaml]
      start: feed
      screens:
        feed: { transitions: { buy: { push: checkout.cart } } }
      ```

      <!-- file: checkout.routes.yaml -->
      ```yaml
      switchyard: 1
      module: Checkout
      screens:
        cart: { transitions: { pay: { push: payment } } }
        payment:
      ```

      """#
    case "missing-argument":
      #"""
      # missing-argument

      **error**, can't be accepted with `allow`

      ## What it finds

      A screen, flow or event that is shown or raised without one of its parameters. A parameter is taken,
      in this order, from what is written beside it, the event's payload, the emitting screen's own
      parameters (in its own transitions), its default, nil. Names and types must agree.

      ## Why it matters

      The screen could not be made.

      ## How to mend it

      - The event knows it under another name: bind it, `push: { profile: { userID: event.authorID } }`.
      - The event could carry it: declare its payload in `events:`.
      - It may be missing: make it optional, or give it a default.

      ## Examples

      `openProfile` carries an `authorID`, and the profile wants a `userID`:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { openProfile: { push: profile } } } # error: [missing-argument]
        profile: { params: { userID: String } }
      events:
        openProfile: { authorID: String }
      ```

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { openProfile: { push: { profile: { userID: event.authorID } } } } }
        profile: { params: { userID: String } }
      events:
        openProfile: { authorID: String }
      ```

      """#
    case "missing-key":
      #"""
      # missing-key

      **error**, can't be accepted with `allow`

      ## What it finds

      An element without a key that it needs: an app without `name` or without a beginning, a flow or a
      tab without `root`, a type that is neither `cases` nor `swift`, a `setAfter` without its `screen` or
      its `push`.

      ## Why it matters

      Without it there is nothing to build from, and no good guess.

      ## How to mend it

      Add the key; the help says where it goes and what its value is. An app with `tabs` begins with them,
      any other one needs `start:`.

      ## Examples

      ```yaml
      switchyard: 1
      name: Bank
      start: account
      screens:
        account: { transitions: { send: { present: transfer } } }
        amount:
      flows:
        transfer: { title: Send money } # error: [missing-key]
      ```

      ```yaml
      switchyard: 1
      name: Bank
      start: account
      screens:
        account: { transitions: { send: { present: transfer } } }
        amount:
      flows:
        transfer: { root: amount, title: Send money }
      ```

      """#
    case "modal-trap":
      #"""
      # modal-trap

      **warning**, can be accepted with `allow`

      ## What it finds

      A layer that is presented and that the user can get stuck in: from some point on nothing that its
      screens emit and nothing that the user can do will ever take it away. The finding stands at the
      transition that presents it, with the way to that point. Links and external events do not count: a
      user who has to open a mail to get out is trapped all the same.

      ## Why it matters

      The only way out is to kill the app. A sheet can be swiped away, so this comes with `style:
      fullScreen` and `dismissable: false`, and mostly where a screen was taken from a stack and presented
      instead, without a button to close it.

      ## How to mend it

      Give one of its screens, and each that can be reached from where they are, a way out: an event with
      `dismiss`, or with `start`. Or let it be swiped away.

      ## Examples

      The cart covers the screen, and no one thought of closing it:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { buy: { present: cart, style: fullScreen } } } # warning: [modal-trap]
        cart: { transitions: { editAddress: { present: address } } }
        address:
      ```

      The cart can be left, but not the thanks that take its place:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { buy: { present: checkout, dismissable: false } } } # warning: [modal-trap]
        cart: { transitions: { cancel: dismiss, pay: { setRoot: thanks } } }
        thanks: { transitions: { openReceipt: { push: receipt } } }
        receipt:
      flows:
        checkout: { root: cart }
      ```

      Each can be closed:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { buy: { present: checkout, dismissable: false } } }
        cart: { transitions: { cancel: dismiss, pay: { setRoot: thanks } } }
        thanks: { transitions: { openReceipt: { push: receipt }, done: dismiss } }
        receipt:
      flows:
        checkout: { root: cart }
      ```

      """#
    case "name-collision":
      #"""
      # name-collision

      **error**, can't be accepted with `allow`

      ## What it finds

      Two declarations with one name: in two files, as a screen and a flow, or in the Swift that is made
      of them (`post` and `Post` both become the type `Post`). One event declared with two payloads. The
      app's handler of one event in two files.

      ## Why it matters

      The generated code would not compile, and would say so in a file that you did not write.

      ## How to mend it

      Rename one of the two; the note shows the other. A handler that stands in two files becomes one list
      of alternatives in one of them. A file with `module: Name` has its own room for names: its `list`
      and the list of another module live side by side.

      ## Examples

      Screens and flows share one set of names, since `present: checkout` may mean either:

      ```yaml
      switchyard: 1
      name: Shop
      start: cart
      screens:
        cart: { transitions: { pay: { present: checkout } } }
        checkout:
      flows:
        checkout: { root: cart } # error: [name-collision]
      ```

      ```yaml
      switchyard: 1
      name: Shop
      start: cart
      screens:
        cart: { transitions: { pay: { present: checkout } } }
        address:
      flows:
        checkout: { root: address }
      ```

      """#
    case "raise-loop":
      #"""
      # raise-loop

      **error**, can be accepted with `allow`

      ## What it finds

      Transitions that raise events for one another without end: what handles the one raises the next, and
      the last raises the first again. There is one finding a circle; its other transitions stand in the
      notes. A circle counts where guards can answer so that it never ends; guards keep their answers
      while an event is handled, so what is not left in the first round is never left.

      ## Why it matters

      Such an event does nothing: it fails as a whole, with the reason `raiseLoop`. The generated router
      gives up on it, where code written by hand would hang.

      ## How to mend it

      Raise an event that is handled further out, or by another screen, or let the last transition of the
      circle do what is meant in place of raising. Two screens that send each other on are mostly meant to
      have one common event, which the app handles.

      ## Examples

      `refresh` closes what is open and then means the feed's own refresh; but the feed leaves it to the
      app, which is where it came from:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { events: [refresh], transitions: { openPost: { push: post } } }
        post: { events: [refresh] }
      transitions:
        refresh: { steps: [popToRoot, { raise: refresh }] } # error: [raise-loop]
      ```

      The circle is broken where the feed handles what is raised:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { refresh: { setRoot: feed }, openPost: { push: post } } }
        post: { events: [refresh] }
      transitions:
        refresh: { steps: [popToRoot, { raise: refresh }] }
      ```

      """#
    case "syntax":
      #"""
      # syntax

      **error**, can't be accepted with `allow`

      ## What it finds

      A text that is not YAML: a bracket or a quote that is not closed, a tab in front of a key, a missing
      comma. Also what YAML knows and a spec does without: merge keys (`<<`), tags (`!x`), several
      documents in one file, keys that are lists or mappings. And texts too deep, too large or too often
      repeated to be meant.

      ## Why it matters

      What comes behind such a fault may be read as something else, or not at all.

      ## How to mend it

      Go to the line and read the help below the finding: most of these are one character. Two that are
      hard to see:

      - A tab in front of a key looks like spaces. Let your editor insert spaces in `*.yaml`.
      - A text that holds `: `, begins with `*`, `&`, `@`, `%` or a bracket, or ends with `:` needs
        quotes.

      ## Examples

      The title needs quotes, since it holds a colon and a space:

      ```yaml
      switchyard: 1
      name: Radio
      start: station
      screens:
        station:
          title: Now: live # error: [syntax]
      ```

      Merge keys are not in the language, so that each screen says what it is:

      ```yaml
      switchyard: 1
      name: Radio
      start: station
      screens:
        station: &common
          tabBar: hidden
          transitions: { more: { push: show } }
        show:
          <<: *common # error: [syntax]
      ```

      Anchors and aliases work, and quotes keep a colon:

      ```yaml
      switchyard: 1
      name: Radio
      start: station
      screens:
        station:
          title: "Now: live"
          transitions:
            openShow: { push: &destination { show: { id: event.id } } }
            openNext: { push: *destination }
        show:
          params: { id: Int }
      events:
        openShow: &shown { id: Int }
        openNext: *shown
      ```

      """#
    case "unbounded-stack":
      #"""
      # unbounded-stack

      **off by default**, can be accepted with `allow`

      ## What it finds

      Screens that can be pushed on one another without end: a profile that opens profiles, a post that
      opens its author, who opens posts. It counts where a circle only ever pushes, so that the stack gets
      deeper with each round. Ask for it with `--only unbounded-stack`, or in `switchyard.yaml`:

      ```
      lint: { rules: { unbounded-stack: warning } }
      ```

      ## Why it matters

      Each screen below keeps its memory, and each costs a tap on the way back. Many apps want it so, as
      browsers do; that is why the rule is off.

      ## How to mend it

      Keep the stack short: `setAfterRoot` in place of `push` shows a profile right above the root,
      `replaceTop` in the place of the one before, `setAfter` above a screen that is known to be there. Or
      accept it where it is meant.

      ## Examples

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { events: [openProfile] }
        profile: { params: { userID: String }, events: [openProfile] }
      events:
        openProfile: { userID: String }
      transitions:
        openProfile: { push: profile } # warning: [unbounded-stack]
      ```

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { events: [openProfile] }
        profile: { params: { userID: String }, events: [openProfile] }
      events:
        openProfile: { userID: String }
      transitions:
        openProfile: { setAfterRoot: profile }
      ```

      """#
    case "unhandled-event":
      #"""
      # unhandled-event

      **error**, can be accepted with `allow`

      ## What it finds

      A screen that emits an event where nothing handles it: not the screen, not the tab or flow in which
      it then stands, not the app. Or an event from outside (`external:`) that can come while nothing
      takes it. The finding shows a place where it happens and the shortest way there (`how:`), with what
      is on the screen then (`now:`); the notes name the other places. It says, too, whether any level
      handles the event anywhere. An event of which some level has alternatives that may all say no is
      `inexhaustive-guards` there.

      ## Why it matters

      The user taps, and nothing happens. Often the event is handled in one tab, and the screen is shown
      in a second one as well.

      ## How to mend it

      Handle it where all places agree on what to do: in the screen's own `transitions`, in those of the
      tab or flow, or in the app's. If nothing should happen, say so: `share: ignore`. A modal is no part
      of the tab below it: what a tab handles is not handled for the sheets above.

      ## Examples

      Posts are shown in both tabs, and only one of them knows how to share:

      ```yaml
      switchyard: 1
      name: Courier
      screens:
        feed: { transitions: { openPost: { push: post } } }
        saved: { transitions: { openPost: { push: post } } }
        post: { events: [share] } # error: [unhandled-event]
        shareSheet:
      tabs:
        feed: { root: feed, transitions: { share: { present: shareSheet } } }
        saved: { root: saved }
      ```

      The session may expire during onboarding, too:

      ```yaml
      switchyard: 1
      name: Courier
      start: onboarding
      screens:
        welcome: { transitions: { finish: { start: tabs } } }
        feed: { transitions: { openPost: { push: post } } }
        post:
      flows:
        onboarding: { root: welcome }
      tabs:
        feed: { root: feed, transitions: { sessionExpired: { start: onboarding } } }
      external:
        sessionExpired: # error: [unhandled-event]
      ```

      Handled by the app, both hold everywhere:

      ```yaml
      switchyard: 1
      name: Courier
      start: onboarding
      screens:
        welcome: { transitions: { finish: { start: tabs } } }
        feed: { transitions: { openPost: { push: post } } }
        saved: { transitions: { openPost: { push: post } } }
        post: { events: [share] }
        shareSheet:
      flows:
        onboarding: { root: welcome }
      tabs:
        feed: { root: feed }
        saved: { root: saved }
      external:
        sessionExpired:
      transitions:
        share: { present: shareSheet }
        sessionExpired: { start: onboarding }
      ```

      """#
    case "unknown-argument":
      #"""
      # unknown-argument

      **error**, can't be accepted with `allow`

      ## What it finds

      An argument for a parameter that the screen, flow or event does not have, or that a flow gives to
      its root itself.

      ## Why it matters

      The value goes nowhere, and the parameter that was meant keeps its default.

      ## How to mend it

      Take the suggested name, declare the parameter on the screen, or remove the argument.

      ## Examples

      ```yaml
      switchyard: 1
      name: Kitchen
      start: recipes
      screens:
        recipes:
          transitions:
            openRecipe: { push: { recipe: { id: event.id, serving: 4 } } } # error: [unknown-argument]
        recipe: { params: { id: Int, servings: Int = 2 } }
      events:
        openRecipe: { id: Int }
      ```

      ```yaml
      switchyard: 1
      name: Kitchen
      start: recipes
      screens:
        recipes:
          transitions:
            openRecipe: { push: { recipe: { id: event.id, servings: 4 } } }
        recipe: { params: { id: Int, servings: Int = 2 } }
      events:
        openRecipe: { id: Int }
      ```

      """#
    case "unknown-key":
      #"""
      # unknown-key

      **error**, can't be accepted with `allow`

      ## What it finds

      A key that the language does not know where it stands: a typing error, a key of another element, or
      one that makes no sense beside its neighbour. The same in `switchyard.yaml`.

      ## Why it matters

      A key that nobody reads has no effect. `transition:` for `transitions:` would make every event of
      the screen unhandled.

      ## How to mend it

      Take the suggestion below the finding. Where there is none, the help lists the keys that may stand
      there, or says where the key belongs. With the JSON Schema of specs, editors complete the keys: `#
      yaml-language-server: $schema=…/routes.schema.json`.

      ## Examples

      ```yaml
      switchyard: 1
      name: Museum
      start: rooms
      screens:
        rooms:
          transition: { enter: { push: room } } # error: [unknown-key]
        room:
      ```

      `icon` is a key of tabs, not of screens:

      ```yaml
      switchyard: 1
      name: Museum
      screens:
        rooms: { icon: map } # error: [unknown-key]
      tabs:
        rooms: { root: rooms }
      ```

      ```yaml
      switchyard: 1
      name: Museum
      screens:
        rooms:
          transitions: { enter: { push: room } }
        room:
      tabs:
        rooms: { root: rooms, icon: map }
      ```

      """#
    case "unknown-reference":
      #"""
      # unknown-reference

      **error**, can't be accepted with `allow`

      ## What it finds

      A name that nothing declares: a screen, flow, tab or guard; `event.x` where the event carries no
      `x`; `screen.x` where the screen has no parameter `x`; a placeholder of a screen's path that is none
      of its parameters. In `switchyard.yaml` a rule that there is not, or a spec that is not there.

      ## Why it matters

      The transition leads nowhere. While one is broken, nothing is said about what can be reached, since
      the missing way might be the one.

      ## How to mend it

      Mostly a typing error: take the "did you mean". Or declare what is missing. A screen of a module is
      `checkout.payment` from outside its file.

      ## Examples

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed:
          transitions:
            openPost: { push: { post: { id: event.postID } } } # error: [unknown-reference]
            openSettings: { push: setings } # error: [unknown-reference]
        post: { params: { id: Int } }
        settings:
      events:
        openPost: { id: Int }
      ```

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed:
          transitions:
            openPost: { push: { post: { id: event.id } } }
            openSettings: { push: settings }
        post: { params: { id: Int } }
        settings:
      events:
        openPost: { id: Int }
      ```

      """#
    case "unreachable-flow":
      #"""
      # unreachable-flow

      **error**, can be accepted with `allow`

      ## What it finds

      A flow that is never presented and never started, whatever users tap, links open and the system
      raises: nothing presents it, or what would present it can never happen.

      ## Why it matters

      Nobody sees it, and what it handles is handled for no one. Screens that stand only in it are
      unreachable with it.

      ## How to mend it

      `present` it from where it belongs, name it in `start:`, or remove it. Where its root is pushed
      directly by now, as below, the flow is what was left over.

      ## Examples

      ```yaml
      switchyard: 1
      name: Bank
      start: account
      screens:
        account: { transitions: { send: { push: amount } } }
        amount:
      flows:
        transfer: { root: amount } # error: [unreachable-flow]
      ```

      ```yaml
      switchyard: 1
      name: Bank
      start: account
      screens:
        account: { transitions: { send: { present: transfer } } }
        amount:
      flows:
        transfer: { root: amount }
      ```

      """#
    case "unreachable-screen":
      #"""
      # unreachable-screen

      **error**, can be accepted with `allow`

      ## What it finds

      A screen that never stands on any stack, whatever users tap, links open and the system raises, and
      however guards answer. Nothing shows it, or what would show it can never happen: its way begins at a
      screen that is unreachable itself, pushes where there is no stack, or is handled in a tab or flow
      that no such event comes from. That is proved, not tried: there is no way to show, and so the
      finding has none.

      ## Why it matters

      It is dead weight that still has to compile, or, more often, a way to it was lost: a `push` that
      went with an old screen, a transition written in the wrong flow.

      ## How to mend it

      The notes show each place that would show the screen. Mend the first that should work, show it from
      somewhere else, or remove it. If something outside this spec shows it, accept it: `allow: {
      unreachable-screen: opened by the watch app }`.

      ## Examples

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { openPost: { push: post } } }
        post:
        drafts: # error: [unreachable-screen]
      ```

      `receipt` is pushed in the checkout only, where no screen emits `paid`, so that the transition never
      runs:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { buy: { present: checkout }, paid: ignore } }
        cart:
        receipt: # error: [unreachable-screen]
      flows:
        checkout:
          root: cart
          transitions: { paid: { push: receipt } } # warning: [dead-transition]
      ```

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { buy: { present: checkout } } }
        cart: { events: [paid] }
        receipt:
        badge: { allow: { unreachable-screen: opened by the watch app } }
      flows:
        checkout:
          root: cart
          transitions: { paid: { push: receipt } }
      ```

      """#
    case "unused-allow":
      #"""
      # unused-allow

      **warning**, can be accepted with `allow`

      ## What it finds

      An `allow` that silences nothing: what it was for is mended, it stands on the wrong element, its
      rule does not exist, or its rule can't be allowed. Rules that a run leaves out with `--only` or
      `--skip` don't count, nor does anything while a faulty part of the spec is left out.

      ## Why it matters

      An `allow` that is no longer needed would hide the next fault of its kind.

      ## How to mend it

      Remove it. If it was meant for something else, write it there: on the element that the finding names
      as its subject, or on one that holds it.

      ## Examples

      `drafts` is shown again, so nothing is left to allow; and there is no rule `unreachable`:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { openDrafts: { push: drafts } } }
        drafts:
          allow: { unreachable-screen: comes with the next release } # warning: [unused-allow]
        badge: # error: [unreachable-screen]
          allow: { unreachable: opened by the watch app } # warning: [unused-allow]
      ```

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { openDrafts: { push: drafts } } }
        drafts:
        badge:
          allow: { unreachable-screen: opened by the watch app }
      ```

      """#
    case "unused-baseline":
      #"""
      # unused-baseline

      **warning**, can't be accepted with `allow`

      ## What it finds

      An entry of a [baseline](../Adoption.md#what-is-known) that no finding fits any more: what it was for is
      mended, or its file or its element has another name by now. The same is said of a count that is too
      high, of an entry that stands there twice, and of one for a rule that is unknown or that a baseline
      can't hold. Nothing is said of files that a run does not read, of rules that it leaves out with `--only`
      or `--skip`, and while a faulty part of the spec is left out.

      ## Why it matters

      An entry that is no longer needed would hide the next fault of its kind at its place.

      ## How to mend it

      `switchyard lint --write-baseline` takes such entries out, and takes in what is new: look at the change
      before you check it in. Or remove the line by hand. With `--strict` it fails, so that a baseline only
      ever gets shorter.

      ## Examples

      `drafts` is shown again:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { openDrafts: { push: drafts } } }
        drafts:
      ```

      The baseline still holds that it can't be reached:

      <!-- file: baseline.json -->
      ```yaml
      {
        "version": 1,
        "findings": [
          {"file":"App.routes.yaml","rule":"unreachable-screen","subject":"screens.drafts"} # warning: [unused-baseline]
        ]
      }
      ```

      Here it can't:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { again: { push: feed } } }
        drafts:
      ```

      <!-- file: baseline.json -->
      ```yaml
      {
        "version": 1,
        "findings": [
          {"file":"App.routes.yaml","rule":"unreachable-screen","subject":"screens.drafts"}
        ]
      }
      ```

      """#
    case "unused-event":
      #"""
      # unused-event

      **warning**, can be accepted with `allow`

      ## What it finds

      An event of `events:` that no screen emits, nothing handles and nothing raises.

      ## Why it matters

      It is either left over, or misspelled where it should be used: an event without a payload need not
      be declared, so a wrong name there is simply another event.

      ## How to mend it

      Remove it, or use its name where you meant it.

      ## Examples

      `openPosts` is declared, `openPost` is emitted:

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { openPost: { push: post } } }
        post: { params: { id: Int = 0 } }
      events:
        openPosts: { id: Int } # warning: [unused-event]
      ```

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      screens:
        feed: { transitions: { openPost: { push: post } } }
        post: { params: { id: Int = 0 } }
      events:
        openPost: { id: Int }
      ```

      """#
    case "unused-guard":
      #"""
      # unused-guard

      **warning**, can be accepted with `allow`

      ## What it finds

      A guard that no `when` asks.

      ## Why it matters

      The app has to answer it all the same: each guard is a requirement of the generated protocol.

      ## How to mend it

      Ask it in a `when`, or remove it.

      ## Examples

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      guards:
        isSignedIn: The user has a session.
        isPremium: The user pays. # warning: [unused-guard]
      screens:
        feed:
          transitions:
            write:
              - { when: isSignedIn, push: editor }
              - { present: signIn }
        editor:
        signIn:
      ```

      ```yaml
      switchyard: 1
      name: Courier
      start: feed
      guards:
        isSignedIn: The user has a session.
      screens:
        feed:
          transitions:
            write:
              - { when: isSignedIn, push: editor }
              - { present: signIn }
        editor:
        signIn:
      ```

      """#
    case "unused-payload":
      #"""
      # unused-payload

      **warning**, can be accepted with `allow`

      ## What it finds

      A value that an event carries and that no transition takes, while a screen that the event shows has a parameter that seems to wait for
      it: one of the same name and another type, or one of nearly the same name and a type that fits, which is left to its default, to nil, or to
      the value of the screen that sent the event.

      A value that has no such parameter is no finding: an event may carry it for the app alone, for its analytics say.

      ## Why it matters

      The value is lost, and nothing shows it: a parameter that must be given is an error where it is not
      ([missing-argument](missing-argument.md)), one that may be left out is left out.

      ## How to mend it

      Give the value and the parameter one name and one type, or bind them: `{ push: { list: { sort: event.order } } }`.

      ## Examples

      ```yaml
      switchyard: 1
      name: Courier
      start: list
      types:
        Season: { cases: [spring, autumn] }
      screens:
        list:
          params: { season: "Season?", sort: "String?" }
          transitions:
            filter: { replaceTop: list }
            order: { replaceTop: list }
      events:
        filter: { season: String } # warning: [unused-payload]
        order: { srt: String } # warning: [unused-payload]
      ```

      ```yaml
      switchyard: 1
      name: Courier
      start: list
      types:
        Season: { cases: [spring, autumn] }
      screens:
        list:
          params: { season: "Season?", sort: "String?" }
          transitions:
            filter: { replaceTop: list }
            order: { replaceTop: { list: { sort: event.by } } }
      events:
        filter: { season: Season, source: String }
        order: { by: String }
      ```

      """#
    case "unused-placeholder":
      #"""
      # unused-placeholder

      **warning**, can be accepted with `allow`

      ## What it finds

      A placeholder of a link that nothing is bound to: neither a parameter of what the link shows nor what it raises, in none of its
      alternatives. A link that shows no screen, such as one that opens a website, needs none of its placeholders.

      ## Why it matters

      The value is lost. A parameter that may be left out keeps its default, as if the URL had not said anything: the link works, and
      shows the wrong thing. Most often the placeholder is misspelled.

      ## How to mend it

      Give the placeholder the name of the parameter, or bind it: `{ push: { list: { sort: event.order } } }`. Where the URL has a part that
      any value will do for, such as the words behind a number, begin the placeholder's name with `_`.

      ## Examples

      ```yaml
      switchyard: 1
      name: Courier
      start: list
      screens:
        list:
          params: { sort: "String?" }
          transitions: { again: { push: list } }
      links:
        schemes: [courier]
        paths:
          /list?sort={srt}: { setRoot: list } # warning: [unused-placeholder]
      ```

      ```yaml
      switchyard: 1
      name: Courier
      start: list
      screens:
        list:
          params: { sort: "String?" }
          transitions: { again: { push: list } }
      links:
        schemes: [courier]
        paths:
          /list?sort={sort}: { setRoot: list }
          /lists/{order}: { setRoot: { list: { sort: event.order } } }
          /{_words}/list: { setRoot: list }
          /help/{topic}: { open: "https://courier.example/help" }
      ```

      """#
    case "unused-type":
      #"""
      # unused-type

      **warning**, can be accepted with `allow`

      ## What it finds

      A type of `types:` that no parameter and no payload has.

      ## Why it matters

      An enum is generated that nothing uses, or a type of yours is imported for nothing.

      ## How to mend it

      Give a parameter or a payload that type, or remove it.

      ## Examples

      ```yaml
      switchyard: 1
      name: Kitchen
      start: recipes
      screens:
        recipes: { params: { sort: String = newest }, transitions: { open: { push: recipe } } }
        recipe:
      types:
        SortOrder: { cases: [newest, quickest] } # warning: [unused-type]
      ```

      ```yaml
      switchyard: 1
      name: Kitchen
      start: recipes
      screens:
        recipes: { params: { sort: SortOrder = newest }, transitions: { open: { push: recipe } } }
        recipe:
      types:
        SortOrder: { cases: [newest, quickest] }
      ```

      """#
    case "version":
      #"""
      # version

      **error**, can't be accepted with `allow`

      ## What it finds

      A file without `switchyard:`, or with a version of the language that this build does not know.

      ## Why it matters

      The version decides what the rest of the file means. It stands in every file, so that an old spec
      keeps its meaning when the language grows.

      ## How to mend it

      Begin the file with `switchyard: 1`. If it names a newer version, use a newer switchyard.

      ## Examples

      ```yaml
      switchyard: 2 # error: [version]
      name: Library
      start: shelves
      screens:
        shelves: { transitions: { open: { push: book } } }
        book:
      ```

      ```yaml
      switchyard: 1
      name: Library
      start: shelves
      screens:
        shelves: { transitions: { open: { push: book } } }
        book:
      ```

      """#
    case "wrong-type":
      #"""
      # wrong-type

      **error**, can't be accepted with `allow`

      ## What it finds

      A value of the wrong kind for its key: a list where text belongs, text where `true` or `false`
      belongs, nothing where something belongs. In `switchyard.yaml` also a rule that is set to less than
      an error, though what it finds leaves a hole in the spec.

      ## Why it matters

      It can't be read as anything, so it is left out.

      ## How to mend it

      Write the kind that the finding names. A Bool is `true` or `false`; `yes`, `no`, `on` and `off` are
      text in YAML 1.2.

      ## Examples

      ```yaml
      switchyard: 1
      name: Gym
      start: plan
      screens:
        plan:
          transitions:
            train: { push: timer, animated: no } # error: [wrong-type]
        timer: { back: off } # error: [wrong-type]
      ```

      ```yaml
      switchyard: 1
      name: Gym
      start: plan
      screens:
        plan:
          transitions:
            train: { push: timer, animated: false }
        timer: { back: false, transitions: { finished: pop } }
      ```

      """#
    default: nil
    }
  }
}
