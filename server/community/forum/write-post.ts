import type { z } from 'zod'

import type { forumSchemas } from '@/contract/community/forum/forum.schema'
import { textOf } from '@/domain/shop/content/content'
import { normalizeText, REPEAT_WINDOW_MS, threadSlug } from '@/domain/community/forum/forum'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { POST_RENDERER, postTree } from '@/server/kernel/markdown/post'

import { setWatch } from './notice-queries'
import { notifyOfPost, type NoticeDeps } from './notices'
import { attachPictures } from './pictures'
import { findByRequest, findPost, hasWritten, insertPost, lockAuthor } from './post-queries'
import { hasQueued, insertWaiting, isInQueue } from './queue-queries'
import { missingThread, requireCategory } from './read-forum'
import { refuseSilenced } from './silence'
import { isReviewed, refusePost } from './trust'
import { countThread, insertThread, lockThread, updateThread } from './thread-queries'
import type { Author } from './viewer'

type Context = NoticeDeps
type Begin = z.output<(typeof forumSchemas)['begin']['body']>
type Reply = z.output<(typeof forumSchemas)['reply']['body']>

/** Location of a post; both are null while it waits for review. */
export interface PostTarget {
  thread: { id: number; slug: string } | null
  number: number | null
  is_waiting: boolean
}

const WAITING: PostTarget = { thread: null, number: null, is_waiting: true }

/**
 * Creates a thread with its first post. Idempotent by the form's key.
 * @throws DomainError forum_category_not_found, email_not_confirmed, forum_repeated
 */
export async function createThread(
  deps: Context,
  author: Author,
  body: Begin,
): Promise<PostTarget> {
  const { id: categoryId } = await requireCategory(deps, body.category)
  return deps.db.transaction(async (tx) => {
    const before = await admit(tx, deps, { author, body, threadId: null })
    if (before) return before
    const { title, tags = [], text, request_key } = body
    const now = deps.clock.now()
    if (await isReviewed(tx, { author, text, now })) {
      const row = { user_id: author.userId, category_id: categoryId, title, tags, request_key }
      await insertWaiting(tx, { ...row, source: text, created_at: now })
      return WAITING
    }
    const published = await publishThread(deps, tx, {
      ...{ author, text, request_key, categoryId, title, tags },
    })
    return { ...published, is_waiting: false }
  })
}

interface PublishPostInput {
  author: Author
  text: string
  request_key: string
}

export async function publishThread(
  deps: Context,
  tx: Db,
  { categoryId, title, tags, ...post }: PublishPostInput & { categoryId: number } & ThreadFields,
) {
  const { author, text } = post
  const at = deps.clock.now()
  const thread = await insertThread(tx, {
    category_id: categoryId,
    user_id: author.userId,
    title,
    slug: threadSlug(title),
    tags,
    posts: 1,
    created_at: at,
    last_post_at: at,
    last_user_id: author.userId,
  })
  const { id, slug } = thread
  const postId = await insertPost(tx, { ...written(post, at), thread_id: id, number: 1 })
  await attachPictures(deps, tx, { postId, text })
  await countThread(tx, categoryId, 1)
  await setWatch(tx, { threadId: id, userId: author.userId, level: 'watching' })
  await notifyOfPost(deps, tx, { thread, number: 1, author, text, quotedId: undefined })
  return { thread: { id, slug }, number: 1 }
}

interface ThreadFields {
  title: string
  tags: string[]
}

/**
 * @throws DomainError forum_thread_not_found, forum_thread_locked, forum_quote_wrong, email_not_confirmed,
 * forum_repeated
 */
export async function replyTo(
  deps: Context,
  author: Author,
  { id, ...body }: Reply & { id: number },
): Promise<PostTarget> {
  return deps.db.transaction(async (tx) => {
    const before = await admit(tx, deps, { author, body, threadId: id })
    if (before) return before
    await requireOpen(tx, author, id)
    const quote = await quoteOf(tx, author, { threadId: id, quote: body.quote })
    const { text, request_key } = body
    const now = deps.clock.now()
    if (await isReviewed(tx, { author, text, now })) {
      const row = { user_id: author.userId, thread_id: id, source: text, request_key, ...quote }
      await insertWaiting(tx, { ...row, created_at: now })
      return WAITING
    }
    const post = { author, text, request_key, threadId: id, quote }
    return { ...(await publishReply(deps, tx, post)), is_waiting: false }
  })
}

