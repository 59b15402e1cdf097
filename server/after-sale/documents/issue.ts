import { cents, subtractCents, type Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { readSeller } from '@/server/kernel/ports/seller'
import type { OrderRow, PendingEditRow } from '@/server/orders'
import { aboutRefund, refundedAmounts } from '@/server/payments'

import { differenceContent, invoiceContent, invoicedOf } from './content'
import { creditNoteContent } from './credit-note-content'
import {
  creditedOf,
  insertDocument,
  isDocumented,
  isPaymentOfOrder,
  listInvoices,
  lockCounter,
} from './queries'

type IssueDeps = Pick<Deps, 'clock' | 'seller' | 'providers'>

/**
 * Issues the invoice once, as the last step of the payment transaction: other invoices then wait for the commit, so
 * that the numbers have no gaps.
 */
export async function issueInvoice(deps: IssueDeps, tx: Db, order: OrderRow): Promise<void> {
  const at = deps.clock.now()
  const cause = `invoice-${order.id}`
  const content = await invoiceContent(deps, tx, { order, at })
  const last = await lockCounter(tx, 'invoice')
  if (await isDocumented(tx, cause)) return
  await insertDocument(tx, {
    kind: 'invoice',
    number: last + 1,
    order_id: order.id,
    cause,
    content,
    issued_at: at,
  })
}

/** Issues the invoice for a change's extra cost, once, as the last step of its transaction. */
export async function issueDifference(
  deps: IssueDeps,
  tx: Db,
  { order, edit }: { order: OrderRow; edit: PendingEditRow },
): Promise<void> {
  const at = deps.clock.now()
  const content = await differenceContent(deps, tx, { order, edit, at })
  const last = await lockCounter(tx, 'invoice')
  await insertDocument(tx, {
    kind: 'invoice',
    number: last + 1,
    order_id: order.id,
    cause: `difference-${edit.id}`,
    content,
    issued_at: at,
  })
}

/** Refund of a payment, or store credit returned for an ended order. */
export type ReturnedMoney =
  | { order: OrderRow; refund: { id: number; payment_id: number | null; amount_cents: Cents } }
  | { order: OrderRow; credit: { id: number | 'credit'; cause: string; amount: Cents } }

/**
 * Issues a refund's credit note, once, as the last step of its transaction. There is none for what was never invoiced
 * (an unpaid order, a duplicate payment); all notes together never exceed the invoices.
 */
export async function issueCreditNote(
  deps: IssueDeps,
  tx: Db,
  returned: ReturnedMoney,
): Promise<void> {
  const { order } = returned
  const invoices = await listInvoices(tx, order.id)
  if (invoices.length === 0 || !(await isInvoiced(tx, returned))) return
  const { id, cause, amount, refundId, to } = factsOf(returned)
  const last = await lockCounter(tx, 'credit_note')
  if (await isDocumented(tx, cause)) return
  const before = await creditedOf(tx, order.id)
  const invoiced = invoicedOf(invoices)
  const left = subtractCents(invoiced.content.amounts.total, before.total)
  const credited = cents(Math.min(amount, left))
  if (credited <= 0) return
  const at = deps.clock.now()
  const seller = await readSeller(deps, tx)
  const about = typeof id === 'number' ? await aboutRefund(tx, id) : ''
  const refunded =
    typeof id === 'number' ? await refundedAmounts(tx, order, { id, amount: credited }) : null
  await insertDocument(tx, {
    kind: 'credit_note',
    number: last + 1,
    order_id: order.id,
    refund_id: refundId,
    cause,
    content: creditNoteContent({
      ...{ invoiced, before, amount: credited, about, refunded, to, seller, at },
    }),
    issued_at: at,
  })
}

async function isInvoiced(tx: Db, returned: ReturnedMoney): Promise<boolean> {
  if (!('refund' in returned)) return true
  const { payment_id } = returned.refund
  return payment_id !== null && isPaymentOfOrder(tx, returned.order, payment_id)
}

function factsOf(returned: ReturnedMoney) {
  if ('refund' in returned) {
    const { id, amount_cents: amount } = returned.refund
    return { id, cause: `refund-${id}`, amount, refundId: id, to: 'provider' as const }
  }
  return { ...returned.credit, refundId: null, to: 'credit' as const }
}
