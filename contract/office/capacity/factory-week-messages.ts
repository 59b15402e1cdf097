import { addCalendarDays } from '@/domain/shop/checkout/delivery'
import { dateShort } from '@/utils/format'

/** @example weekTitle('2026-12-07') // 'Factory week Dec 7 – Dec 13' */
export const weekTitle = (week: string) =>
  `Factory week ${dateShort(week)} – ${dateShort(addCalendarDays(week, 6))}`

export const breakTitle = (first: string, last: string) =>
  first === last
    ? `Factory closed ${dateShort(first)}`
    : `Factory closed ${dateShort(first)} – ${dateShort(last)}`

export const breakCause = (reason: string) =>
  `Our factory is closed for longer than planned (${reason}).`
