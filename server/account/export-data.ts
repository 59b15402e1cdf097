import { eq, inArray, or } from 'drizzle-orm'

import type { Db } from '../db/client'
import { addresses } from '../db/schema/addresses'
import { refunds, withdrawals } from '../db/schema/after-sales'
import { cartLines, carts } from '../db/schema/carts'
import { orderBikes, serviceEntries } from '../db/schema/garage'
import { ledgerAccounts, ledgerTransfers } from '../db/schema/ledger'
import { mailOutbox } from '../db/schema/mail'
import { orderEvents, orderLines, orders } from '../db/schema/orders'
import { paymentAttempts, payments } from '../db/schema/payments'
import { sessions } from '../db/schema/sessions'
import { tickets } from '../db/schema/support'
import { accountEvents, socialLogins, users } from '../db/schema/users'

/** Members of rows that are credentials: they are no information about a person. */
const SECRETS = [
  'password_hash',
  'totp_secret',
  'totp_last_step',
  'device_hash',
  'return_token_hash',
]

/** Everything the shop keeps about a user, table by table. */
export async function exportData(db: Db, userId: number): Promise<Record<string, unknown[]>> {
  const own = await db.select().from(orders).where(eq(orders.user_id, userId))
  const orderIds = own.map(({ id }) => id)
  const bikes = await db.select().from(orderBikes).where(eq(orderBikes.user_id, userId))
  const accounts = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.user_id, userId))
  const accountIds = accounts.map(({ id }) => id)
  const tables: Record<string, unknown[]> = {
    users: await db.select().from(users).where(eq(users.id, userId)),
    social_logins: await db.select().from(socialLogins).where(eq(socialLogins.user_id, userId)),
    sessions: await db.select().from(sessions).where(eq(sessions.user_id, userId)),
    account_events: await db.select().from(accountEvents).where(eq(accountEvents.user_id, userId)),
    addresses: await db.select().from(addresses).where(eq(addresses.user_id, userId)),
    carts: await db.select().from(carts).where(eq(carts.user_id, userId)),
    cart_lines: await db.select().from(cartLines).where(eq(cartLines.user_id, userId)),
    orders: own,
    order_lines: await db.select().from(orderLines).where(inArray(orderLines.order_id, orderIds)),
    order_events: await db
      .select()
      .from(orderEvents)
      .where(inArray(orderEvents.order_id, orderIds)),
    payment_attempts: await db
      .select()
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.order_id, orderIds)),
    payments: await db.select().from(payments).where(inArray(payments.order_id, orderIds)),
    refunds: await db.select().from(refunds).where(inArray(refunds.order_id, orderIds)),
    withdrawals: await db.select().from(withdrawals).where(inArray(withdrawals.order_id, orderIds)),
    order_bikes: bikes,
    service_entries: await db
      .select()
      .from(serviceEntries)
      .where(
        inArray(
          serviceEntries.order_bike_id,
          bikes.map(({ id }) => id),
        ),
      ),
    ledger_accounts: accounts,
    ledger_transfers: await db
      .select()
      .from(ledgerTransfers)
      .where(
        or(
          inArray(ledgerTransfers.from_account, accountIds),
          inArray(ledgerTransfers.to_account, accountIds),
        ),
      ),
    tickets: await db.select().from(tickets).where(eq(tickets.user_id, userId)),
    mails: await db
      .select()
      .from(mailOutbox)
      .where(or(eq(mailOutbox.user_id, userId), inArray(mailOutbox.order_id, orderIds))),
  }
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, rows.map(withoutSecrets)]),
  )
}

function withoutSecrets(row: unknown): unknown {
  return Object.fromEntries(
    Object.entries(row as object).filter(([name]) => !SECRETS.includes(name)),
  )
}
