import { RETENTION_MS } from '@/domain/kit/retention'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { authorAnswer } from './answers'
import { missing } from './change-post'
import { insertRecord } from './log-queries'
import type { NoticeDeps } from './notices'
import {
  countWaiting,
  deleteOwnQueued,
  deleteQueued,
  deleteRejectedBefore,
  listOwnQueued,
  listWaiting,
  lockWaiting,
  rejectQueued,
} from './queue-queries'
import { FORUM_RULES, sendStatement, type StatementDeps } from './statement'
import type { Author } from './viewer'
import { publishReply, publishThread } from './write-post'

const SHOWN = 100

export async function readOwnQueue({ db }: Pick<Deps, 'db'>, reader: Author) {
  const rows = await listOwnQueued(db, reader)
  return {
    posts: rows.map(({ entry, thread }) => ({
      ...{ id: entry.id, thread, title: thread?.title ?? entry.title, text: entry.source },
      created_at: entry.created_at.toISOString(),
      rejected_at: entry.rejected_at?.toISOString() ?? null,
      reason: entry.reason,
    })),
  }
}

/** Withdraws a pending submission, or dismisses a rejected one. @throws DomainError forum_post_not_found */
export async function withdrawQueued({ db }: Pick<Deps, 'db'>, author: Author, id: number) {
  if (!(await deleteOwnQueued(db, id, author.userId))) throw missing(id)
  return {}
}

export async function readQueue({ db }: Pick<Deps, 'db'>) {
  const [rows, count] = await Promise.all([listWaiting(db, SHOWN), countWaiting(db)])
  return {
    count,
    posts: rows.map(({ entry, thread, category, author }) => ({
      ...{ id: entry.id, thread, category, text: entry.source },
      title: thread?.title ?? entry.title,
      author: authorAnswer(author),
      created_at: entry.created_at.toISOString(),
    })),
  }
}

interface Decision {
  id: number
  is_approved: boolean
  reason: string
}

/**
 * Publishes a pending submission with the current time, or rejects it with a reason for its author.
 * @throws DomainError forum_post_not_found if it was already decided; forum_thread_not_found, forum_thread_locked if
 * its thread no longer takes replies
 */
export async function reviewPost(
  deps: NoticeDeps & StatementDeps,
  actor: Author,
  decision: Decision,
) {
  const { id, is_approved, reason } = decision
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const entry = await lockWaiting(tx, id)
    if (!entry) throw missing(id)
    const record = {
      ...{ actor_id: actor.userId, member_id: entry.user_id, reason, created_at: at },
      ...{ before: { is_waiting: true }, after: { is_waiting: false, is_approved } },
    }
    if (!is_approved) {
      await rejectQueued(tx, id, { at, reason })
      const rejected = {
        action: 'reject_post',
        thread_id: entry.thread_id,
        ...FORUM_RULES,
      } as const
      await insertRecord(tx, { ...record, ...rejected })
      await sendStatement(deps, tx, {
        ...{ ...FORUM_RULES, reason, measure: 'post_rejected', source: 'review' },
        ...{ content: entry.source, memberId: entry.user_id },
      })
      return { published: null }
    }
    // Delete the submission first, so that its idempotency key belongs only to the post.
    await deleteQueued(tx, id)
    const published = await publish(deps, tx, entry)
    const postRef = { thread_id: published.thread.id, number: published.number }
    await insertRecord(tx, { ...record, ...postRef, action: 'approve_post' })
    return { published }
  })
}

type Entry = NonNullable<Awaited<ReturnType<typeof lockWaiting>>>

function publish(deps: NoticeDeps, tx: Parameters<typeof lockWaiting>[0], entry: Entry) {
  const { source: text, request_key, user_id: userId, thread_id, category_id } = entry
  const post = { author: { userId, isAdmin: false }, text, request_key }
  if (thread_id !== null) {
    const quote = { quoted_id: entry.quoted_id ?? undefined, quote: entry.quote }
    return publishReply(deps, tx, { ...post, threadId: thread_id, quote })
  }
  if (category_id === null) throw new DomainError('forum_category_not_found', 'No place.')
  const { title, tags } = entry
  return publishThread(deps, tx, { ...post, categoryId: category_id, title, tags })
}

export async function purgeRejected({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteRejectedBefore(db, new Date(clock.now().getTime() - RETENTION_MS.rejected_posts))
}
