// Written once by Switchyard from keywords.routes.yaml. It is yours: Switchyard does not write over it.

import SwiftUI
import SwitchyardRuntime

/// Makes the views of Keywords.
///
/// A new screen does not build until it has its function here.
struct KeywordsScreenViews: KeywordsScreens {
  func word(word: KeywordsWord) -> AnyView {
    Text("word")  // switchyard:placeholder word
  }

  func all(
    associatedtype: Int, class: Int, deinit: Int, enum: Int, extension: Int, fileprivate: Int, func: Int, import: Int,
    internal: Int, operator: Int, precedencegroup: Int, private: Int, protocol: Int, public: Int, rethrows: Int,
    static: Int, struct: Int, subscript: Int, typealias: Int, break: Int, case: Int, catch: Int, continue: Int,
    default: Int, defer: Int, do: Int, else: Int, fallthrough: Int, for: Int, guard: Int, if: Int, in: Int, repeat: Int,
    return: Int, switch: Int, throw: Int, where: Int, while: Int, Any: Int, Self: Int, as: Int, false: Int, is: Int,
    nil: Int, super: Int, throws: Int, true: Int, try: Int, `let`: Int, `var`: Int, `inout`: Int, init: Int, self: Int,
    `_`: Int, await: Int, didSet: Int, willSet: Int, any: Int, async: Int, each: Int, some: Int, get: Int, set: Int,
    required: Int, open: Int, actor: Int, left: Int, type: Int, send: ScreenSender<KeywordsAllEvent>
  ) -> AnyView {
    Text("all")  // switchyard:placeholder all
  }

  func `associatedtype`(associatedtype: Int, send: ScreenSender<KeywordsAssociatedtypeEvent>) -> AnyView {
    Text("associatedtype")  // switchyard:placeholder associatedtype
  }

  func `class`(class: Int, send: ScreenSender<KeywordsClassEvent>) -> AnyView {
    Text("class")  // switchyard:placeholder class
  }

  func `deinit`(deinit: Int, send: ScreenSender<KeywordsDeinitEvent>) -> AnyView {
    Text("deinit")  // switchyard:placeholder deinit
  }

  func `enum`(enum: Int, send: ScreenSender<KeywordsEnumEvent>) -> AnyView {
    Text("enum")  // switchyard:placeholder enum
  }

  func `extension`(extension: Int, send: ScreenSender<KeywordsExtensionEvent>) -> AnyView {
    Text("extension")  // switchyard:placeholder extension
  }

  func `fileprivate`(fileprivate: Int, send: ScreenSender<KeywordsFileprivateEvent>) -> AnyView {
    Text("fileprivate")  // switchyard:placeholder fileprivate
  }

  func `func`(func: Int, send: ScreenSender<KeywordsFuncEvent>) -> AnyView {
    Text("func")  // switchyard:placeholder func
  }

  func `import`(import: Int, send: ScreenSender<KeywordsImportEvent>) -> AnyView {
    Text("import")  // switchyard:placeholder import
  }

  func `internal`(internal: Int, send: ScreenSender<KeywordsInternalEvent>) -> AnyView {
    Text("internal")  // switchyard:placeholder internal
  }

  func `operator`(operator: Int, send: ScreenSender<KeywordsOperatorEvent>) -> AnyView {
    Text("operator")  // switchyard:placeholder operator
  }

  func `precedencegroup`(precedencegroup: Int, send: ScreenSender<KeywordsPrecedencegroupEvent>) -> AnyView {
    Text("precedencegroup")  // switchyard:placeholder precedencegroup
  }

  func `private`(private: Int, send: ScreenSender<KeywordsPrivateEvent>) -> AnyView {
    Text("private")  // switchyard:placeholder private
  }

  func `protocol`(protocol: Int, send: ScreenSender<KeywordsProtocolEvent>) -> AnyView {
    Text("protocol")  // switchyard:placeholder protocol
  }

  func `public`(public: Int, send: ScreenSender<KeywordsPublicEvent>) -> AnyView {
    Text("public")  // switchyard:placeholder public
  }

  func `rethrows`(rethrows: Int, send: ScreenSender<KeywordsRethrowsEvent>) -> AnyView {
    Text("rethrows")  // switchyard:placeholder rethrows
  }

