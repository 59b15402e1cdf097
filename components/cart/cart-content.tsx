import { useGuestCart } from '@/hooks/use-guest-cart'
import { cartPanel as texts } from '@/messages/cart-panel'

import { CartEmpty } from './cart-empty'
import { CartEstimate } from './cart-estimate'
import { CartLine } from './cart-line'
import { CartNotices } from './cart-notices'

/** What the cart panel shows between its title and its buttons. */
export function CartContent() {
  const { items, isOpen } = useGuestCart()
  return (
    <>
      <CartNotices />
      {items.length === 0 ? (
        <CartEmpty />
      ) : (
        <>
          <ul aria-label={texts.items} className="-mt-6">
            {items.map((item) => (
              <CartLine key={item.id} item={item} />
            ))}
          </ul>
          <CartEstimate isWanted={isOpen} />
        </>
      )}
    </>
  )
}
