import type { WireForumPost, WireForumRow } from '@/contract/community/forum/forum'
import type { ContentNode } from '@/domain/shop/content/content'
import { threadSlug } from '@/domain/community/forum/forum'
import type { WatchLevel } from '@/domain/community/forum/forum-notices'

import recorded from './fixtures/forum.json'

interface RecordedPost {
  author: string
  at: string
  body: ContentNode[]
  likes: number
  quote: { number: number; text: string } | null
}

/** Forum posts of the seed, as written by mocks/record.ts. */
export interface ForumFixture {
  categories: { slug: string; title: string; description: string }[]
  threads: {
    category: string
    title: string
    tags: string[]
    is_pinned: boolean
    is_locked: boolean
    solved_by: number | null
    posts: RecordedPost[]
  }[]
}

export interface MockPost extends RecordedPost {
  id: number
  key: string | null
  isDeleted: boolean
  isHidden: boolean
  likedBy: string[]
  edited_at: string | null
  /** Source texts of the post, newest first. */
  versions: { text: string; written_at: string }[]
}

export interface MockThread extends Omit<ForumFixture['threads'][number], 'posts'> {
  id: number
  posts: MockPost[]
  is_hidden: boolean
  watches: Map<string, WatchLevel>
  /** The highest post number that each member has read. */
  reads: Map<string, number>
}

export const watchOf = ({ watches }: MockThread, reader: string): WatchLevel =>
  watches.get(reader) ?? 'normal'

// The JSON import widens element names to strings.
export const FIXTURE = recorded as ForumFixture

/** Splits text into paragraphs. No Markdown: its packages must stay out of the browser. */
export function paragraphsOf(text: string): ContentNode[] {
  return text.split(/\n{2,}/).map((children) => ({ tag: 'p', children: [children] }))
}

export function openForum(): MockThread[] {
  let post = 0
  return FIXTURE.threads.map((thread, index) => ({
    ...thread,
    id: index + 1,
    is_hidden: false,
    watches: new Map(),
    reads: new Map(),
    posts: thread.posts.map((one) => newPost(++post, one)),
  }))
}

const FRESH = { isDeleted: false, isHidden: false, edited_at: null }

export function newPost(id: number, post: RecordedPost & { key?: string }): MockPost {
  return { key: null, ...post, id, ...FRESH, likedBy: [], versions: [] }
}

export const authorOf = (name: string) => ({ id: `mock-${threadSlug(name)}`, name, avatar: null })

export function toRow(thread: MockThread): WireForumRow {
  const { id, title, tags, category: slug, posts, solved_by } = thread
  const { is_pinned, is_locked, is_hidden } = thread
  const [first, last] = [posts[0], posts.at(-1)]
  const category = FIXTURE.categories.find((one) => one.slug === slug)
  return {
    ...{ id, title, tags, is_pinned, is_locked, is_hidden },
    slug: threadSlug(title),
    category: { slug, title: category?.title ?? '' },
    author: authorOf(first?.author ?? ''),
    replies: posts.length - 1,
    created_at: first?.at ?? '',
    last_post_at: last?.at ?? '',
    last_author: authorOf(last?.author ?? ''),
    is_solved: solved_by !== null,
  }
}

export function postOf(thread: MockThread, post: MockPost, reader: string | null): WireForumPost {
  const number = thread.posts.indexOf(post) + 1
  const isOwn = post.author === reader && !post.isDeleted
  const isWithheld = post.isDeleted || (post.isHidden && !isOwn)
  const quoted = post.quote && thread.posts[post.quote.number - 1]
  const quote = quoted && post.quote ? { ...post.quote, name: quoted.author } : null
  return {
    ...{ id: post.id, number, quote },
    author: post.isDeleted ? null : authorOf(post.author),
    body: isWithheld ? [] : post.body,
    state: post.isDeleted ? 'deleted' : post.isHidden ? 'hidden' : 'shown',
    likes: post.likes + post.likedBy.length,
    created_at: post.at,
    edited_at: post.edited_at,
    is_liked: reader !== null && post.likedBy.includes(reader),
    is_own: isOwn,
    can_edit: isOwn,
    can_remove: isOwn && number > 1,
    can_restore: post.isDeleted && post.author === reader,
  }
}

/** Sorts threads newest first, with pinned ones at the top. */
export function sorted(threads: MockThread[]): WireForumRow[] {
  return threads
    .map(toRow)
    .sort((a, b) =>
      a.is_pinned === b.is_pinned
        ? Date.parse(b.last_post_at) - Date.parse(a.last_post_at)
        : Number(b.is_pinned) - Number(a.is_pinned),
    )
}

export function tagCounts(threads: MockThread[]) {
  const counts = new Map<string, number>()
  for (const tag of threads.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const all = [...counts].map(([tag, count]) => ({ tag, threads: count }))
  return all.sort((a, b) => b.threads - a.threads).slice(0, 30)
}
