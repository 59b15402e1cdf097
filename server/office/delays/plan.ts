import { weekTitle } from '@/contract/office/capacity/factory-week-messages'
import { promiseWith, weekOfItem, type LateItem } from '@/domain/office/delays/delays'
import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

import { listLateItems, listWaiting, type WaitingRow } from './queries'
import { listWeekOrders } from './week-orders'

export interface DelayInput extends LateItem {
  item: string
}

export interface MovedPromise extends WaitingRow {
  next: string
}

interface Plan {
  title: string
  orders: MovedPromise[]
}

/** @throws DomainError late_item_not_found, or invalid_input for a day in the past */
export async function planDelay(
  db: Db,
  late: DelayInput,
  { isLocked, today }: { isLocked: boolean; today: string },
): Promise<Plan> {
  if (late.arrives_on < today) throw pastDateError()
  const { closed_days } = await readCatalog(db)
  const week = weekOfItem(late.item)
  const { title, waiting } = await (week === null
    ? waitingForItem(db, late.item, isLocked)
    : waitingForWeek(db, late.item, { week, today, isLocked }))
  const orders = waiting.map((row) => {
    // A week that has free capacity again builds what an earlier report moved out of it.
    if (row.fits) return { ...row, next: row.base }
    const promised = {
      base: row.base,
      assemblyDays: row.assembly_days,
      transitDays: row.transit_days,
    }
    return { ...row, next: promiseWith(late, promised, closed_days) }
  })
  return { title, orders }
}

type WaitingLine = WaitingRow & { fits?: boolean }

async function waitingForItem(db: Db, item: string, isLocked: boolean) {
  // Orders may have changed while they were being locked, so they are read again under the locks.
  if (isLocked) await listWaiting(db, item, { isLocked })
  const waiting: WaitingLine[] = await listWaiting(db, item, { isLocked: false })
  const [found] = await listLateItems(db, { only: item })
  if (!found) throw nobodyWaits(item)
  return { title: found.title, waiting }
}

async function waitingForWeek(db: Db, item: string, query: Parameters<typeof listWeekOrders>[1]) {
  const waiting: WaitingLine[] = await listWeekOrders(db, query)
  if (waiting.length === 0) throw nobodyWaits(item)
  return { title: weekTitle(query.week), waiting }
}

const nobodyWaits = (item: string) =>
  new DomainError('late_item_not_found', `Nobody waits for ${item}.`)

export const isMoved = ({ date, next }: MovedPromise) => date !== next

/** Hashes the preview as a version: the same orders with the same dates have the same version. */
export function versionOf(orders: readonly MovedPromise[]): string {
  const facts = orders.map(({ number, date, next }) => [number, date, next])
  return sha256(JSON.stringify(facts)).slice(0, 32)
}

function pastDateError(): DomainError {
  return new DomainError('invalid_input', 'It has arrived already.', {
    errors: [{ field: 'arrives_on', message: 'Choose today or a later day.' }],
  })
}
