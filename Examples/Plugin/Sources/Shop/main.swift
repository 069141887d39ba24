// Every type here that begins with Shop was generated when the target was built.
let navigator = ShopNavigator(guards: ShopNoGuards())
print(navigator.state)
print(navigator.open("shop:///items/42"))
if let item = navigator.visibleSender(ShopItemEvent.self) { item(.buy) }
print(navigator.state.debugDescription)
