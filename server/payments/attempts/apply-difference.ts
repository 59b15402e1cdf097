import { addCents } from '@/domain/kit/money'
import { pendingEditState } from '@/domain/shop/orders/pending-edit'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import type { ProviderPayment } from '@/server/kernel/ports/payments'
import {
  type OrderRow,
  type PendingEditRow,
  endPendingEdit,
  findPendingEdit,
  insertEvent,
  updateOrder,
  updatePendingEdit,
} from '@/server/orders'

interface ApplyDifferenceInput {
  /** Order, locked by the caller. */
  order: OrderRow
  id: number
  proof: Pick<ProviderPayment, 'amount' | 'currency'>
}

/**
 * Applies a booked payment of a difference in one transaction.
 * @returns the reason for refunding the money, or null if the change was applied
 */
export async function applyDifference(
  deps: Deps,
  tx: Db,
  { order, id, proof }: ApplyDifferenceInput,
): Promise<string | null> {
  const edit = await findPendingEdit(tx, id)
  if (!edit || edit.order_id !== order.id) throw new Error(`Order ${order.number}: no edit ${id}.`)
  const at = deps.clock.now()
  const state = pendingEditState(edit, at)
  if (state === 'paid') return 'paid-twice'
  if (state !== 'open') return `edit-${state}`
  if (proof.currency !== order.currency || proof.amount !== edit.total_cents) {
    return 'amount-differs'
  }
  // Savepoint: a rejection rolls back the change but keeps the payment booked.
  const refused = await tx
    .transaction(async (inner) => {
      await applyPaidDifference(deps, inner, { order, edit, at })
      return null
    })
    .catch((error: unknown) => {
      if (error instanceof DomainError) return error.code
      throw error
    })
  if (refused === null) return null
  await endPendingEdit(deps, tx, { order, why: refused === 'edit_too_late' ? 'begun' : 'changed' })
  return `edit-refused-${refused}`
}

interface ApplyPaidInput {
  order: OrderRow
  edit: PendingEditRow
  at: Date
}

async function applyPaidDifference(
  deps: Deps,
  tx: Db,
  { order, edit, at }: ApplyPaidInput,
): Promise<void> {
  await updatePendingEdit(tx, edit.id, { paid_at: at })
  const change = {
    subtotal_cents: addCents(order.subtotal_cents, edit.net_cents),
    tax_cents: addCents(order.tax_cents, edit.tax_cents),
    total_cents: addCents(order.total_cents, edit.total_cents),
    paid_cents: addCents(order.paid_cents, edit.total_cents),
  }
  await updateOrder(tx, order.id, change)
  const detail = { amount_cents: edit.total_cents }
  await insertEvent(tx, order.id, { kind: 'difference_paid', at, detail })
  await publish(deps, tx, { name: 'DifferencePaid', order: { ...order, ...change }, edit, at })
}
