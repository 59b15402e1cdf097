import type { Deps } from '@/server/kernel/deps'

import { insertRecord } from './log-queries'
import { missingThread } from './read-forum'
import { refuseSilenced } from './silence'
import { listTags } from './tag-queries'
import { lockThread, updateThread } from './thread-queries'
import type { Author } from './viewer'

const SHOWN = 30

export async function readTags({ db }: Pick<Deps, 'db'>) {
  return { tags: await listTags(db, SHOWN) }
}

/**
 * Replaces the tags of a thread. Logs a moderator's change to another member's thread.
 * @throws DomainError forum_thread_not_found, also for another member's thread; forum_silenced
 */
export async function tagThread(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  author: Author,
  { id, tags }: { id: number; tags: string[] },
) {
  return db.transaction(async (tx) => {
    const thread = await lockThread(tx, id, author)
    const isTheirs = thread?.user_id === author.userId
    if (!thread || (!isTheirs && !author.isAdmin)) throw missingThread(id)
    const at = clock.now()
    await refuseSilenced(tx, author.userId, at)
    await updateThread(tx, id, { tags })
    if (!isTheirs) {
      await insertRecord(tx, {
        ...{ thread_id: id, member_id: thread.user_id, actor_id: author.userId, created_at: at },
        action: 'change_thread',
        before: { tags: thread.tags.join(', ') },
        after: { tags: tags.join(', ') },
      })
    }
    return { tags }
  })
}
