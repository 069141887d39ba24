// Written once by Switchyard from keywords.routes.yaml. It is yours: Switchyard does not write over it.

import SwitchyardRuntime
import UIKit

/// Makes the controllers of Keywords.
///
/// A new screen does not build until it has its function here.
struct KeywordsScreenControllers: KeywordsControllers {
  func word(word: KeywordsWord) -> UIViewController {
    UIViewController()  // switchyard:placeholder word
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
  ) -> UIViewController {
    UIViewController()  // switchyard:placeholder all
  }

  func `associatedtype`(associatedtype: Int, send: ScreenSender<KeywordsAssociatedtypeEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder associatedtype
  }

  func `class`(class: Int, send: ScreenSender<KeywordsClassEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder class
  }

  func `deinit`(deinit: Int, send: ScreenSender<KeywordsDeinitEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder deinit
  }

  func `enum`(enum: Int, send: ScreenSender<KeywordsEnumEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder enum
  }

  func `extension`(extension: Int, send: ScreenSender<KeywordsExtensionEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder extension
  }

  func `fileprivate`(fileprivate: Int, send: ScreenSender<KeywordsFileprivateEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder fileprivate
  }

  func `func`(func: Int, send: ScreenSender<KeywordsFuncEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder func
  }

  func `import`(import: Int, send: ScreenSender<KeywordsImportEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder import
  }

  func `internal`(internal: Int, send: ScreenSender<KeywordsInternalEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder internal
  }

  func `operator`(operator: Int, send: ScreenSender<KeywordsOperatorEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder operator
  }

  func `precedencegroup`(precedencegroup: Int, send: ScreenSender<KeywordsPrecedencegroupEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder precedencegroup
  }

  func `private`(private: Int, send: ScreenSender<KeywordsPrivateEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder private
  }

  func `protocol`(protocol: Int, send: ScreenSender<KeywordsProtocolEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder protocol
  }

  func `public`(public: Int, send: ScreenSender<KeywordsPublicEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder public
  }

  func `rethrows`(rethrows: Int, send: ScreenSender<KeywordsRethrowsEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder rethrows
  }

  func `static`(static: Int, send: ScreenSender<KeywordsStaticEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder static
  }

  func `struct`(struct: Int, send: ScreenSender<KeywordsStructEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder struct
  }

  func `subscript`(subscript: Int, send: ScreenSender<KeywordsSubscriptEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder subscript
  }

  func `typealias`(typealias: Int, send: ScreenSender<KeywordsTypealiasEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder typealias
  }

  func `break`(break: Int, send: ScreenSender<KeywordsBreakEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder break
  }

  func `case`(case: Int, send: ScreenSender<KeywordsCaseEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder case
  }

  func `catch`(catch: Int, send: ScreenSender<KeywordsCatchEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder catch
  }

  func `continue`(continue: Int, send: ScreenSender<KeywordsContinueEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder continue
  }

  func `default`(default: Int, send: ScreenSender<KeywordsDefaultEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder default
  }

  func `defer`(defer: Int, send: ScreenSender<KeywordsDeferEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder defer
  }

  func `do`(do: Int, send: ScreenSender<KeywordsDoEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder do
  }

  func `else`(else: Int, send: ScreenSender<KeywordsElseEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder else
  }

  func `fallthrough`(fallthrough: Int, send: ScreenSender<KeywordsFallthroughEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder fallthrough
  }

  func `for`(for: Int, send: ScreenSender<KeywordsForEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder for
  }

  func `guard`(guard: Int, send: ScreenSender<KeywordsGuardEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder guard
  }

  func `if`(if: Int, send: ScreenSender<KeywordsIfEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder if
  }

  func `in`(in: Int, send: ScreenSender<KeywordsInEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder in
  }

  func `repeat`(repeat: Int, send: ScreenSender<KeywordsRepeatEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder repeat
  }

  func `return`(return: Int, send: ScreenSender<KeywordsReturnEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder return
  }

  func `switch`(switch: Int, send: ScreenSender<KeywordsSwitchEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder switch
  }

  func `throw`(throw: Int, send: ScreenSender<KeywordsThrowEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder throw
  }

  func `where`(where: Int, send: ScreenSender<KeywordsWhereEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder where
  }

  func `while`(while: Int, send: ScreenSender<KeywordsWhileEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder while
  }

  func `Any`(Any: Int) -> UIViewController {
    UIViewController()  // switchyard:placeholder Any
  }

  func `Self`(Self: Int) -> UIViewController {
    UIViewController()  // switchyard:placeholder Self
  }

  func `as`(as: Int, send: ScreenSender<KeywordsAsEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder as
  }

  func `false`(false: Int, send: ScreenSender<KeywordsFalseEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder false
  }

  func `is`(is: Int, send: ScreenSender<KeywordsIsEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder is
  }

  func `nil`(nil: Int, send: ScreenSender<KeywordsNilEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder nil
  }

  func `super`(super: Int, send: ScreenSender<KeywordsSuperEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder super
  }

  func `throws`(throws: Int, send: ScreenSender<KeywordsThrowsEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder throws
  }

  func `true`(true: Int, send: ScreenSender<KeywordsTrueEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder true
  }

  func `try`(try: Int, send: ScreenSender<KeywordsTryEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder try
  }

  func `let`(`let`: Int, send: ScreenSender<KeywordsLetEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder let
  }

  func `var`(`var`: Int, send: ScreenSender<KeywordsVarEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder var
  }

  func `inout`(`inout`: Int, send: ScreenSender<KeywordsInoutEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder inout
  }

  func `init`(init: Int, send: ScreenSender<KeywordsInitEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder init
  }

  func `self`(self: Int, send: ScreenSender<KeywordsSelfEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder self
  }

  func `_`(`_`: Int, send: ScreenSender<Keywords_Event>) -> UIViewController {
    UIViewController()  // switchyard:placeholder _
  }

  func await(await: Int, send: ScreenSender<KeywordsAwaitEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder await
  }

  func didSet(didSet: Int, send: ScreenSender<KeywordsDidSetEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder didSet
  }

  func willSet(willSet: Int, send: ScreenSender<KeywordsWillSetEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder willSet
  }

  func any(any: Int, send: ScreenSender<KeywordsAnyEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder any
  }

  func async(async: Int, send: ScreenSender<KeywordsAsyncEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder async
  }

  func each(each: Int, send: ScreenSender<KeywordsEachEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder each
  }

  func some(some: Int, send: ScreenSender<KeywordsSomeEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder some
  }

  func get(get: Int, send: ScreenSender<KeywordsGetEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder get
  }

  func set(set: Int, send: ScreenSender<KeywordsSetEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder set
  }

  func required(required: Int, send: ScreenSender<KeywordsRequiredEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder required
  }

  func open(open: Int, send: ScreenSender<KeywordsOpenEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder open
  }

  func actor(actor: Int, send: ScreenSender<KeywordsActorEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder actor
  }

  func left(left: Int, send: ScreenSender<KeywordsLeftEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder left
  }

  func type(type: Int, send: ScreenSender<KeywordsTypeEvent>) -> UIViewController {
    UIViewController()  // switchyard:placeholder type
  }
}
