import { weekTitle } from '@/contract/office/capacity/factory-week-messages'
import { capacityIn, leavesOn, ordersOver } from '@/domain/office/capacity/capacity'
import { weekItem } from '@/domain/office/delays/delays'
import { mondayOf } from '@/domain/shop/checkout/delivery'
import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { dayOf } from '@/server/kernel/ports/clock'

import { countBuiltSince, listCapacity } from '../capacity/queries'
import { readPlan } from '../capacity/read-plan'
import { listBooked, lockOrders, type BookedRow, type LateItemRow } from './queries'

interface WeekOrder extends BookedRow {
  /** Whether the week has capacity for the order again after an earlier report moved it. */
  fits: boolean
}

interface WeekOrdersQuery {
  /** Monday of the week. */
  week: string
  today: string
  isLocked: boolean
}

/** Lists the last orders that exceed the week's capacity, and those that an earlier report moved out of it. */
export async function listWeekOrders(db: Db, { week, today, isLocked }: WeekOrdersQuery) {
  const found = await ordersOf(db, { week, today })
  if (!isLocked) return found
  await lockOrders(
    db,
    found.map(({ id }) => id),
  )
  // Read again under the locks, because orders may have changed before.
  return ordersOf(db, { week, today })
}

async function ordersOf(
  db: Db,
  { week, today }: Omit<WeekOrdersQuery, 'isLocked'>,
): Promise<WeekOrder[]> {
  const capacity = capacityIn(week, await listCapacity(db))
  const { closed_days } = await readCatalog(db)
  const present = mondayOf(today)
  const isPresent = week === present
  const booked = (await listBooked(db, weekItem(week))).filter((order) => {
    const own = mondayOf(leavesOn({ ...order, promised: order.base }, closed_days))
    // Overdue orders count toward the current week.
    return own === week || (isPresent && own < present)
  })
  const built = isPresent ? await countBuiltSince(db, present) : 0
  const room = capacity === null ? Infinity : Math.max(0, capacity - built)
  const over = new Set(ordersOver(booked, room).map(({ id }) => id))
  return booked
    .filter(({ id, is_moved }) => over.has(id) || is_moved)
    .map((order) => ({ ...order, fits: !over.has(order.id) }))
}

/** Lists the weeks with more bikes than capacity as late items. */
export async function listFullWeeks(db: Db, clock: Deps['clock'], q = ''): Promise<LateItemRow[]> {
  const { weeks } = await readPlan({ db, clock })
  const today = dayOf(clock.now())
  const isWanted = (week: string) => weekTitle(week).toLowerCase().includes(q.toLowerCase())
  const rows: LateItemRow[] = []
  for (const { week, over } of weeks) {
    if (over === 0 || !isWanted(week)) continue
    const { length } = await listWeekOrders(db, { week, today, isLocked: false })
    if (length > 0) rows.push({ item: weekItem(week), title: weekTitle(week), orders: length })
  }
  return rows
}
