// Written once by Switchyard from keywords.routes.yaml. It is yours: Switchyard does not write over it.

/// Shows the screens of Keywords.
///
/// The switch names every route, so a new screen does not build until it has its case here.
struct KeywordsScreenRouter {
  /// Shows a screen with its parameters.
  ///
  /// - Returns: whether it was shown. A placeholder was not.
  func show(_ route: KeywordsRoute) -> Bool {
    switch route {
    case .word(word: _):
      return false  // switchyard:placeholder word
    case .all(
      associatedtype: _,
      class: _,
      deinit: _,
      enum: _,
      extension: _,
      fileprivate: _,
      func: _,
      import: _,
      internal: _,
      operator: _,
      precedencegroup: _,
      private: _,
      protocol: _,
      public: _,
      rethrows: _,
      static: _,
      struct: _,
      subscript: _,
      typealias: _,
      break: _,
      case: _,
      catch: _,
      continue: _,
      default: _,
      defer: _,
      do: _,
      else: _,
      fallthrough: _,
      for: _,
      guard: _,
      if: _,
      in: _,
      repeat: _,
      return: _,
      switch: _,
      throw: _,
      where: _,
      while: _,
      Any: _,
      Self: _,
      as: _,
      false: _,
      is: _,
      nil: _,
      super: _,
      throws: _,
      true: _,
      try: _,
      let: _,
      var: _,
      `inout`: _,
      init: _,
      self: _,
      `_`: _,
      await: _,
      didSet: _,
      willSet: _,
      any: _,
      async: _,
      each: _,
      some: _,
      get: _,
      set: _,
      required: _,
      open: _,
      actor: _,
      left: _,
      type: _
    ):
      return false  // switchyard:placeholder all
    case .associatedtype(associatedtype: _):
      return false  // switchyard:placeholder associatedtype
    case .class(class: _):
      return false  // switchyard:placeholder class
    case .deinit(deinit: _):
      return false  // switchyard:placeholder deinit
    case .enum(enum: _):
      return false  // switchyard:placeholder enum
    case .extension(extension: _):
      return false  // switchyard:placeholder extension
    case .fileprivate(fileprivate: _):
      return false  // switchyard:placeholder fileprivate
    case .func(func: _):
      return false  // switchyard:placeholder func
    case .import(import: _):
      return false  // switchyard:placeholder import
    case .internal(internal: _):
      return false  // switchyard:placeholder internal
    case .operator(operator: _):
      return false  // switchyard:placeholder operator
    case .precedencegroup(precedencegroup: _):
      return false  // switchyard:placeholder precedencegroup
    case .private(private: _):
      return false  // switchyard:placeholder private
    case .protocol(protocol: _):
      return false  // switchyard:placeholder protocol
    case .public(public: _):
      return false  // switchyard:placeholder public
    case .rethrows(rethrows: _):
      return false  // switchyard:placeholder rethrows
    case .static(static: _):
      return false  // switchyard:placeholder static
    case .struct(struct: _):
      return false  // switchyard:placeholder struct
    case .subscript(subscript: _):
      return false  // switchyard:placeholder subscript
    case .typealias(typealias: _):
      return false  // switchyard:placeholder typealias
    case .break(break: _):
      return false  // switchyard:placeholder break
    case .case(case: _):
      return false  // switchyard:placeholder case
    case .catch(catch: _):
      return false  // switchyard:placeholder catch
    case .continue(continue: _):
      return false  // switchyard:placeholder continue
    case .default(default: _):
      return false  // switchyard:placeholder default
    case .defer(defer: _):
      return false  // switchyard:placeholder defer
    case .do(do: _):
      return false  // switchyard:placeholder do
    case .else(else: _):
      return false  // switchyard:placeholder else
    case .fallthrough(fallthrough: _):
      return false  // switchyard:placeholder fallthrough
    case .for(for: _):
      return false  // switchyard:placeholder for
    case .guard(guard: _):
      return false  // switchyard:placeholder guard
    case .if(if: _):
      return false  // switchyard:placeholder if
    case .in(in: _):
      return false  // switchyard:placeholder in
    case .repeat(repeat: _):
      return false  // switchyard:placeholder repeat
    case .return(return: _):
      return false  // switchyard:placeholder return
    case .switch(switch: _):
      return false  // switchyard:placeholder switch
    case .throw(throw: _):
      return false  // switchyard:placeholder throw
    case .where(where: _):
      return false  // switchyard:placeholder where
    case .while(while: _):
      return false  // switchyard:placeholder while
    case .Any(Any: _):
      return false  // switchyard:placeholder Any
    case .Self(Self: _):
      return false  // switchyard:placeholder Self
    case .as(as: _):
      return false  // switchyard:placeholder as
    case .false(false: _):
      return false  // switchyard:placeholder false
    case .is(is: _):
      return false  // switchyard:placeholder is
    case .nil(nil: _):
      return false  // switchyard:placeholder nil
    case .super(super: _):
      return false  // switchyard:placeholder super
    case .throws(throws: _):
      return false  // switchyard:placeholder throws
    case .true(true: _):
      return false  // switchyard:placeholder true
    case .try(try: _):
      return false  // switchyard:placeholder try
    case .let(let: _):
      return false  // switchyard:placeholder let
    case .var(var: _):
      return false  // switchyard:placeholder var
    case .inout(`inout`: _):
      return false  // switchyard:placeholder inout
    case .`init`(init: _):
      return false  // switchyard:placeholder init
    case .`self`(self: _):
      return false  // switchyard:placeholder self
    case .`_`(`_`: _):
      return false  // switchyard:placeholder _
    case .await(await: _):
      return false  // switchyard:placeholder await
    case .didSet(didSet: _):
      return false  // switchyard:placeholder didSet
    case .willSet(willSet: _):
      return false  // switchyard:placeholder willSet
    case .any(any: _):
      return false  // switchyard:placeholder any
    case .async(async: _):
      return false  // switchyard:placeholder async
    case .each(each: _):
      return false  // switchyard:placeholder each
    case .some(some: _):
      return false  // switchyard:placeholder some
    case .get(get: _):
      return false  // switchyard:placeholder get
    case .set(set: _):
      return false  // switchyard:placeholder set
    case .required(required: _):
      return false  // switchyard:placeholder required
    case .open(open: _):
      return false  // switchyard:placeholder open
    case .actor(actor: _):
      return false  // switchyard:placeholder actor
    case .left(left: _):
      return false  // switchyard:placeholder left
    case .type(type: _):
      return false  // switchyard:placeholder type
    }
  }
}
