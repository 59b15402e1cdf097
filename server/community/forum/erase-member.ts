import type { Db } from '@/server/kernel/db/client'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { deleteLikes } from './judging-queries'
import { deleteRequestKeys } from './post-queries'

/** Takes back a member's likes and deletes request keys; the posts stay, without an author. */
export async function eraseMember(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  await deleteLikes(tx, user.id)
  await deleteRequestKeys(tx, user.id)
}
