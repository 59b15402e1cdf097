import { promiseAround } from '@/domain/office/delays/delays'
import type { Db } from '@/server/kernel/db/client'
import { sha256 } from '@/server/kernel/ports/ids'

import { listPromised, lockOrders, type PromisedRow } from '../delays/queries'

export interface MovedOrder extends PromisedRow {
  next: string
}

interface CalendarChange {
  today: string
  before: readonly string[]
  added: readonly string[]
}

export async function planBreak(db: Db, { today, before, added }: CalendarChange) {
  if (added.length === 0) return []
  const calendar = { today, before, after: [...before, ...added] }
  return (await listPromised(db)).flatMap((order): MovedOrder[] => {
    const { date, transit_days: transitDays, is_built: isBuilt } = order
    const next = promiseAround({ date, transitDays, isBuilt }, calendar)
    return next === date ? [] : [{ ...order, next }]
  })
}

/** Plans again under locks, because orders may have changed before they were locked. */
export async function planLockedBreak(tx: Db, change: CalendarChange): Promise<MovedOrder[]> {
  const found = await planBreak(tx, change)
  await lockOrders(
    tx,
    found.map(({ id }) => id),
  )
  return planBreak(tx, change)
}

/** Hashes the preview as a version; returns an empty string if no buyer has to be notified. */
export function versionOf(orders: readonly MovedOrder[]): string {
  const paid = orders.filter(({ is_paid }) => is_paid)
  if (paid.length === 0) return ''
  return sha256(JSON.stringify(paid.map(({ number, date, next }) => [number, date, next]))).slice(
    0,
    32,
  )
}
