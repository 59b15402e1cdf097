import type { ReturnState } from './returns'

/** Pieces of a line that come back. */
export interface ReturnedPieces {
  /** Of the return. */
  number: number
  state: ReturnState
  /** The refund that settled the return; null before. */
  request: number | null
  /** Whether that refund had an amount beside its pieces. */
  has_amount: boolean
  position: number
  count: number
}

/** Pieces of a line that had left when their price went back, by the refund that did it. */
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
  /** Pieces that were settled by an amount: their price doesn't go back again. */
  closed_count: number
  /** Pieces of the return that a refund is for whose price hasn't gone back; absent where it is for none. */
  return_due?: number
}

/**
 * The lines of an order with what its returns allow of each. Pieces of a line are alike, so one that was refunded
 * without a return counts as one that comes back, or the same piece would be paid for twice.
 * @param number of the return that is refunded
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

/** The pieces of one line in each return whose price hasn't gone back. */
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
  // A return that was settled for less had been paid for by earlier refunds, and by none that came later.
  for (const one of due)
    for (const refund of refunds) if (refund.request < (one.back.request ?? 0)) settle(one, refund)
  for (const one of waiting) for (const refund of refunds) settle(one, refund)
  return due
}
