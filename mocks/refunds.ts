import { addCents, subtractCents, type Cents } from '@/domain/money'

import type { MockOrder, MockRefund } from './shop-state'

/** What of a paid order was not given back yet. */
export function leftOf({ priced, refunds }: MockOrder): Cents {
  return subtractCents(priced.quote.totals.total, addCents(...refunds.map(({ amount }) => amount)))
}

/** Money of the sandbox goes back at once. */
export function giveBack(order: MockOrder, refund: MockRefund): void {
  order.refunds.push(refund)
  order.events.push({ at: refund.at, kind: 'refunded' })
  order.payment_state = leftOf(order) === 0 ? 'refunded' : 'partly_refunded'
}
