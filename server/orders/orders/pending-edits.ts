import { and, eq, isNull } from 'drizzle-orm'

import { pendingEditState, type PendingEditEnd } from '@/domain/pending-edit'
import type { Db } from '@/server/kernel/db/client'
import { orderLines } from '@/server/kernel/db/schema/orders'
import { pendingEdits } from '@/server/kernel/db/schema/pending-edits'
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

/** The change of an order that waits for its difference; one that has expired does not wait anymore. */
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
  /** Only where it is about the bikes of this line. */
  position?: number
  /** Public id of who ends it; absent where no person does. */
  by?: string | undefined
}

/**
 * Ends the change of an order that waits for its difference, if there is one, in a transaction that holds the order.
 * Money that arrives afterwards goes back.
 */
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

/** A whole order is begun or given up. A single bike that is begun ends its own change (`buildBike`). */
export async function endMovedEdit(deps: Deps, tx: Db, event: ShopEvent<'OrderMoved'>) {
  const { order, to, isDerived } = event
  if (to === 'cancelled') return endPendingEdit(deps, tx, { order, why: 'canceled' })
  if (!isDerived) await endPendingEdit(deps, tx, { order, why: 'begun' })
}

/** Pieces of its line were refunded: what was agreed for all of them is not asked anymore. */
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

/** What proves that somebody has the link of a difference. */
export const differenceKey = ({ secret }: Pick<Deps, 'secret'>, id: number) =>
  deriveKey(secret, 'difference', String(id))

/** Where a difference is paid, within the shop; whoever has the link may read it. */
export const differencePath = (deps: Pick<Deps, 'secret'>, id: number) =>
  `/orders/edit-${id}/${differenceKey(deps, id)}`
