import { liveTopic } from '@/domain/live'
import type { Db } from '@/server/kernel/db/client'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { announce } from '@/server/kernel/live/announce'

/** Whoever has the thread open asks for its posts again. */
export async function announcePost(_: unknown, tx: Db, { threadId }: ShopEvent<'PostWritten'>) {
  await announce(tx, { topics: [liveTopic.thread(threadId)], kind: 'post', subject: threadId })
}

/** Each member's open pages count again. */
export async function announceNotices(
  _: unknown,
  tx: Db,
  { userIds }: ShopEvent<'NoticesChanged'>,
) {
  await announce(tx, { topics: userIds.map(liveTopic.user), kind: 'notification', subject: '' })
}
