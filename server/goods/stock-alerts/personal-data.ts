import { inArray } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { personalRows } from '@/server/kernel/db/personal-rows'
import { stockAlertRecipients, stockAlerts } from '@/server/kernel/db/schema/orders/stock-alerts'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { emailSpellings } from '@/server/kernel/mail/spellings'

import { deleteRecipients } from './queries'

/** Exports what a mailbox waits for if the account has confirmed it. */
export async function exportAlerts(
  _: unknown,
  tx: Db,
  { user, add }: ShopEvent<'AccountExported'>,
) {
  const keys = user.email_verified_at ? emailSpellings(user.email) : []
  const ofMailbox = inArray(stockAlertRecipients.email_key, keys)
  const own = tx.select({ id: stockAlertRecipients.id }).from(stockAlertRecipients).where(ofMailbox)
  add({
    stock_alert_recipients: await personalRows(tx, stockAlertRecipients, ofMailbox),
    stock_alerts: await personalRows(tx, stockAlerts, inArray(stockAlerts.recipient_id, own)),
  })
}

/** Erases what the account's mailbox waits for, but only if the account has confirmed it. */
export async function eraseAlerts(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  if (user.email_verified_at) await deleteRecipients(tx, user.email)
}
