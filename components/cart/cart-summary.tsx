import { useGuestCart } from '@/hooks/use-guest-cart'
import { useShownTotal } from '@/hooks/use-shown-cart'
import { useGuestCartProblem } from '@/hooks/use-line-fix'
import { cartPanel as texts } from '@/messages/cart-panel'

import { SummaryActions } from './summary-actions'
import { SummaryLines } from './summary-lines'

/** spec §2: a guest's summary has Subtotal and Order total only; below it the two buttons. */
export function CartSummary() {
  const { items, close } = useGuestCart()
  const { total, tax } = useShownTotal()
  const problem = useGuestCartProblem()
  return (
    <>
      <SummaryLines rows={[{ label: texts.subtotal, amount: total }]} total={total} />
      <p className="text-sm text-ink-soft">{texts.orderTotalNote(tax)}</p>
      <SummaryActions items={items} onClose={() => close()} problem={problem} />
    </>
  )
}
