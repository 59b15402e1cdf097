import { asc, eq, sql } from 'drizzle-orm'

import { fullWeeks } from '@/domain/office/capacity/capacity'
import type { Db } from '@/server/kernel/db/client'
import { fullWeeks as rows } from '@/server/kernel/db/schema/orders/capacity'
import type { Deps } from '@/server/kernel/deps'

import { readPlan } from './read-plan'

/** Updates fully booked weeks only if they differ, because a write reloads prices and pages. */
export async function followWeeks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { weeks } = await readPlan({ db, clock })
  const now = fullWeeks(weeks)
  if (isSame(await listTrackedWeeks(db), now)) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${rows} in share row exclusive mode`)
    const known = await listTrackedWeeks(tx)
    for (const week of known.filter((one) => !now.includes(one))) {
      await tx.delete(rows).where(eq(rows.week, week))
    }
    const added = now.filter((one) => !known.includes(one))
    if (added.length > 0) await tx.insert(rows).values(added.map((week) => ({ week })))
  })
}

async function listTrackedWeeks(db: Db): Promise<string[]> {
  const found = await db.select().from(rows).orderBy(asc(rows.week))
  return found.map(({ week }) => week)
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one, index) => one === others[index])
