import type { Deps } from '@/server/kernel/deps'

import { purgePosts, purgeThread } from './purge-queries'

/** Rows of one transaction: none of them lasts long, however many posts a thread has. */
const BATCH = 500
/** A round ends after this time and the next one goes on, so that its lease never ends before it does. */
const ROUND_MS = 20_000

/** Removes for good what was deleted and can’t be restored any more. */
export async function purgeDeleted(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  batch = BATCH,
): Promise<void> {
  const now = clock.now()
  const began = performance.now()
  let isMore = true
  while (isMore && performance.now() - began < ROUND_MS) {
    isMore = await db.transaction(async (tx) => {
      const posts = await purgePosts(tx, now, batch)
      return (await purgeThread(tx, now, batch)) || posts
    })
  }
}
