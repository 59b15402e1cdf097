import type { Db } from '@/server/kernel/db/client'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { forgetLikes } from './judging-queries'
import { forgetRequests } from './post-queries'

/** What a member wrote stays, by nobody; his likes are taken back, and the rows go with the account. */
export async function forgetMember(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  await forgetLikes(tx, user.id)
  await forgetRequests(tx, user.id)
}
