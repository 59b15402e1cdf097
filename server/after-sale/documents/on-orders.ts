import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { issueCreditNote, issueDifference, issueInvoice } from './issue'

export async function invoiceOrder(deps: Deps, tx: Db, { order }: ShopEvent<'OrderPaid'>) {
  await issueInvoice(deps, tx, order)
}

export async function invoiceDifference(deps: Deps, tx: Db, event: ShopEvent<'DifferencePaid'>) {
  await issueDifference(deps, tx, event)
}

export async function creditRefund(deps: Deps, tx: Db, event: ShopEvent<'PaymentRefunded'>) {
  const { order, refund } = event
  if (refund.to === 'credit') {
    const { id, cause, amount } = refund
    return issueCreditNote(deps, tx, { order, credit: { id, cause, amount } })
  }
  // A surplus payment was never invoiced.
  if (refund.isSurplus) return
  const { id, paymentId: payment_id, amount: amount_cents } = refund
  await issueCreditNote(deps, tx, { order, refund: { id, payment_id, amount_cents } })
}
