import { liveTopic } from '@/domain/kit/live'
import type { Db } from '@/server/kernel/db/client'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { announce, closeTopic } from '@/server/kernel/live/announce'

export async function announcePost(_: unknown, tx: Db, { threadId }: ShopEvent<'PostWritten'>) {
  await announce(tx, { topics: [liveTopic.thread(threadId)], kind: 'post', subject: threadId })
}

/** Ends open subscriptions; only the thread's author and administrators can resubscribe (spec §6). */
export async function closeThread(_: unknown, tx: Db, { threadId }: ShopEvent<'ThreadClosed'>) {
  await closeTopic(tx, liveTopic.thread(threadId))
}

export async function announceNotices(
  _: unknown,
  tx: Db,
  { userIds }: ShopEvent<'NoticesChanged'>,
) {
  await announce(tx, { topics: userIds.map(liveTopic.user), kind: 'notification', subject: '' })
}