  func `static`(static: Int, send: ScreenSender<KeywordsStaticEvent>) -> AnyView {
    Text("static")  // switchyard:placeholder static
  }

  func `struct`(struct: Int, send: ScreenSender<KeywordsStructEvent>) -> AnyView {
    Text("struct")  // switchyard:placeholder struct
  }

  func `subscript`(subscript: Int, send: ScreenSender<KeywordsSubscriptEvent>) -> AnyView {
    Text("subscript")  // switchyard:placeholder subscript
  }

  func `typealias`(typealias: Int, send: ScreenSender<KeywordsTypealiasEvent>) -> AnyView {
    Text("typealias")  // switchyard:placeholder typealias
  }

  func `break`(break: Int, send: ScreenSender<KeywordsBreakEvent>) -> AnyView {
    Text("break")  // switchyard:placeholder break
  }

  func `case`(case: Int, send: ScreenSender<KeywordsCaseEvent>) -> AnyView {
    Text("case")  // switchyard:placeholder case
  }

  func `catch`(catch: Int, send: ScreenSender<KeywordsCatchEvent>) -> AnyView {
    Text("catch")  // switchyard:placeholder catch
  }

  func `continue`(continue: Int, send: ScreenSender<KeywordsContinueEvent>) -> AnyView {
    Text("continue")  // switchyard:placeholder continue
  }

  func `default`(default: Int, send: ScreenSender<KeywordsDefaultEvent>) -> AnyView {
    Text("default")  // switchyard:placeholder default
  }

  func `defer`(defer: Int, send: ScreenSender<KeywordsDeferEvent>) -> AnyView {
    Text("defer")  // switchyard:placeholder defer
  }

  func `do`(do: Int, send: ScreenSender<KeywordsDoEvent>) -> AnyView {
    Text("do")  // switchyard:placeholder do
  }

  func `else`(else: Int, send: ScreenSender<KeywordsElseEvent>) -> AnyView {
    Text("else")  // switchyard:placeholder else
  }

  func `fallthrough`(fallthrough: Int, send: ScreenSender<KeywordsFallthroughEvent>) -> AnyView {
    Text("fallthrough")  // switchyard:placeholder fallthrough
  }

  func `for`(for: Int, send: ScreenSender<KeywordsForEvent>) -> AnyView {
    Text("for")  // switchyard:placeholder for
  }

  func `guard`(guard: Int, send: ScreenSender<KeywordsGuardEvent>) -> AnyView {
    Text("guard")  // switchyard:placeholder guard
  }

  func `if`(if: Int, send: ScreenSender<KeywordsIfEvent>) -> AnyView {
    Text("if")  // switchyard:placeholder if
  }

  func `in`(in: Int, send: ScreenSender<KeywordsInEvent>) -> AnyView {
    Text("in")  // switchyard:placeholder in
  }

  func `repeat`(repeat: Int, send: ScreenSender<KeywordsRepeatEvent>) -> AnyView {
    Text("repeat")  // switchyard:placeholder repeat
  }

  func `return`(return: Int, send: ScreenSender<KeywordsReturnEvent>) -> AnyView {
    Text("return")  // switchyard:placeholder return
  }

  func `switch`(switch: Int, send: ScreenSender<KeywordsSwitchEvent>) -> AnyView {
    Text("switch")  // switchyard:placeholder switch
  }

  func `throw`(throw: Int, send: ScreenSender<KeywordsThrowEvent>) -> AnyView {
    Text("throw")  // switchyard:placeholder throw
  }

  func `where`(where: Int, send: ScreenSender<KeywordsWhereEvent>) -> AnyView {
    Text("where")  // switchyard:placeholder where
  }

  func `while`(while: Int, send: ScreenSender<KeywordsWhileEvent>) -> AnyView {
    Text("while")  // switchyard:placeholder while
  }

  func `Any`(Any: Int) -> AnyView {
    Text("Any")  // switchyard:placeholder Any
  }

  func `Self`(Self: Int) -> AnyView {
    Text("Self")  // switchyard:placeholder Self
  }

  func `as`(as: Int, send: ScreenSender<KeywordsAsEvent>) -> AnyView {
    Text("as")  // switchyard:placeholder as
  }

