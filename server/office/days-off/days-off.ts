import { asc, eq, gte, sql } from 'drizzle-orm'

import { breakCause, breakTitle } from '@/contract/office/capacity/factory-week-messages'
import { breakDays } from '@/domain/office/capacity/capacity'
import { breakItem, MOST_SHOWN } from '@/domain/office/delays/delays'
import { addWorkingDays } from '@/domain/shop/checkout/delivery'
import type { AuditSubjects } from '@/server/kernel/audit/entity'
import type { Db } from '@/server/kernel/db/client'
import { factoryClosedDays } from '@/server/kernel/db/schema/catalog/trade'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'

import { insertDelay, insertDelayed, replaceDelay } from '../delays/queries'
import { movePromise } from '../delays/report-delay'
import { planBreak, planLockedBreak, versionOf, type MovedOrder } from './plan'

type DaysOffDeps = Pick<Deps, 'db' | 'clock'>

interface BreakInput {
  from: string
  /** Last day; null for a single day. */
  until: string | null
}

interface AddBreakInput extends BreakInput {
  reason: string
  /** Version of the preview that the caller has seen. */
  seen: string
  by: { userId: number; publicId: string }
}

const { date } = factoryClosedDays

export async function readDaysOff({ db, clock }: DaysOffDeps) {
  return db
    .select()
    .from(factoryClosedDays)
    .where(gte(date, dayOf(clock.now())))
    .orderBy(asc(date))
}

/** Lists the promised dates that a break would move; writes none. @throws DomainError invalid_input */
export async function previewDaysOff(
  { db, clock, mail }: DaysOffDeps & Pick<Deps, 'mail'>,
  input: BreakInput,
) {
  const today = dayOf(clock.now())
  const days = requireBreak(input, today)
  const moved = await planBreak(db, await calendarWith(db, days, today))
  const paid = moved.filter(({ is_paid }) => is_paid)
  return {
    orders: paid.slice(0, MOST_SHOWN).map((order) => ({
      number: order.number,
      name: order.name,
      old: order.date,
      new: order.next,
    })),
    moving: paid.length,
    has_mail: mail !== null,
    seen: versionOf(moved),
  }
}

/**
 * Adds a factory break as previewed. It moves promised dates by a regular delay, which can be ended.
 * @throws DomainError promises_changed; invalid_input for a break without a weekday, in the past, too long or too far
 * ahead
 */
export async function addDaysOff(deps: Deps & AuditSubjects, input: AddBreakInput) {
  const at = deps.clock.now()
  const today = dayOf(at)
  const days = requireBreak(input, today)
  return deps.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${factoryClosedDays} in share row exclusive mode`)
    const change = await calendarWith(tx, days, today)
    const moved = await planLockedBreak(tx, change)
    if (versionOf(moved) !== input.seen) {
      throw new DomainError('promises_changed', 'The preview is no longer true.')
    }
    const { reason } = input
    await tx
      .insert(factoryClosedDays)
      .values(days.map((day) => ({ date: day, reason })))
      .onConflictDoUpdate({ target: date, set: { reason: sql`excluded.reason` } })
    if (moved.length > 0) await movePromises(deps, tx, { ...input, ...change, moved, at })
    return readDaysOff({ ...deps, db: tx })
  })
}

interface MovePromisesInput extends AddBreakInput {
  before: readonly string[]
  added: readonly string[]
  moved: readonly MovedOrder[]
  at: Date
}

async function movePromises(
  deps: Deps & AuditSubjects,
  tx: Db,
  { from, added, before, moved, reason, by, at }: MovePromisesInput,
): Promise<void> {
  const [first = '', last = first] = [added[0], added.at(-1)]
  const cause = breakCause(reason)
  const item = breakItem(first)
  await replaceDelay(tx, item, at)
  const id = await insertDelay(tx, {
    ...{ item, title: breakTitle(first, last), cause, work_days: 0 },
    arrives_on: addWorkingDays(last, 1, [...before, ...added]),
    request_key: `${item}:${at.toISOString()}:${by.publicId}`,
    ...{ made_at: at, made_by: by.userId },
  })
  deps.about({ kind: 'factory-days-off', id: from }, { kind: 'delays', id: String(id) })
  await insertDelayed(
    tx,
    id,
    moved.map((order) => ({
      ...{ order_id: order.id, base_date: order.date, base_cause: order.cause },
      ...{ old_date: order.date, new_date: order.next },
    })),
  )
  for (const order of moved) {
    await movePromise(deps, tx, {
      ...{ id: order.id, to: order.next, cause, why: cause, delay: id, by: by.publicId, at },
      isQuiet: !order.is_paid,
    })
  }
}

/** Makes a day off a workday again. Promised dates stay; ending the delay would move them back. */
export async function removeDayOff(using: DaysOffDeps, day: string) {
  return using.db.transaction(async (tx) => {
    await tx.delete(factoryClosedDays).where(eq(date, day))
    return readDaysOff({ ...using, db: tx })
  })
}

async function calendarWith(db: Db, days: readonly string[], today: string) {
  const rows = await db.select({ date }).from(factoryClosedDays).orderBy(asc(date))
  const before = rows.map((row) => row.date)
  return { today, before, added: days.filter((day) => !before.includes(day)) }
}

function requireBreak({ from, until }: BreakInput, today: string): string[] {
  const days = breakDays(from, until ?? from, today)
  if (!days) throw invalid('Choose days from today on, two months at most.')
  if (days.length === 0) throw invalid('The factory rests on weekends already.')
  return days
}

const invalid = (message: string) =>
  new DomainError('invalid_input', message, { errors: [{ field: 'until', message }] })
