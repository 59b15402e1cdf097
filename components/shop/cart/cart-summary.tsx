import type { CartView } from '@/hooks/shop/cart/cart-view'
import { useGuestCart } from '@/hooks/shop/cart/use-guest-cart'

import { SummaryActions } from './summary-actions'
import { SummaryLines } from './summary-lines'

/** The totals of a cart, and the two buttons below them (spec §2 Shopping cart panel). */
export function CartSummary({ view }: { view: CartView }) {
  const { close } = useGuestCart()
  const { amounts, total, totalNote, externalLink, problem } = view
  return (
    <>
      <SummaryLines rows={amounts} total={total} />
      {totalNote && <p className="text-sm text-ink-soft">{totalNote}</p>}
      <SummaryActions externalLink={externalLink} onClose={() => close()} problem={problem} />
    </>
  )
}
