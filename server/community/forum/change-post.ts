import type { FlagReason } from '@/domain/community/forum/forum'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { deleteLike, insertFlag, insertLike } from './judging-queries'
import { findPost, type PostRow } from './post-queries'
import type { Author, Viewer } from './viewer'

type Context = Pick<Deps, 'db' | 'clock'>

/** @throws DomainError forum_post_not_found, also for another member's post */
export async function requireOwn({ db }: Pick<Deps, 'db'>, author: Author, id: number) {
  const found = await requirePost({ db }, author, id)
  if (found.post.user_id !== author.userId) throw missing(id)
  return found.post
}

/** @throws DomainError forum_post_not_found, also in another member's hidden thread */
export async function requirePost({ db }: Pick<Deps, 'db'>, viewer: Viewer, id: number) {
  const found = await findPost(db, id, viewer)
  if (!found) throw missing(id)
  return found
}

/** @throws DomainError forum_post_not_found, forum_own_post */
export async function likePost({ db, clock }: Context, author: Author, id: number) {
  return db.transaction(async (tx) => {
    await requireOthers({ db: tx }, author, id)
    return {
      likes: await insertLike(tx, { postId: id, userId: author.userId, at: clock.now() }),
      is_liked: true,
    }
  })
}

/** @throws DomainError forum_post_not_found */
export async function unlikePost({ db }: Pick<Deps, 'db'>, author: Author, id: number) {
  return db.transaction(async (tx) => {
    await requirePost({ db: tx }, author, id)
    return { likes: await deleteLike(tx, id, author.userId), is_liked: false }
  })
}

/** @throws DomainError forum_post_not_found, forum_own_post */
export async function flagPost(
  { db, clock }: Context,
  author: Author,
  { id, reason, note }: { id: number; reason: FlagReason; note?: string | null | undefined },
) {
  await requireOthers({ db }, author, id)
  await insertFlag(db, {
    post_id: id,
    user_id: author.userId,
    reason,
    note: note ?? '',
    created_at: clock.now(),
  })
  return {}
}

async function requireOthers(deps: Pick<Deps, 'db'>, author: Author, id: number): Promise<void> {
  const { post } = await requirePost(deps, author, id)
  if (post.user_id === author.userId) throw new DomainError('forum_own_post', `Post ${id}.`)
}

export const postRecord = (post: PostRow, actor: Author, at: Date) => ({
  ...{ thread_id: post.thread_id, number: post.number, member_id: post.user_id },
  ...{ actor_id: actor.userId, created_at: at },
})

export function missing(id: number): DomainError {
  return new DomainError('forum_post_not_found', `No post ${id} for this reader.`)
}
