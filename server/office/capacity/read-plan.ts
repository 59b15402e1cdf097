import { planWeeks } from '@/domain/office/capacity/capacity'
import { mondayOf } from '@/domain/shop/checkout/delivery'
import { readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { dayOf } from '@/server/kernel/ports/clock'

import { countBuiltSince, listCapacity, listDueBikes } from './queries'

export async function readPlan({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const today = dayOf(clock.now())
  const { closed_days: closedDays } = await readCatalog(db)
  const [rows, due, built] = await Promise.all([
    listCapacity(db),
    listDueBikes(db),
    countBuiltSince(db, mondayOf(today)),
  ])
  return planWeeks({ today, closedDays, rows, due, built })
}
