import { MENTION_LEAST, MENTION_OFFERS } from '@/domain/community/forum/forum-mention'
import type { Deps } from '@/server/kernel/deps'

import { authorAnswer } from './answers'
import { findParticipants, findWriters } from './member-queries'
import { missingThread } from './read-forum'
import { findThread } from './thread-queries'
import type { Author } from './viewer'

interface Query {
  q: string
  thread?: number | undefined
}

/**
 * Suggests members by prefix. Excludes members without public posts (privacy).
 * @throws DomainError forum_thread_not_found, also for another member's hidden thread
 */
export async function offerMembers({ db }: Pick<Deps, 'db'>, reader: Author, { q, thread }: Query) {
  const { userId } = reader
  const row = thread === undefined ? null : await findThread(db, thread, reader)
  if (thread !== undefined && !row) throw missingThread(thread)
  const query = { start: q.trimStart(), userId, limit: MENTION_OFFERS }
  const near = row ? await findParticipants(db, row.thread, query) : []
  const room = MENTION_OFFERS - near.length
  const isWide = room > 0 && query.start.length >= MENTION_LEAST
  const known = near.map(({ id }) => id)
  const others = isWide ? await findWriters(db, { ...query, limit: room }, known) : []
  return { members: [...near, ...others].flatMap((member) => authorAnswer(member) ?? []) }
}
