import type { z } from 'zod'

import type { forumSchemas } from '@/contract/community/forum/forum.schema'
import { threadAddress } from '@/domain/community/forum/forum'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'

import { isForAuthor } from './answers'
import { sourceOf } from './legal-queries'
import { insertRecord } from './log-queries'
import { notifyOfSolution, type NoticeDeps } from './notices'
import { groundsOf } from './moderate-post'
import { hasPost } from './post-queries'
import { missingThread } from './read-forum'
import { countThread, lockThread, updateThread, type ThreadRow } from './thread-queries'
import { sendStatement, type StatementDeps } from './statement'
import type { Author } from './viewer'

type Change = z.output<(typeof forumSchemas)['moderate']['body']>

export const threadRecord = (thread: ThreadRow, actor: Author, at: Date) => ({
  ...{ thread_id: thread.id, member_id: thread.user_id, actor_id: actor.userId, created_at: at },
})

/** Hides, shows, pins or locks a thread. @throws DomainError forum_thread_not_found */
export async function moderateThread(
  deps: NoticeDeps & StatementDeps,
  actor: Author,
  { id, ground, reference, reason, ...change }: Change & { id: number },
) {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const thread = await lockThread(tx, id, actor)
    if (!thread) throw missingThread(id)
    const was = {
      is_hidden: thread.hidden_at !== null,
      is_pinned: thread.is_pinned,
      is_locked: thread.locked_at !== null,
    }
    const is = {
      is_hidden: change.is_hidden ?? was.is_hidden,
      is_pinned: change.is_pinned ?? was.is_pinned,
      is_locked: change.is_locked ?? was.is_locked,
    }
    const at = clock.now()
    await insertRecord(tx, {
      ...threadRecord(thread, actor, at),
      ...{ action: 'change_thread', before: was, after: is },
      ...{ ground: ground ?? null, reference: reference ?? '', reason: reason ?? '' },
    })
    await updateThread(tx, id, {
      is_pinned: is.is_pinned,
      hidden_at: is.is_hidden ? (thread.hidden_at ?? at) : null,
      // Hiding by a moderator overrides hiding by the author.
      hidden_by_author: is.is_hidden && thread.hidden_by_author && change.is_hidden === undefined,
      locked_at: is.is_locked ? (thread.locked_at ?? at) : null,
    })
    if (is.is_hidden !== was.is_hidden) {
      await moveThread(deps, tx, { thread, isHidden: is.is_hidden })
    }
    const isRestriction = change.is_hidden && (!was.is_hidden || thread.hidden_by_author)
    if (isRestriction && thread.user_id !== actor.userId) {
      await sendStatement(deps, tx, {
        ...{ ...groundsOf({ ground, reference, reason }), measure: 'thread_hidden' },
        ...{ memberId: thread.user_id, source: await sourceOf(tx, id) },
        content: `${deps.shopUrl}${threadAddress(thread)}`,
      })
    }
    return is
  })
}

/**
 * Lets the author hide and show a thread (spec §4, §6).
 * @throws DomainError forum_thread_not_found, also for another member's thread; forum_hidden_by_admin
 */
export async function hideThread(
  deps: NoticeDeps,
  author: Author,
  { id, is_hidden }: { id: number; is_hidden: boolean },
) {
  const { db, clock } = deps
  return db.transaction(async (tx) => {
    const thread = await lockThread(tx, id, author)
    if (thread?.user_id !== author.userId) throw missingThread(id)
    if (!isForAuthor(thread)) {
      throw new DomainError('forum_hidden_by_admin', `Thread ${id} was hidden by an administrator.`)
    }
    if (is_hidden === (thread.hidden_at !== null)) return { is_hidden }
    await updateThread(tx, id, {
      hidden_at: is_hidden ? clock.now() : null,
      hidden_by_author: is_hidden,
    })
    await insertRecord(tx, {
      ...threadRecord(thread, author, clock.now()),
      ...{ action: 'change_thread', before: { is_hidden: !is_hidden }, after: { is_hidden } },
    })
    await moveThread(deps, tx, { thread, isHidden: is_hidden })
    return { is_hidden }
  })
}

export async function moveThread(
  deps: NoticeDeps,
  tx: Db,
  { thread, isHidden }: { thread: ThreadRow; isHidden: boolean },
): Promise<void> {
  await countThread(tx, thread.category_id, isHidden ? -1 : 1)
  if (isHidden) await publish(deps, tx, { name: 'ThreadClosed', threadId: thread.id })
}

/** @throws DomainError forum_thread_not_found, also for others' threads; forum_post_not_found */
export async function solveThread(
  deps: NoticeDeps,
  author: Author,
  { id, number }: { id: number; number: number | null },
) {
  return deps.db.transaction(async (tx) => {
    const thread = await lockThread(tx, id, author)
    const isTheirs = thread?.user_id === author.userId
    if (!thread || (!isTheirs && !author.isAdmin)) throw missingThread(id)
    if (number !== null && !(await hasPost(tx, id, number))) {
      throw new DomainError('forum_post_not_found', `No post ${number} in thread ${id}.`)
    }
    await updateThread(tx, id, { solved_by: number })
    if (number !== null) await notifyOfSolution(deps, tx, { thread, number, author })
    return { solved_by: number }
  })
}
