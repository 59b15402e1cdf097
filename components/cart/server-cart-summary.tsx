import { useGuestCart } from '@/hooks/use-guest-cart'
import { useServerCart } from '@/hooks/use-server-cart'
import { cartPanel as texts } from '@/messages/cart-panel'
import { serverCart } from '@/messages/server-cart'

import { SummaryActions } from './summary-actions'
import { SummaryLines } from './summary-lines'

/** spec §2: a user's summary has Subtotal, Shipping, Tax and Order total. */
export function ServerCartSummary() {
  const { close } = useGuestCart()
  const cart = useServerCart()?.cart
  if (!cart || cart.items.length === 0) return null
  const problem = cart.items.find((line) => line.problem !== null)?.problem ?? null
  const rows = [
    { label: texts.subtotal, amount: cart.shown.subtotal },
    { label: serverCart.shipping, amount: cart.shown.shipping },
    { label: serverCart.tax(cart.shown.includes_tax ? cart.tax_title : null), amount: cart.tax },
  ]
  return (
    <>
      <SummaryLines rows={rows} total={cart.total} />
      <SummaryActions items={cart.items} onClose={() => close()} problem={problem} />
    </>
  )
}
