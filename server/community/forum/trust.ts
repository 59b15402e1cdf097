import {
  countFault,
  isTrusted,
  LIMIT_WINDOW_MS,
  textFault,
  TRUST_LIMITS,
  type TrustFault,
  type TrustLevel,
} from '@/domain/community/forum/forum-trust'
import { needsReview } from '@/domain/community/forum/forum-review'
import { trustSentence } from '@/domain/community/forum/forum-trust-sentence'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { queuedIn, recentQueued } from './queue-queries'
import { findTrust, firstPosts, insertTrust, recentPosts, repliesIn } from './trust-queries'
import type { Author } from './viewer'

interface PostContext {
  author: Author
  text: string
  now: Date
}

/** Returns the member's trust level. Levels are stored when reached and never revoked. */
async function levelOf(tx: Db, { author: { userId }, now }: PostContext): Promise<TrustLevel> {
  const known = await findTrust(tx, userId)
  if (known) return known
  if (!isTrusted(await firstPosts(tx, userId), now)) return 'new'
  await insertTrust(tx, { user_id: userId, level: 'member', created_at: now })
  return 'member'
}

/**
 * Rejects a text that the author's trust level doesn't allow; administrators are exempt.
 * @throws DomainError forum_limited, with the reason and when the limit ends
 */
export async function refuseText(tx: Db, writing: PostContext): Promise<void> {
  if (writing.author.isAdmin) return
  const level = await levelOf(tx, writing)
  refuse(textFault(level, writing.text), level, writing.now)
}

/**
 * Rejects a post that the author's trust level doesn't allow. Locks the author's row, so that concurrent posts are
 * counted.
 * @throws DomainError forum_limited, with the reason and when the limit ends
 */
export async function refusePost(
  tx: Db,
  writing: PostContext,
  threadId: number | null,
): Promise<void> {
  const { author, now, text } = writing
  if (author.isAdmin) return
  const level = await levelOf(tx, writing)
  refuse(textFault(level, text), level, now)
  const what = threadId === null ? 'threads' : 'replies'
  const { [what]: most, inThread } = TRUST_LIMITS[level]
  if (most !== null) {
    const since = new Date(now.getTime() - LIMIT_WINDOW_MS)
    const query = { userId: author.userId, since, isThread: threadId === null, limit: most }
    const queued = await recentQueued(tx, query)
    const all = [...queued, ...(await recentPosts(tx, query))]
    const latest = all.sort((a, b) => b.getTime() - a.getTime())
    refuse(countFault(level, what, latest), level, now)
  }
  if (threadId === null || inThread === null) return
  const waiting = await queuedIn(tx, threadId, author.userId)
  if (waiting + (await repliesIn(tx, threadId, author.userId)) >= inThread) {
    refuse({ what: 'inThread', most: inThread }, level, now)
  }
}

export async function isReviewed(tx: Db, writing: PostContext): Promise<boolean> {
  const { author } = writing
  if (author.isAdmin) return false
  const level = await levelOf(tx, writing)
  return needsReview(level, (await firstPosts(tx, author.userId)).length)
}

function refuse(fault: TrustFault | null, level: TrustLevel, now: Date): void {
  if (!fault) return
  const message = trustSentence(fault, level === 'new', now)
  throw new DomainError('forum_limited', `More ${fault.what} than ${fault.most}.`, { message })
}
