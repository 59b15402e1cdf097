import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { PaymentProvider } from '@/server/kernel/ports/payments'
import { type OrderRow, type PendingEditRow, findOpenEdit, lockOrder } from '@/server/orders'

import { applyLookUp } from './apply-look-up'
import { closeAttempt } from './close-difference'
import { createAtProvider, pageAgain, type OpenedPayment } from './open-payment'
import {
  findOpenAttempt,
  findPaymentOf,
  insertAttempt,
  listAttemptsOfEdit,
  type Attempt,
} from '@/server/payments/books/queries'

interface OpenDifferenceInput {
  order: OrderRow
  edit: PendingEditRow
  provider: PaymentProvider
}

/**
 * Opens a difference's payment page after closing other providers' pages, to prevent double payment.
 * @throws DomainError difference_closed, edit_paying, payment_provider_unreachable
 */
export async function openDifference(
  deps: Deps,
  opening: OpenDifferenceInput,
): Promise<OpenedPayment> {
  const { order, provider } = opening
  await closeOthers(deps, opening)
  const attempt = await claimAttempt(deps, opening)
  if (attempt.provider !== provider.id) throw closed(opening)
  if (attempt.provider_ref === null) return createAtProvider(deps, { order, attempt, provider })
  return pageAgain({ attempt, provider, ref: attempt.provider_ref })
}

async function closeOthers(
  deps: Deps,
  { order, edit, provider }: OpenDifferenceInput,
): Promise<void> {
  const known = await findOpenAttempt(deps.db, order.id)
  if (!known) return
  await applyLookUp(deps, known)
  const open = await findOpenAttempt(deps.db, order.id)
  if (!open || (open.edit_id === edit.id && open.provider === provider.id)) return
  if ((await closeAttempt(deps, open)) === 'processing') {
    throw new DomainError('edit_paying', `Edit ${edit.id} is being paid.`)
  }
}

/** Returns the open attempt for an open edit, or inserts one, under the order's lock. */
async function claimAttempt(deps: Deps, opening: OpenDifferenceInput): Promise<Attempt> {
  const { order, edit, provider } = opening
  return deps.db.transaction(async (tx) => {
    await lockOrder(tx, order.id)
    const waiting = await findOpenEdit(tx, order.id, deps.clock.now())
    if (waiting?.id !== edit.id) throw closed(opening)
    const open = await findOpenAttempt(tx, order.id)
    if (open?.edit_id === edit.id) return open
    const attempt = await insertAttempt(deps, tx, {
      orderId: order.id,
      editId: edit.id,
      provider: provider.id,
      amount: waiting.total_cents,
    })
    if (!attempt) throw closed(opening)
    return attempt
  })
}

const closed = ({ edit }: OpenDifferenceInput) =>
  new DomainError('difference_closed', `Edit ${edit.id} cannot be paid like this now.`)

export async function lastPaymentOf(
  db: Db,
  editId: number,
): Promise<'none' | 'declined' | 'processing' | 'returned'> {
  const [last] = await listAttemptsOfEdit(db, editId)
  if (!last) return 'none'
  const payment = await findPaymentOf(db, last.id)
  if (payment?.purpose === 'surplus') return 'returned'
  if (payment?.purpose === 'review' || last.status === 'processing') return 'processing'
  return last.status === 'failed' ? 'declined' : 'none'
}
