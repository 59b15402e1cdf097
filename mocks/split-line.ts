import {
  addCents,
  splitCents,
  subtractCents,
  timesCents,
  ZERO,
  type Cents,
} from '@/domain/kit/money'

import type { MockOrder } from './shop-state'

interface Part {
  position: number
  count: number
}

/** Splits bikes off a line, with their share of the discount and of earlier refunds. */
export function lineOfPart(order: MockOrder, { position, count }: Part) {
  const { lines } = order.priced
  const line = lines[position]
  if (!line || count >= line.count) return { line, position, share: ZERO }
  const rest = line.count - count
  const shareOf = (amount: Cents) => splitCents(amount, [count, rest])[0] ?? ZERO
  const discount = shareOf(line.discount)
  const own = {
    ...line,
    ...{ count, discount, total_price: timesCents(line.price, count) },
  }
  const left = subtractCents(line.discount, discount)
  Object.assign(line, { count: rest, discount: left, total_price: timesCents(line.price, rest) })
  renumber(order, { position, count })
  lines.push(own)
  return { line: own, position: lines.length - 1, share: splitShares(order, position, shareOf) }
}

/** Renumbers bikes after a split, because they are numbered in the order of their lines. */
function renumber(order: MockOrder, { position, count }: Part): void {
  const built = order.priced.lines.filter(({ kind, order_bike_id }) => {
    return kind === 'bike' && order_bike_id === null
  })
  const line = order.priced.lines[position]
  const before = built.slice(0, line ? built.indexOf(line) + 1 : 0)
  const last = before.reduce((sum, one) => sum + one.count, 0)
  const bikes = Object.entries(order.bikes).map(([id, bike]) => {
    return [Number(id) > last ? Number(id) - count : Number(id), bike] as const
  })
  order.bikes = Object.fromEntries(bikes)
}

function splitShares(order: MockOrder, position: number, shareOf: (amount: Cents) => Cents): Cents {
  const edits = (order.edits ?? []).filter((one) => one.position === position)
  return edits.reduce((sum, edit) => {
    const portion = shareOf(edit.refund)
    edit.refund = subtractCents(edit.refund, portion)
    return addCents(sum, portion)
  }, ZERO)
}
