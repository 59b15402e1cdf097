import type { z } from 'zod'

import type { forumSchemas } from '@/contract/forum.schema'
import type { FlagReason } from '@/domain/forum'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { authorAnswer, isForAuthor } from './answers'
import { countFlaggedPosts, listOpenFlags } from './judging-queries'
import { insertRecord } from './log-queries'
import { tellOfSolution, type NoticeDeps } from './notices'
import { hasPost } from './post-queries'
import { missingThread } from './read-forum'
import {
  countThread,
  deleteThread,
  hasOtherAuthors,
  lockThread,
  updateThread,
  type ThreadRow,
} from './thread-queries'
import type { Author } from './viewer'

type Change = z.output<(typeof forumSchemas)['moderate']['body']>

const recordOf = (thread: ThreadRow, actor: Author, at: Date) => ({
  ...{ thread_id: thread.id, member_id: thread.user_id, actor_id: actor.userId, created_at: at },
})

/** Hides, shows, pins or locks a thread. @throws DomainError forum_thread_not_found */
export async function moderateThread(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Author,
  { id, reason, ...change }: Change & { id: number },
) {
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
      ...recordOf(thread, actor, at),
      ...{ action: 'change_thread', before: was, after: is, reason: reason ?? '' },
    })
    await updateThread(tx, id, {
      is_pinned: is.is_pinned,
      hidden_at: is.is_hidden ? (thread.hidden_at ?? at) : null,
      // Hiding what its author hid already makes it the administrator's decision.
      hidden_by_author: is.is_hidden && thread.hidden_by_author && change.is_hidden === undefined,
      locked_at: is.is_locked ? (thread.locked_at ?? at) : null,
    })
    if (is.is_hidden !== was.is_hidden) {
      await countThread(tx, thread.category_id, is.is_hidden ? -1 : 1)
    }
    return is
  })
}

/**
 * Lets the author hide and show a thread (spec §4, §6).
 * @throws DomainError forum_thread_not_found, also for one of somebody else; forum_hidden_by_admin
 */
export async function hideThread(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  author: Author,
  { id, is_hidden }: { id: number; is_hidden: boolean },
) {
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
      ...recordOf(thread, author, clock.now()),
      ...{ action: 'change_thread', before: { is_hidden: !is_hidden }, after: { is_hidden } },
    })
    await countThread(tx, thread.category_id, is_hidden ? -1 : 1)
    return { is_hidden }
  })
}

/**
 * Deletes a thread with all that was written in it.
 * @throws DomainError forum_thread_not_found, forum_thread_answered where others have written
 */
export async function removeThread(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  author: Author,
  id: number,
) {
  await db.transaction(async (tx) => {
    const thread = await lockThread(tx, id, author)
    const isTheirs = thread?.user_id === author.userId
    if (!thread || (!isTheirs && !author.isAdmin)) throw missingThread(id)
    if (!author.isAdmin && (await hasOtherAuthors(tx, id, author.userId))) {
      throw new DomainError('forum_thread_answered', `Others have written in thread ${id}.`)
    }
    await insertRecord(tx, {
      ...recordOf(thread, author, clock.now()),
      ...{ action: 'delete_thread', before: { is_deleted: false }, after: { is_deleted: true } },
    })
    await deleteThread(tx, id)
    if (!thread.hidden_at) await countThread(tx, thread.category_id, -1)
  })
  return {}
}

/** @throws DomainError forum_thread_not_found, also for one of somebody else; forum_post_not_found */
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
    if (number !== null) await tellOfSolution(deps, tx, { thread, number, author })
    return { solved_by: number }
  })
}

/** Posts that were reported, each with its reports. */
export async function listFlagged({ db }: Pick<Deps, 'db'>) {
  const [rows, count] = await Promise.all([listOpenFlags(db), countFlaggedPosts(db)])
  const posts = new Map<number, ReturnType<typeof flaggedPost>>()
  for (const row of rows) {
    const { reason, note, created_at } = row.flag
    const known = posts.get(row.post.id) ?? flaggedPost(row)
    known.reports.push({ reason, note, created_at: created_at.toISOString() })
    posts.set(row.post.id, known)
  }
  return { count, posts: [...posts.values()] }
}

function flaggedPost({ post, thread, author }: Awaited<ReturnType<typeof listOpenFlags>>[number]) {
  const { id, number, source, hidden_at } = post
  return {
    post: { id, number, text: source, is_hidden: hidden_at !== null },
    author: authorAnswer(author),
    thread: { id: thread.id, slug: thread.slug, title: thread.title },
    reports: [] as { reason: FlagReason; note: string; created_at: string }[],
  }
}
