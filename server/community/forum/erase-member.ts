import type { Db } from '@/server/kernel/db/client'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { deleteLikes } from './judging-queries'
import { eraseReportsOf } from './legal-queries'
import { deleteRequestKeys } from './post-queries'

/** Takes back a member's likes, deletes request keys and erases who sent their legal reports; the posts stay, without an author. */
export async function eraseMember(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  await deleteLikes(tx, user.id)
  await deleteRequestKeys(tx, user.id)
  await eraseReportsOf(tx, user.id)
}
