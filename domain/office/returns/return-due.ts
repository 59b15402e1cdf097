import type { ReturnState } from './returns'

export interface ReturnedPieces {
  /** Number of the return. */
  number: number
  state: ReturnState
  /** The refund that settled the return; null before settlement. */
  request: number | null
  /** Whether that refund included an amount in addition to units. */
  has_amount: boolean
  position: number
  count: number
}

/** Shipped units of a line whose price was paid back by a refund. */
interface RefundedShipped {
  request: number
  position: number
  count: number
}

export interface RefundHistory {
  returned: readonly ReturnedPieces[]
  refunded: readonly RefundedShipped[]
}

interface ReturnLimits {
  /** Units settled by an amount, whose price can't be refunded again. */
  closed_count: number
  /** Units of the return still to be refunded; absent unless an inspected return is refunded. */
  return_due?: number
}

/**
 * Adds the limits from returns to each order line. Units of a line are interchangeable, so a unit refunded without a
 * return counts as returned; otherwise the same unit would be refunded twice.
 * @param number of the return being refunded
 */
export function limitedByReturns<Line extends { position: number }>(
  lines: readonly Line[],
  history: RefundHistory,
  number: number | undefined,
): (Line & ReturnLimits)[] {
  const returned = history.returned.filter(({ state }) => state !== 'canceled')
  const isRefundable = returned.some((one) => one.number === number && one.state === 'inspected')
  return lines.map((line) => {
    const isHere = (one: { position: number }) => one.position === line.position
    const due = piecesDue(returned.filter(isHere), history.refunded.filter(isHere))
    const closed = due.filter(({ back }) => back.state === 'refunded' && back.has_amount)
    const closed_count = closed.reduce((sum, { count }) => sum + count, 0)
    if (!isRefundable) return { ...line, closed_count }
    const return_due = due.find(({ back }) => back.number === number)?.count ?? 0
    return { ...line, closed_count, return_due }
  })
}

function piecesDue(returned: readonly ReturnedPieces[], refunded: readonly RefundedShipped[]) {
  const due = returned.map((back) => ({ back, count: back.count }))
  const refunds = refunded.map(({ request, count }) => ({ request, count }))
  const settle = (one: (typeof due)[number], refund: (typeof refunds)[number]) => {
    const count = Math.min(one.count, refund.count)
    one.count -= count
    refund.count -= count
  }
  const waiting = due.filter(({ back }) => back.request === null)
  for (const one of due)
    for (const refund of refunds) if (refund.request === one.back.request) settle(one, refund)
  // Earlier refunds already paid for part of a return that was settled for less; later ones never count.
  for (const one of due)
    for (const refund of refunds) if (refund.request < (one.back.request ?? 0)) settle(one, refund)
  for (const one of waiting) for (const refund of refunds) settle(one, refund)
  return due
}
