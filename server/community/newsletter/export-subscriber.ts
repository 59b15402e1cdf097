import { eq, inArray } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { personalRows } from '@/server/kernel/db/personal-rows'
import { mailSuppressions, newsletterDeliveries } from '@/server/kernel/db/schema/issues'
import { newsletterSubscriptions } from '@/server/kernel/db/schema/newsletter'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

/** The subscription of a mailbox, once its owner has shown that it is his. */
export async function exportSubscriber(
  _: unknown,
  tx: Db,
  { user, add }: ShopEvent<'AccountExported'>,
) {
  const key = user.email_verified_at ? user.email_key : ''
  const ofMailbox = eq(newsletterSubscriptions.email_key, key)
  const own = tx
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(ofMailbox)
  add({
    newsletter_subscriptions: await personalRows(tx, newsletterSubscriptions, ofMailbox),
    newsletter_deliveries: await personalRows(
      tx,
      newsletterDeliveries,
      inArray(newsletterDeliveries.subscription_id, own),
    ),
    mail_suppressions: await personalRows(
      tx,
      mailSuppressions,
      eq(mailSuppressions.email_key, key),
    ),
  })
}
