import type { Db } from '@/server/kernel/db/client'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { deleteLikes } from './judging-queries'
import { deleteRequestKeys } from './post-queries'

/** Keeps a member's posts without an author and takes back their likes; the rows go with the account. */
export async function eraseMember(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  await deleteLikes(tx, user.id)
  await deleteRequestKeys(tx, user.id)
}
