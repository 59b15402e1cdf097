import { z } from 'zod'

import { Day, text, integer } from '../files/cells'
import { readRows } from '../files/read-data'
import type { ClosedDay } from './types'

const Row = z.strictObject({ date: Day, days: integer.min(1).default(1), reason: text })

/** Observed federal holidays and factory breaks; excludes weekends. */
export const seedClosedDays: ClosedDay[] = readRows('closed-days.tsv', Row, 'date').flatMap(
  weekdays,
)

function weekdays({ date, days, reason }: z.output<typeof Row>): ClosedDay[] {
  const all = Array.from({ length: days }, (_, index) => {
    const day = new Date(`${date}T00:00:00Z`)
    day.setUTCDate(day.getUTCDate() + index)
    return day
  })
  return all
    .filter((day) => day.getUTCDay() !== 0 && day.getUTCDay() !== 6)
    .map((day) => ({ date: day.toISOString().slice(0, 10), reason }))
}
