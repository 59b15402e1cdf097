import { and, eq, inArray, or, sql } from 'drizzle-orm'

import type { Db } from '../db/client'
import { withdrawals } from '../db/schema/after-sales'
import { mailOutbox } from '../db/schema/mail'
import { orderBikes, serviceEntries } from '../db/schema/garage'
import { orders, type PostalAddress } from '../db/schema/orders'
import { accountEvents, users } from '../db/schema/users'
import type { Deps } from '../deps'
import { DomainError } from '../http/domain-error'
import { lockUser, type UserRow } from './queries'

const UNFINISHED = ['pending_payment', 'paid', 'in_production', 'shipped'] as const

/**
 * Deletes an account with everything that hangs on it. Orders stay for the tax office with amounts, lines and
 * country, but without a name, an address or a mailbox.
 * @throws DomainError account_in_use while an order is under way
 */
export async function deleteAccount({ db }: Pick<Deps, 'db'>, user: UserRow): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id)
    if (!locked) return
    const own = await tx.select().from(orders).where(eq(orders.user_id, user.id)).for('update')
    if (own.some(({ status }) => UNFINISHED.some((one) => one === status))) {
      throw new DomainError('account_in_use', 'An order is under way.')
    }
    for (const order of own) await pseudonymise(tx, order)
    await blankMails(
      tx,
      user.id,
      own.map(({ id }) => id),
    )
    await forgetBikes(tx, user.id)
    await tx.update(accountEvents).set({ place: '' }).where(eq(accountEvents.user_id, user.id))
    // Sessions, addresses, cart, picture, links and social logins go with the row.
    await tx.delete(users).where(eq(users.id, user.id))
  })
}

async function pseudonymise(tx: Db, order: typeof orders.$inferSelect): Promise<void> {
  await tx
    .update(orders)
    .set({
      email: `deleted+${order.number}@invalid`,
      shipping_address: nobodyAt(order.shipping_address),
      billing_address: nobodyAt(order.billing_address),
    })
    .where(eq(orders.id, order.id))
  await tx.update(withdrawals).set({ reason: '' }).where(eq(withdrawals.order_id, order.id))
}

// The country decided the tax, so it belongs to the books.
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

async function blankMails(tx: Db, userId: number, orderIds: number[]): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ recipient: 'deleted@invalid', subject: '', html: '', text: '', status: 'failed' })
    .where(
      and(or(eq(mailOutbox.user_id, userId), inArray(mailOutbox.order_id, orderIds)), sql`true`),
    )
}

async function forgetBikes(tx: Db, userId: number): Promise<void> {
  const bikes = await tx
    .select({ id: orderBikes.id })
    .from(orderBikes)
    .where(eq(orderBikes.user_id, userId))
  const ids = bikes.map(({ id }) => id)
  await tx.delete(serviceEntries).where(inArray(serviceEntries.order_bike_id, ids))
  await tx
    .update(orderBikes)
    .set({ settings: sql`jsonb_set(${orderBikes.settings}, '{nickname}', '""')` })
    .where(inArray(orderBikes.id, ids))
}
