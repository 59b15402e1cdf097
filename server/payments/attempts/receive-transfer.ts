import { hasBeenPaid } from '@/domain/shop/orders/order-state'
import { addCents, ZERO, type Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { lockOrder } from '@/server/orders'

import { BANK_PROVIDER } from '@/server/payments/providers/bank-provider'
import {
  findTransfer,
  insertReceipt,
  lockTransfer,
  updateTransfer,
  type TransferRow,
} from '@/server/payments/books/bank-queries'
import { findAttempt, type Attempt } from '@/server/payments/books/queries'
import { settleIn } from './settle'

interface Receipt {
  reference: string
  /** Amount on the bank statement, in cents. */
  amount: Cents
  /** Public id of the administrator. */
  by: string
  /** Idempotency key. */
  key: string
}

/** Books a full or partial transfer; refunds excess. @throws DomainError bank_transfer_not_found */
export async function receiveTransfer(deps: Deps, receipt: Receipt): Promise<void> {
  const known = await findTransfer(deps.db, receipt.reference)
  const attempt = known && (await findAttempt(deps.db, known.attempt_id))
  if (!attempt) throw new DomainError('bank_transfer_not_found', 'No such transfer.')
  await deps.db.transaction(async (tx) => {
    // Lock the order first, as everywhere, to prevent deadlocks.
    await lockOrder(tx, attempt.order_id)
    const transfer = await lockTransfer(tx, receipt.reference)
    if (!transfer || transfer.status === 'paid') return
    await bookReceipt(deps, tx, { transfer, attempt, receipt })
  })
}

interface TransferBooking {
  transfer: TransferRow
  attempt: Attempt
  receipt: Receipt
}

async function bookReceipt(deps: Deps, tx: Db, { transfer, attempt, receipt }: TransferBooking) {
  const at = deps.clock.now()
  const { amount, by, key } = receipt
  const row = { transfer_id: transfer.id, key, amount_cents: amount, by, received_at: at }
  const count = await insertReceipt(tx, row)
  if (count === undefined) return
  const proof = {
    ref: transfer.id,
    // The first receipt has the transfer's id, the same as in a look-up.
    paymentId: count === 1 ? transfer.id : `${transfer.id}/${count}`,
    status: 'paid',
    amount,
    currency: transfer.currency,
    reference: transfer.attempt_id,
    failureCode: null,
    isTransfer: true,
  } as const
  await settleIn(deps, tx, { attempt, proof })
  const order = await lockOrder(tx, attempt.order_id)
  await updateTransfer(tx, transfer.id, {
    received_cents: addCents(transfer.received_cents ?? ZERO, amount),
    received_at: at,
    ...(order && hasBeenPaid(order) && { status: 'paid' }),
  })
  deps.log.info({ by, reference: transfer.id, provider: BANK_PROVIDER }, 'transfer received')
}
