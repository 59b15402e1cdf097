import type { Db } from '@/server/kernel/db/client'
import type { orderEdits } from '@/server/kernel/db/schema/orders/order-edits'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { findOrderByNumber, lockOrder, type OrderRow } from '@/server/orders'

import { editionOf, insertEdit, isEditedAlready } from './queries'

export interface EditOrderInput {
  number: string
  edition: number
  request_key: string
  by: { userId: number; publicId: string }
}

type EditOutcome = Pick<
  typeof orderEdits.$inferInsert,
  'kind' | 'position' | 'words' | 'refund_cents' | 'request_id'
>

export interface Edit {
  order: OrderRow
  /** Number of the edit within the order. */
  number: number
  at: Date
  write: (done: EditOutcome) => Promise<void>
}

/**
 * Edits an order while it is locked, once per key. Rejects an edit based on an outdated version.
 * @throws DomainError order_not_found, edit_changed, and the errors of `work`
 */
export async function editOrder(
  deps: Deps,
  { number, edition, request_key, by }: EditOrderInput,
  work: (tx: Db, edit: Edit) => Promise<void>,
): Promise<void> {
  const found = await findOrderByNumber(deps.db, number)
  if (!found) throw new DomainError('order_not_found', `No order ${number}.`)
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id)
    if (!order) throw new DomainError('order_not_found', `No order ${number}.`)
    if (await isEditedAlready(tx, order.id, request_key)) return
    const present = await editionOf(tx, order.id)
    if (present !== edition) {
      throw new DomainError('edit_changed', `It is edition ${present}, not ${edition}.`)
    }
    const at = deps.clock.now()
    const next = present + 1
    const of = { order_id: order.id, edition: next, request_key, made_by: by.userId, made_at: at }
    const write = (done: EditOutcome) => insertEdit(tx, { ...of, ...done })
    await work(tx, { order, number: next, at, write })
  })
}