type Quote = Awaited<ReturnType<typeof quoteOf>>

/**
 * Publishes a reply. Locks the thread, so that posts are numbered without gaps and its counter equals their number.
 * @throws DomainError forum_thread_not_found, forum_thread_locked
 */
export async function publishReply(
  deps: Context,
  tx: Db,
  { threadId: id, quote, ...post }: PublishPostInput & { threadId: number; quote: Quote },
) {
  const { author, text } = post
  const thread = await requireOpen(tx, author, id)
  const at = deps.clock.now()
  const number = thread.posts + 1
  const row = { ...written(post, at), ...quote, thread_id: id, number }
  const postId = await insertPost(tx, row)
  await attachPictures(deps, tx, { postId, text })
  await updateThread(tx, id, { posts: number, last_post_at: at, last_user_id: author.userId })
  await notifyOfPost(deps, tx, { thread, number, author, text, quotedId: quote.quoted_id })
  return { thread: { id, slug: thread.slug }, number }
}

async function requireOpen(tx: Db, author: Author, id: number) {
  const thread = await lockThread(tx, id, author)
  if (!thread) throw missingThread(id)
  if (thread.locked_at && !author.isAdmin) {
    throw new DomainError('forum_thread_locked', `Thread ${id} is locked.`)
  }
  return thread
}

interface Admission {
  author: Author
  body: Pick<Begin, 'text' | 'request_key'>
  /** Id of the thread to reply to, or null for a new thread. */
  threadId: number | null
}

/** Serializes an author's posts, and returns the post of an earlier submission of this form. */
async function admit(
  tx: Db,
  { clock }: Context,
  { author, body: { text, request_key: key }, threadId }: Admission,
): Promise<PostTarget | null> {
  const { userId } = author
  const member = await lockAuthor(tx, userId)
  // Check visibility first: members who may not see the thread must learn nothing else about it.
  if (threadId !== null && !(await lockThread(tx, threadId, author))) return null
  if (!member?.email_verified_at) {
    throw new DomainError('email_not_confirmed', 'The email address is not confirmed.')
  }
  const before = await findByRequest(tx, userId, key)
  if (before) {
    const { thread_id, slug, number } = before
    return { thread: { id: thread_id, slug }, number, is_waiting: false }
  }
  if (await isInQueue(tx, userId, key)) return WAITING
  await refuseSilenced(tx, userId, clock.now())
  const since = new Date(clock.now().getTime() - REPEAT_WINDOW_MS)
  const same = { userId, source: text, since }
  if ((await hasWritten(tx, same)) || (await hasQueued(tx, same))) {
    throw new DomainError('forum_repeated', 'The same text within five minutes.')
  }
  await refusePost(tx, { author, text, now: clock.now() }, threadId)
  return null
}

function written({ text, request_key, author: { userId } }: PublishPostInput, at: Date) {
  return {
    user_id: userId,
    source: text,
    body: postTree(text),
    renderer: POST_RENDERER,
    request_key,
    created_at: at,
  }
}

/** Accepts a quote only if the quoted author wrote exactly these words. */
async function quoteOf(
  tx: Db,
  author: Author,
  { threadId, quote }: { threadId: number; quote: Reply['quote'] },
) {
  if (!quote) return { quoted_id: undefined, quote: '' }
  const found = await findPost(tx, quote.post_id, author)
  const words = found && found.thread.id === threadId ? normalizeText(textOf(found.post.body)) : ''
  if (!words.includes(normalizeText(quote.text))) {
    throw new DomainError('forum_quote_wrong', `Not in post ${quote.post_id}.`)
  }
  return { quoted_id: quote.post_id, quote: quote.text }
}
