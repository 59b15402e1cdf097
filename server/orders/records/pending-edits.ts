import { and, eq, isNull } from 'drizzle-orm'

import { pendingEditState, type PendingEditEnd } from '@/domain/shop/orders/pending-edit'
import type { Db } from '@/server/kernel/db/client'
import { orderLines } from '@/server/kernel/db/schema/orders/orders'
import { pendingEdits } from '@/server/kernel/db/schema/orders/pending-edits'
import type { Deps } from '@/server/kernel/deps'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { publish } from '@/server/kernel/events/subscriptions'
import { deriveKey } from '@/server/kernel/ports/ids'

import { insertEvent, type OrderRow } from './queries'

export type PendingEditRow = typeof pendingEdits.$inferSelect

const isUnended = and(isNull(pendingEdits.paid_at), isNull(pendingEdits.ended_at))

export async function findPendingEdit(db: Db, id: number): Promise<PendingEditRow | undefined> {
  const [row] = await db.select().from(pendingEdits).where(eq(pendingEdits.id, id))
  return row
}

/** Finds an order's edit whose difference is unpaid and that hasn't expired. */
export async function findOpenEdit(
  db: Db,
  orderId: number,
  now: Date,
): Promise<PendingEditRow | undefined> {
  const [row] = await db
    .select()
    .from(pendingEdits)
    .where(and(eq(pendingEdits.order_id, orderId), isUnended))
  return row && pendingEditState(row, now) === 'open' ? row : undefined
}

export async function updatePendingEdit(
  tx: Db,
  id: number,
  change: Partial<
    Pick<PendingEditRow, 'paid_at' | 'ended_at' | 'ended_why' | 'sends' | 'expires_at'>
  >,
): Promise<void> {
  await tx.update(pendingEdits).set(change).where(eq(pendingEdits.id, id))
}

interface EndPendingEditInput {
  order: OrderRow
  why: PendingEditEnd
  /** Limits this to edits of the bikes in this line. */
  position?: number
  /** Public id of the actor; absent if the edit ends automatically. */
  by?: string | undefined
}

/** Ends the open edit of a locked order, if any. Later payments for it are refunded. */
export async function endPendingEdit(
  deps: Deps,
  tx: Db,
  ending: EndPendingEditInput,
): Promise<void> {
  const { order, why, position, by } = ending
  const [edit] = await tx
    .select()
    .from(pendingEdits)
    .where(and(eq(pendingEdits.order_id, order.id), isUnended))
  if (!edit || (position !== undefined && edit.position !== position)) return
  const at = deps.clock.now()
  await updatePendingEdit(tx, edit.id, { ended_at: at, ended_why: why })
  const detail = { text: `${edit.title}: ${edit.words.join(', ')}`, why, by }
  await insertEvent(tx, order.id, { kind: 'difference_ended', at, detail })
  await publish(deps, tx, { name: 'DifferenceEnded', order, at })
}

export async function endCanceledEdit(deps: Deps, tx: Db, event: ShopEvent<'OrderCanceled'>) {
  await endPendingEdit(deps, tx, { order: event.order, why: 'canceled' })
}

/** Ends the edit when an order enters production or is canceled; `buildBike` does so for one bike. */
export async function endMovedEdit(deps: Deps, tx: Db, event: ShopEvent<'OrderMoved'>) {
  const { order, to, isDerived } = event
  if (to === 'cancelled') return endPendingEdit(deps, tx, { order, why: 'canceled' })
  if (!isDerived) await endPendingEdit(deps, tx, { order, why: 'begun' })
}

/** Ends the edit when units of its line are refunded, because it was agreed for all units. */
export async function endRefundedEdit(deps: Deps, tx: Db, event: ShopEvent<'ItemsCanceled'>) {
  const { order } = event
  const edit = await findOpenEdit(tx, order.id, deps.clock.now())
  if (!edit) return
  const [line] = await tx
    .select({ canceled: orderLines.canceled_count })
    .from(orderLines)
    .where(and(eq(orderLines.order_id, order.id), eq(orderLines.position, edit.position)))
  if (line && line.canceled > 0) await endPendingEdit(deps, tx, { order, why: 'changed' })
}

export const differenceKey = ({ secret }: Pick<Deps, 'secret'>, id: number) =>
  deriveKey(secret, 'difference', String(id))

/** Returns the path of the page where a difference is paid. Anyone with the link can read it. */
export const differencePath = (deps: Pick<Deps, 'secret'>, id: number) =>
  `/orders/edit-${id}/${differenceKey(deps, id)}`
