import type { Db } from '@/server/kernel/db/client'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { liftSuppression } from '@/server/kernel/mail/suppress'
import { deleteSubscriptions } from './queries'

/** Erases the subscription of the account's mailbox, but only if the account has confirmed it. */
export async function eraseSubscriber(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  const { email, email_verified_at } = user
  if (!email_verified_at) return
  await liftSuppression(tx, email)
  await deleteSubscriptions(tx, email)
}
