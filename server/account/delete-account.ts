import { eq, inArray, or, sql } from 'drizzle-orm'

import type { Build } from '@/domain/bike'
import { personalWords, withoutPersonal, withoutPersonalWords } from '@/domain/build-fields'
import { isComing } from '@/domain/order-state'

import type { Db } from '../db/client'
import { withdrawals } from '../db/schema/after-sales'
import { orderBikes, serviceEntries } from '../db/schema/garage'
import { mailOutbox } from '../db/schema/mail'
import { orderLines, orders, type BuildSheet, type PostalAddress } from '../db/schema/orders'
import { accountEvents, users } from '../db/schema/users'
import type { Deps } from '../deps'
import { forgetBuyer } from '../documents/forget-buyer'
import { forgetMember } from '../forum/forget-member'
import { DomainError } from '../http/domain-error'
import { blankLetters, deleteSubscription } from '../newsletter/queries'
import { listOrderLines, type LineRow } from '../orders/queries'
import { forgetCustomer } from '../support/forget-customer'
import { lockUser, type UserRow } from './queries'

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
    if (own.some(isComing)) {
      throw new DomainError('account_in_use', 'An order is in progress.')
    }
    for (const order of own) await pseudonymise(tx, order)
    await blankMails(
      tx,
      user.id,
      own.map(({ id }) => id),
    )
    await forgetBikes(tx, user.id)
    await forgetCustomer(tx, user.id)
    await forgetMember(tx, user.id)
    await forgetSubscriber(tx, user)
    await tx
      .update(accountEvents)
      .set({ place: '', detail: '' })
      .where(eq(accountEvents.user_id, user.id))
    // Sessions, addresses, cart, picture, reviews, links and social logins go with the row.
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
  await forgetBuyer(tx, order.id)
  for (const line of await listOrderLines(tx, order.id)) await forgetPersonOf(tx, line)
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

async function forgetPersonOf(tx: Db, line: LineRow): Promise<void> {
  const { build, description, options } = line
  if (!build || personalWords(build).length === 0) return
  const forget = (text: string) => withoutPersonalWords(text, build)
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
    .where(
      sql`${orderLines.order_id} = ${line.order_id} and ${orderLines.position} = ${line.position}`,
    )
}

function namelessSheet(sheet: BuildSheet, build: Build): BuildSheet {
  const rows = sheet.rows.map(({ label, text }) => ({
    label,
    text: withoutPersonalWords(text, build),
  }))
  return { ...sheet, rows }
}

async function blankMails(tx: Db, userId: number, orderIds: number[]): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({
      recipient: 'deleted@invalid',
      subject: '',
      html: '',
      text: '',
      last_error: null,
      status: sql`case when ${mailOutbox.status} = 'sent' then 'sent' else 'failed' end`,
    })
    .where(or(eq(mailOutbox.user_id, userId), inArray(mailOutbox.order_id, orderIds)))
}

/** Only who has shown that the mailbox is his ends what it subscribed to. */
async function forgetSubscriber(tx: Db, { email_key, email_verified_at }: UserRow): Promise<void> {
  const ended = email_verified_at && (await deleteSubscription(tx, { email_key }))
  if (ended) await blankLetters(tx, ended.email)
}

async function forgetBikes(tx: Db, userId: number): Promise<void> {
  const bikes = await tx.select().from(orderBikes).where(eq(orderBikes.user_id, userId))
  const ids = bikes.map(({ id }) => id)
  await tx.delete(serviceEntries).where(inArray(serviceEntries.order_bike_id, ids))
  for (const { id, build, build_sheet, settings } of bikes) {
    await tx
      .update(orderBikes)
      .set({
        build: withoutPersonal(build),
        build_sheet: namelessSheet(build_sheet, build),
        settings: { ...settings, nickname: '' },
      })
      .where(eq(orderBikes.id, id))
  }
}
