import { UNDO_WINDOW_MS } from '@/domain/community/forum/forum-deletion'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { missing, postRecord, requirePost } from './change-post'
import { clearSolution, insertDeletion } from './deletion-queries'
import { insertRecord } from './log-queries'
import { moveThread, threadRecord } from './moderate'
import type { NoticeDeps } from './notices'
import { updatePost } from './post-queries'
import { missingThread } from './read-forum'
import { hasOtherAuthors, lockThread, updateThread } from './thread-queries'
import type { Author } from './viewer'

const DELETED = { before: { is_deleted: false }, after: { is_deleted: true } }

/**
 * Soft-deletes a post. Its number stays; its text is purged later (`purge.ts`).
 * @throws DomainError forum_post_not_found, forum_opening_post, forum_not_hidden
 */
export async function removePost(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  author: Author,
  id: number,
) {
  await db.transaction(async (tx) => {
    const { post } = await requirePost({ db: tx }, author, id)
    const isTheirs = post.user_id === author.userId
    if (!isTheirs && !author.isAdmin) throw missing(id)
    if (post.number === 1) throw new DomainError('forum_opening_post', `Post ${id} opens a thread.`)
    if (!isTheirs && !post.hidden_at) throw notHidden()
    const at = clock.now()
    if (!(await updatePost(tx, id, { deleted_at: at }))) throw missing(id)
    await insertDeletion(tx, {
      ...{ thread_id: post.thread_id, post_id: id, user_id: author.userId, purge_at: undoEnd(at) },
      was_solution: await clearSolution(tx, post),
    })
    const record = { ...postRecord(post, author, at), ...DELETED }
    await insertRecord(tx, { ...record, action: 'delete_post' })
  })
  return {}
}

/** @throws DomainError forum_thread_not_found, forum_thread_answered if others have posted, forum_not_hidden */
export async function removeThread(deps: NoticeDeps, author: Author, id: number) {
  const { db, clock } = deps
  await db.transaction(async (tx) => {
    const thread = await lockThread(tx, id, author)
    const isTheirs = thread?.user_id === author.userId
    if (!thread || (!isTheirs && !author.isAdmin)) throw missingThread(id)
    if (!author.isAdmin && (await hasOtherAuthors(tx, id, author.userId))) {
      throw new DomainError('forum_thread_answered', `Others have written in thread ${id}.`)
    }
    if (!isTheirs && (!thread.hidden_at || thread.hidden_by_author)) throw notHidden()
    const at = clock.now()
    const { hidden_at } = thread
    await updateThread(tx, id, { deleted_at: at, hidden_at: hidden_at ?? at })
    await insertDeletion(tx, {
      ...{ thread_id: id, user_id: author.userId, purge_at: undoEnd(at), hidden_at },
    })
    const record = { ...threadRecord(thread, author, at), ...DELETED }
    await insertRecord(tx, { ...record, action: 'delete_thread' })
    if (!hidden_at) await moveThread(deps, tx, { thread, isHidden: true })
  })
  return {}
}

/** Hiding emails the author the reasons, which a deletion needs, too (Regulation (EU) 2022/2065, art. 17). */
const notHidden = () => new DomainError('forum_not_hidden', 'It wasn’t hidden by staff.')

const undoEnd = (at: Date) => new Date(at.getTime() + UNDO_WINDOW_MS)