  func `false`(false: Int, send: ScreenSender<KeywordsFalseEvent>) -> AnyView {
    Text("false")  // switchyard:placeholder false
  }

  func `is`(is: Int, send: ScreenSender<KeywordsIsEvent>) -> AnyView {
    Text("is")  // switchyard:placeholder is
  }

  func `nil`(nil: Int, send: ScreenSender<KeywordsNilEvent>) -> AnyView {
    Text("nil")  // switchyard:placeholder nil
  }

  func `super`(super: Int, send: ScreenSender<KeywordsSuperEvent>) -> AnyView {
    Text("super")  // switchyard:placeholder super
  }

  func `throws`(throws: Int, send: ScreenSender<KeywordsThrowsEvent>) -> AnyView {
    Text("throws")  // switchyard:placeholder throws
  }

  func `true`(true: Int, send: ScreenSender<KeywordsTrueEvent>) -> AnyView {
    Text("true")  // switchyard:placeholder true
  }

  func `try`(try: Int, send: ScreenSender<KeywordsTryEvent>) -> AnyView {
    Text("try")  // switchyard:placeholder try
  }

  func `let`(`let`: Int, send: ScreenSender<KeywordsLetEvent>) -> AnyView {
    Text("let")  // switchyard:placeholder let
  }

  func `var`(`var`: Int, send: ScreenSender<KeywordsVarEvent>) -> AnyView {
    Text("var")  // switchyard:placeholder var
  }

  func `inout`(`inout`: Int, send: ScreenSender<KeywordsInoutEvent>) -> AnyView {
    Text("inout")  // switchyard:placeholder inout
  }

  func `init`(init: Int, send: ScreenSender<KeywordsInitEvent>) -> AnyView {
    Text("init")  // switchyard:placeholder init
  }

  func `self`(self: Int, send: ScreenSender<KeywordsSelfEvent>) -> AnyView {
    Text("self")  // switchyard:placeholder self
  }

  func `_`(`_`: Int, send: ScreenSender<Keywords_Event>) -> AnyView {
    Text("_")  // switchyard:placeholder _
  }

  func await(await: Int, send: ScreenSender<KeywordsAwaitEvent>) -> AnyView {
    Text("await")  // switchyard:placeholder await
  }

  func didSet(didSet: Int, send: ScreenSender<KeywordsDidSetEvent>) -> AnyView {
    Text("didSet")  // switchyard:placeholder didSet
  }

  func willSet(willSet: Int, send: ScreenSender<KeywordsWillSetEvent>) -> AnyView {
    Text("willSet")  // switchyard:placeholder willSet
  }

  func any(any: Int, send: ScreenSender<KeywordsAnyEvent>) -> AnyView {
    Text("any")  // switchyard:placeholder any
  }

  func async(async: Int, send: ScreenSender<KeywordsAsyncEvent>) -> AnyView {
    Text("async")  // switchyard:placeholder async
  }

  func each(each: Int, send: ScreenSender<KeywordsEachEvent>) -> AnyView {
    Text("each")  // switchyard:placeholder each
  }

  func some(some: Int, send: ScreenSender<KeywordsSomeEvent>) -> AnyView {
    Text("some")  // switchyard:placeholder some
  }

  func get(get: Int, send: ScreenSender<KeywordsGetEvent>) -> AnyView {
    Text("get")  // switchyard:placeholder get
  }

  func set(set: Int, send: ScreenSender<KeywordsSetEvent>) -> AnyView {
    Text("set")  // switchyard:placeholder set
  }

  func required(required: Int, send: ScreenSender<KeywordsRequiredEvent>) -> AnyView {
    Text("required")  // switchyard:placeholder required
  }

  func open(open: Int, send: ScreenSender<KeywordsOpenEvent>) -> AnyView {
    Text("open")  // switchyard:placeholder open
  }

  func actor(actor: Int, send: ScreenSender<KeywordsActorEvent>) -> AnyView {
    Text("actor")  // switchyard:placeholder actor
  }

  func left(left: Int, send: ScreenSender<KeywordsLeftEvent>) -> AnyView {
    Text("left")  // switchyard:placeholder left
  }

  func type(type: Int, send: ScreenSender<KeywordsTypeEvent>) -> AnyView {
    Text("type")  // switchyard:placeholder type
  }
}
