import { isUntaxed } from '@/domain/shop/orders/free-line'
import { addCents, cents, shareOfCents, subtractCents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { enqueue } from '@/server/kernel/jobs/queue'
import { listOrderLines } from '@/server/orders'
import { findPaymentById } from '@/server/payments/books/queries'

import { insertTaxRecord, listSales, type NewTaxRecord } from './queries'

/** Queues a paid order whose taxes are the tax service's. */
export async function recordSale(deps: Deps, tx: Db, { order, at }: ShopEvent<'OrderPaid'>) {
  if (order.tax_calculation === null) return
  const lines = (await listOrderLines(tx, order.id)).filter(isUntaxed)
  const untaxed = addCents(...lines.map((line) => line.total_cents))
  const amount_cents = subtractCents(order.total_cents, untaxed)
  const reference = order.number
  await queue(tx, { order_id: order.id, kind: 'sale', reference, amount_cents, created_at: at })
}

/** Queues the paid difference of a changed order as a sale of its own. */
export async function recordDifference(_: Deps, tx: Db, event: ShopEvent<'DifferencePaid'>) {
  const { order, edit, at: created_at } = event
  if (order.tax_calculation === null) return
  const reference = `${order.number}-edit-${edit.id}`
  await queue(tx, {
    ...{ order_id: order.id, kind: 'sale', edit_id: edit.id, reference },
    ...{ amount_cents: edit.total_cents, created_at },
  })
}

/**
 * Queues the reversals of a refund: its share of what the service recorded, at most what is left, from the order's sale
 * first and then from its differences.
 */
export async function reverseSale(deps: Deps, tx: Db, event: ShopEvent<'PaymentRefunded'>) {
  const { order, refund } = event
  const sales = await listSales(tx, order.id)
  if (sales.length === 0 || (refund.to === 'provider' && !(await isOfOrder(tx, refund)))) return
  const sold = addCents(...sales.map(({ sale }) => sale.amount_cents))
  const cause = refund.to === 'credit' ? refund.cause : `refund-${refund.id}`
  const created_at = deps.clock.now()
  let rest = shareOfCents(refund.amount, sold, order.total_cents)
  for (const { sale, left } of sales) {
    const amount_cents = cents(Math.min(left, rest))
    if (amount_cents <= 0) continue
    rest = subtractCents(rest, amount_cents)
    const reference = `${sale.reference}-${cause}`
    await queue(tx, {
      ...{ order_id: order.id, kind: 'reversal', sale_id: sale.id, reference },
      ...{ amount_cents, created_at },
    })
  }
}

/** A surplus, or money of an unexpected amount, was never part of the sale. */
async function isOfOrder(tx: Db, refund: { paymentId: number; isSurplus: boolean }) {
  return !refund.isSurplus && (await findPaymentById(tx, refund.paymentId))?.purpose === 'order'
}

async function queue(tx: Db, record: NewTaxRecord): Promise<void> {
  const id = await insertTaxRecord(tx, record)
  if (id !== undefined) await enqueue(tx, { queue: 'tax-record', id })
}
