import type { ForumPage, ForumPost, ForumRow } from '@/services/community/forum'

const AT = '2026-11-02T10:00:00.000Z'

export function aRow(change: Partial<ForumRow> = {}): ForumRow {
  const author = { id: 'usr_9', name: 'Ben R', avatar: null }
  return {
    id: 7,
    slug: 'which-pressure',
    title: 'Which pressure on packed snow?',
    category: { slug: 'prime', title: 'Prime' },
    author,
    replies: 1,
    created_at: AT,
    last_post_at: AT,
    last_author: author,
    is_pinned: false,
    is_locked: false,
    is_hidden: false,
    is_solved: false,
    tags: [],
    ...change,
  }
}

export function aPost(change: Partial<ForumPost> = {}): ForumPost {
  return {
    id: 71,
    number: 1,
    author: { id: 'usr_9', name: 'Ben R', avatar: null },
    body: [{ tag: 'p', children: ['Eight psi in front, nine in the rear. It feels vague.'] }],
    state: 'shown',
    quote: null,
    likes: 2,
    created_at: AT,
    edited_at: null,
    is_liked: false,
    is_own: false,
    can_edit: false,
    can_remove: false,
    can_restore: false,
    ...change,
  }
}

export function aThread(change: Partial<ForumPage['thread']> = {}, posts?: ForumPost[]): ForumPage {
  const row = aRow()
  return {
    thread: {
      ...row,
      ...{
        posts: 2,
        solved_by: null,
        watch: null,
        is_own: false,
        can_moderate: false,
        can_hide: false,
        can_remove: false,
        can_tag: false,
      },
      ...change,
    },
    posts: posts ?? [
      aPost(),
      aPost({ id: 72, number: 2, body: [{ tag: 'p', children: ['Take less of it.'] }] }),
    ],
    page: 1,
    pages: 1,
  }
}
