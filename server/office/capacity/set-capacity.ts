import { capacityIn, plannedWeeks, type CapacityReach } from '@/domain/office/capacity/capacity'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'

import { deleteWeek, listCapacity, lockCapacity, upsertCapacity } from './queries'

interface SetCapacityInput {
  week: string
  /** Number of bikes; null inherits the number of the preceding weeks. */
  bikes: number | null
  reach: CapacityReach
  was: number | null
  by: number
}

/** Uses optimistic locking. @throws DomainError week_not_planned, capacity_changed */
export async function setCapacity({ db, clock }: Deps, setting: SetCapacityInput): Promise<void> {
  const { week, bikes, reach, was, by } = setting
  const at = clock.now()
  if (!plannedWeeks(dayOf(at)).includes(week)) {
    throw new DomainError('week_not_planned', `${week} is not planned.`)
  }
  await db.transaction(async (tx) => {
    await lockCapacity(tx)
    if (capacityIn(week, await listCapacity(tx)) !== was) {
      throw new DomainError('capacity_changed', `${week} was changed meanwhile.`)
    }
    // A number that applies from this week onward also replaces this week's own number.
    if (bikes === null || reach === 'onward') await deleteWeek(tx, week)
    if (bikes !== null) await upsertCapacity(tx, { week, reach, bikes, set_at: at, set_by: by })
  })
}
