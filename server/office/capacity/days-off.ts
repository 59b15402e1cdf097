import { asc, eq, gte, sql } from 'drizzle-orm'

import { breakDays } from '@/domain/capacity'
import { factoryClosedDays } from '@/server/kernel/db/schema/trade'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'

type DaysOffDeps = Pick<Deps, 'db' | 'clock'>

interface Break {
  from: string
  /** Null for one day. */
  until: string | null
  reason: string
}

const { date } = factoryClosedDays

/** The weekdays from today on on which the factory does not work. */
export async function readDaysOff({ db, clock }: DaysOffDeps) {
  return db
    .select()
    .from(factoryClosedDays)
    .where(gte(date, dayOf(clock.now())))
    .orderBy(asc(date))
}

/** @throws DomainError invalid_input for a break without a weekday, in the past, too long or too far ahead */
export async function addDaysOff(using: DaysOffDeps, { from, until, reason }: Break) {
  const days = breakDays(from, until ?? from, dayOf(using.clock.now()))
  if (!days) throw invalid('Choose days from today on, two months at most.')
  if (days.length === 0) throw invalid('The factory rests on weekends already.')
  return using.db.transaction(async (tx) => {
    await tx
      .insert(factoryClosedDays)
      .values(days.map((day) => ({ date: day, reason })))
      .onConflictDoUpdate({ target: date, set: { reason: sql`excluded.reason` } })
    return readDaysOff({ ...using, db: tx })
  })
}

export async function removeDayOff(using: DaysOffDeps, day: string) {
  return using.db.transaction(async (tx) => {
    await tx.delete(factoryClosedDays).where(eq(date, day))
    return readDaysOff({ ...using, db: tx })
  })
}

const invalid = (message: string) =>
  new DomainError('invalid_input', message, { errors: [{ field: 'until', message }] })
