import { isMadeToMeasure } from '@/domain/shop/bikes/build-fields'
import { WITHDRAWAL_DAYS } from '@/domain/kit/constants'
import type { LineRow, OrderRow } from '@/server/orders'

const DAY_MS = 86_400_000
/** Time after the end of a UTC day by which the day has ended in every time zone. */
const AFTER_UTC_MS = 12 * 3_600_000

interface Facts {
  lines: readonly LineRow[]
  declaredAt: Date | undefined
  /** Positions of gift cards that were redeemed. */
  redeemed?: readonly number[]
  now: Date
}

export function withdrawalOf(order: OrderRow, { lines, declaredAt, redeemed = [], now }: Facts) {
  const until = order.delivered_at && lastDayAfter(order.delivered_at)
  const excluded_lines = lines
    .filter((line) => isMadeToMeasure(line.build) || redeemed.includes(line.position))
    .map(({ position }) => position)
  const isOpen =
    until !== null && now < endOf(until) && !declaredAt && excluded_lines.length < lines.length
  return {
    is_open: isOpen,
    until,
    declared_at: declaredAt?.toISOString() ?? null,
    excluded_lines,
  }
}

function lastDayAfter(delivered: Date): string {
  return new Date(delivered.getTime() + WITHDRAWAL_DAYS * DAY_MS).toISOString().slice(0, 10)
}

function endOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS + AFTER_UTC_MS)
}
