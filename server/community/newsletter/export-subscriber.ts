import { inArray } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { personalRows } from '@/server/kernel/db/personal-rows'
import { mailSuppressions, newsletterDeliveries } from '@/server/kernel/db/schema/community/issues'
import { newsletterSubscriptions } from '@/server/kernel/db/schema/community/newsletter'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { emailSpellings } from '@/server/kernel/mail/spellings'

/** Exports the subscription of a mailbox if the account has confirmed it. */
export async function exportSubscriber(
  _: unknown,
  tx: Db,
  { user, add }: ShopEvent<'AccountExported'>,
) {
  const keys = user.email_verified_at ? emailSpellings(user.email) : []
  const ofMailbox = inArray(newsletterSubscriptions.email_key, keys)
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
      inArray(mailSuppressions.email_key, keys),
    ),
  })
}
