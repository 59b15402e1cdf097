import { pendingEditState, type PendingEditState } from '@/domain/shop/orders/pending-edit'
import { addCents, timesCents } from '@/domain/kit/money'

import { lineOfPart } from './split-line'
import type { MockAttempt, MockDifference, MockOrder } from './shop-state'

export function stateOfDifference(one: MockDifference, now: Date): PendingEditState {
  const row = {
    paid_at: one.paidAt === null ? null : new Date(one.paidAt),
    ended_why: one.ended,
    expires_at: new Date(one.expiresAt),
  }
  return pendingEditState(row, now)
}

export const openDifferenceOf = ({ differences = [] }: MockOrder, now: Date) =>
  differences.find((one) => stateOfDifference(one, now) === 'open') ?? null

export const differenceOfAttempt = ({ differences = [] }: MockOrder, attempt: MockAttempt) =>
  differences.find(({ id }) => id === attempt.difference) ?? null

/** Applies the paid change if it is still open and none of the bikes has been started. */
export function applyDifference(order: MockOrder, one: MockDifference, now: Date): void {
  if (!order.priced.lines[one.position] || stateOfDifference(one, now) !== 'open') return
  const hasBegun = Object.keys(order.bikes).length > 0
  if (hasBegun || order.fulfillment_state !== 'to_build') {
    one.ended = order.fulfillment_state === 'cancelled' ? 'canceled' : 'begun'
    return
  }
  const { each, net, tax, total } = one.due
  const at = now.toISOString()
  one.paidAt = at
  const { line, position, share } = lineOfPart(order, one)
  if (!line) return
  const price = addCents(line.price, each)
  Object.assign(line, one.becomes, { price, total_price: timesCents(price, line.count) })
  const { totals } = order.priced.quote
  totals.subtotal = addCents(totals.subtotal, net)
  totals.tax = addCents(totals.tax, tax)
  totals.total = addCents(totals.total, total)
  order.edits = [...(order.edits ?? []), { key: `difference-${one.id}`, position, refund: share }]
  order.events.push({ at, kind: 'difference_paid' }, { at, kind: 'bike_changed' })
}
