import { CartButton } from './cart-button'
import { CartPanel } from './cart-panel'

/** The cart's part of the chrome: the header button and the panel that it opens. */
export function CartEntry() {
  return (
    <>
      <CartButton />
      <CartPanel />
    </>
  )
}
