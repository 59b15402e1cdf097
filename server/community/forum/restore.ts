import { mayRestore } from '@/domain/community/forum/forum-deletion'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'

import { missing, postRecord } from './change-post'
import {
  undeletePost,
  restoreSolution,
  deleteDeletion,
  listDeletedThreads,
  lockDeletedPost,
  lockDeletedThread,
} from './deletion-queries'
import { insertRecord } from './log-queries'
import { moveThread, threadRecord } from './moderate'
import type { NoticeDeps } from './notices'
import { missingThread } from './read-forum'
import { refuseSilenced } from './silence'
import { updateThread } from './thread-queries'
import type { Author } from './viewer'

type Context = Pick<Deps, 'db' | 'clock'>

const RESTORED = { before: { is_deleted: true }, after: { is_deleted: false } }

export async function readDeleted({ db, clock }: Context, viewer: Author) {
  const rows = await listDeletedThreads(db, { viewer, at: clock.now() })
  return { threads: rows.map(({ until, ...row }) => ({ ...row, until: until.toISOString() })) }
}

/**
 * Restores a deleted post: hidden if it was hidden, and as the solution unless another post has been chosen since.
 * @throws DomainError forum_post_not_found, also after its text was purged; forum_silenced
 */
export async function restorePost({ db, clock }: Context, author: Author, id: number) {
  const at = clock.now()
  await db.transaction(async (tx) => {
    const found = await lockDeletedPost(tx, id, { viewer: author, at })
    if (!found) throw missing(id)
    const { deletion, post } = found
    const deleted = { deletedBy: deletion.user_id, author: post.user_id }
    if (!mayRestore(deleted, author)) throw missing(id)
    await refuseSilencedMember(tx, author, at)
    await undeletePost(tx, id)
    if (deletion.was_solution) await restoreSolution(tx, post)
    await deleteDeletion(tx, deletion.id)
    const record = { ...postRecord(post, author, at), ...RESTORED }
    await insertRecord(tx, { ...record, action: 'restore_post' })
  })
  return {}
}

/**
 * Restores a deleted thread with its posts, hidden if it was hidden.
 * @throws DomainError forum_thread_not_found, also after it was purged; forum_silenced
 */
export async function restoreThread(deps: NoticeDeps, author: Author, id: number) {
  const { db, clock } = deps
  const at = clock.now()
  return db.transaction(async (tx) => {
    const found = await lockDeletedThread(tx, id, at)
    if (!found) throw missingThread(id)
    const { deletion, thread } = found
    const deleted = { deletedBy: deletion.user_id, author: thread.user_id }
    if (!mayRestore(deleted, author)) throw missingThread(id)
    await refuseSilencedMember(tx, author, at)
    await updateThread(tx, id, { deleted_at: null, hidden_at: deletion.hidden_at })
    await deleteDeletion(tx, deletion.id)
    const record = { ...threadRecord(thread, author, at), ...RESTORED }
    await insertRecord(tx, { ...record, action: 'restore_thread' })
    if (!deletion.hidden_at) await moveThread(deps, tx, { thread, isHidden: false })
    return { thread: { id, slug: thread.slug } }
  })
}

async function refuseSilencedMember(tx: Db, { userId, isAdmin }: Author, at: Date): Promise<void> {
  if (!isAdmin) await refuseSilenced(tx, userId, at)
}
