import { addCalendarDays } from '@/domain/delivery'
import { dateShort } from '@/utils/format'

/** @example weekTitle('2026-12-07') // 'Factory week Dec 7 – Dec 13' */
export const weekTitle = (week: string) =>
  `Factory week ${dateShort(week)} – ${dateShort(addCalendarDays(week, 6))}`
