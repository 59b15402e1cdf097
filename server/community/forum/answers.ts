import { EDIT_WINDOW_MS } from '@/domain/community/forum/forum'
import { mayRestore } from '@/domain/community/forum/forum-deletion'
import { isSampleEmail } from '@/domain/kit/sample'
import { allowed, POST_RENDERER, postTree } from '@/server/kernel/markdown/post'

import type { PostRow, PostListRow } from './post-queries'
import type { ListedRow, ThreadRow } from './thread-queries'
import type { Viewer } from './viewer'

/** All null if the join matched no member. */
interface PublicMemberColumns {
  public_id: string | null
  user_name: string | null
  avatar_version: number | null
  has_forum_page: boolean | null
  /** Needed only to recognize sample members; never published. */
  email?: string | null
}

/** Returns the public fields of a member, or null for a deleted account. */
export function authorAnswer(member: PublicMemberColumns | null) {
  if (!member) return null
  const { public_id: id, user_name: name, avatar_version: version, has_forum_page } = member
  if (id === null || name === null) return null
  const avatar = version && version > 0 ? `/api/user/${id}/avatar/${version}` : null
  return {
    ...{ id, name, avatar },
    ...(isSampleEmail(member.email ?? '') ? { is_sample: true as const } : {}),
    ...(has_forum_page ? { has_page: true as const } : {}),
  }
}

export function rowAnswer({ thread, category, author, last }: ListedRow) {
  const { id, slug, title, posts, created_at, last_post_at, is_pinned } = thread
  return {
    ...{ id, slug, title, category, is_pinned },
    author: authorAnswer(author),
    replies: Math.max(0, posts - 1),
    created_at: created_at.toISOString(),
    last_post_at: last_post_at.toISOString(),
    last_author: authorAnswer(last),
    is_locked: thread.locked_at !== null,
    is_hidden: thread.hidden_at !== null,
    is_solved: thread.solved_by !== null,
    tags: thread.tags,
  }
}

export function threadAnswer(row: ListedRow, { userId, isAdmin }: Viewer) {
  const { thread } = row
  const isOwn = userId !== null && thread.user_id === userId
  return {
    ...rowAnswer(row),
    posts: thread.posts,
    solved_by: thread.solved_by,
    is_own: isOwn,
    can_moderate: isAdmin,
    can_hide: isAdmin || (isOwn && isForAuthor(thread)),
    can_remove: isOwn || (isAdmin && thread.hidden_at !== null && !thread.hidden_by_author),
    can_tag: isAdmin || isOwn,
  }
}

/** Returns whether the author decides about hiding the thread: it is public, or the author hid it. */
export function isForAuthor({
  hidden_at,
  hidden_by_author,
}: Pick<ThreadRow, 'hidden_at' | 'hidden_by_author'>): boolean {
  return hidden_at === null || hidden_by_author
}

export function postAnswer(row: PostListRow, { userId, isAdmin }: Viewer, now: Date) {
  const { post } = row
  const isOwn = userId !== null && post.user_id === userId
  const isDeleted = post.deleted_at !== null
  const isHidden = post.hidden_at !== null
  const isSeen = !isDeleted && (!isHidden || isOwn || isAdmin)
  return {
    id: post.id,
    number: post.number,
    // Only the position of a deleted post remains.
    author: isDeleted ? null : authorAnswer(row.author),
    body: isSeen ? bodyOf(post) : [],
    state: isDeleted ? ('deleted' as const) : isHidden ? ('hidden' as const) : ('shown' as const),
    quote: isSeen ? quoteAnswer(row) : null,
    likes: isSeen ? post.likes : 0,
    created_at: post.created_at.toISOString(),
    edited_at: post.edited_at?.toISOString() ?? null,
    is_liked: isSeen && row.isLiked,
    is_own: isOwn && !isDeleted,
    can_edit: isOwn && !isDeleted && isEditable(post, now),
    can_remove: !isDeleted && post.number > 1 && (isOwn || (isAdmin && post.hidden_at !== null)),
    can_restore: isDeleted && isRestorable(row, { userId, isAdmin }, now),
  }
}

function isRestorable({ post, deletion }: PostListRow, viewer: Viewer, now: Date): boolean {
  if (!deletion || deletion.purge_at <= now) return false
  return mayRestore({ deletedBy: deletion.user_id, author: post.user_id }, viewer)
}

export function isEditable({ created_at }: Pick<PostRow, 'created_at'>, now: Date): boolean {
  return now.getTime() - created_at.getTime() <= EDIT_WINDOW_MS
}

/** Sanitizes stored text again, so that a stricter allow-list also applies to old posts. */
function bodyOf({ body, renderer, source }: PostRow) {
  return renderer === POST_RENDERER ? allowed(body) : postTree(source)
}

function quoteAnswer({ post, quoted, quoted_name: name }: PostListRow) {
  if (!quoted || post.quote === '') return null
  const isGone = quoted.hidden_at !== null || quoted.deleted_at !== null
  return isGone ? null : { number: quoted.number, name, text: post.quote }
}
