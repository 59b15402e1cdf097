import { and, eq, inArray, sql } from 'drizzle-orm'

import {
  personalTexts,
  withoutPersonal,
  withoutPersonalTexts,
} from '@/domain/shop/bikes/build-fields'
import type { Db } from '@/server/kernel/db/client'
import { disputes, withdrawals } from '@/server/kernel/db/schema/orders/after-sales'
import { disputeFiles } from '@/server/kernel/db/schema/payments/dispute-files'
import { files } from '@/server/kernel/db/schema/system/files'
import { orderTags } from '@/server/kernel/db/schema/orders/order-tags'
import {
  orderEvents,
  orderLines,
  orders,
  type PostalAddress,
} from '@/server/kernel/db/schema/orders/orders'
import { pendingEdits } from '@/server/kernel/db/schema/orders/pending-edits'
import { returns } from '@/server/kernel/db/schema/orders/returns'
import { shipments, undoneParcels } from '@/server/kernel/db/schema/orders/shipments'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

import { namelessSheet } from './nameless-sheet'
import { listOpenMatters } from './open-matters'
import { listOrderLines, listOrdersOf, type LineRow, type OrderRow } from './queries'

/**
 * Blocks account deletion while anything of its orders isn't finished, and locks them all. The shop needs the person
 * until then: for the parcel, the money or the answer to a dispute.
 * @throws DomainError account_in_use while an order, return, refund or dispute is open
 */
export async function refuseWhileComing(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.user_id, user.id)).for('update')
  const open = await listOpenMatters(tx, user.id)
  if (open.length === 0) return
  const detail = open.map(({ order, matter }) => `${order}: ${matter}`).join(', ')
  throw new DomainError('account_in_use', `Open: ${detail}.`)
}

/** Erases names, addresses and email addresses from orders, which are retained for tax law. */
export async function eraseOrders(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  for (const order of await listOrdersOf(tx, user.id)) await pseudonymise(tx, order)
}

const TOLD_OF_BUYERS = ['note', 'tag_added', 'tag_removed', 'parcel_corrected', 'parcel_undone']

async function pseudonymise(tx: Db, order: OrderRow): Promise<void> {
  await tx
    .update(orders)
    .set({
      email: `deleted+${order.number}@invalid`,
      shipping_address: nobodyAt(order.shipping_address),
      billing_address: nobodyAt(order.billing_address),
      discount_reason: order.discount_reason && '',
    })
    .where(eq(orders.id, order.id))
  await tx.delete(orderTags).where(eq(orderTags.order_id, order.id))
  for (const line of await listOrderLines(tx, order.id)) await erasePersonOf(tx, line)
  await tx.update(shipments).set({ tracking: '' }).where(eq(shipments.order_id, order.id))
  await tx.update(undoneParcels).set({ tracking: '' }).where(eq(undoneParcels.order_id, order.id))
  await tx.update(withdrawals).set({ reason: '' }).where(eq(withdrawals.order_id, order.id))
  await eraseEvidence(tx, order)
  await tx
    .update(pendingEdits)
    .set({ was: null, becomes: null, reason: '' })
    .where(eq(pendingEdits.order_id, order.id))
  await tx.update(returns).set({ note: '', tracking: '' }).where(eq(returns.order_id, order.id))
  // Staff notes may describe the person, and a tracking number reveals the address.
  await tx
    .update(orderEvents)
    .set({ detail: sql`${orderEvents.detail} - 'text'` })
    .where(and(eq(orderEvents.order_id, order.id), inArray(orderEvents.kind, TOLD_OF_BUYERS)))
}

async function eraseEvidence(tx: Db, { id }: OrderRow): Promise<void> {
  const own = tx
    .select({ id: disputeFiles.file_id })
    .from(disputeFiles)
    .innerJoin(disputes, eq(disputes.id, disputeFiles.dispute_id))
    .where(eq(disputes.order_id, id))
  await tx.delete(files).where(inArray(files.id, own))
  await tx.update(disputes).set({ evidence: '' }).where(eq(disputes.order_id, id))
}

// Keep the country: it determined the tax, so accounting needs it.
function nobodyAt({ country_id }: PostalAddress): PostalAddress {
  return {
    name: 'Deleted',
    line1: '',
    line2: '',
    city: '',
    region: '',
    postcode: '',
    country_id,
    phone: '',
  }
}

async function erasePersonOf(tx: Db, line: LineRow): Promise<void> {
  const { build, description, options } = line
  const isLine = sql`${orderLines.order_id} = ${line.order_id} and ${orderLines.position} = ${line.position}`
  if (!build || personalTexts(build).length === 0) return
  const forget = (text: string) => withoutPersonalTexts(text, build)
  await tx
    .update(orderLines)
    .set({
      build: withoutPersonal(build),
      build_sheet: line.build_sheet && namelessSheet(line.build_sheet, build),
      description: forget(description),
      options: options && {
        ...options,
        color: options.color && forget(options.color),
      },
    })
    .where(isLine)
}
