import type { z } from 'zod'

import type { forumSchemas } from '@/contract/forum.schema'
import { textOf } from '@/domain/content'
import { plainWords, REPEAT_WINDOW_MS, threadSlug } from '@/domain/forum'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { POST_RENDERER, postTree } from '@/server/kernel/markdown/post'

import { setWatch } from './notice-queries'
import { tellOfPost, type NoticeDeps } from './notices'
import { keepPictures } from './pictures'
import { findByRequest, findPost, hasWritten, insertPost, lockAuthor } from './post-queries'
import { missingThread, requireCategory } from './read-forum'
import { refuseSilenced } from './silence'
import { refusePost } from './trust'
import { countThread, insertThread, lockThread, updateThread } from './thread-queries'
import type { Author } from './viewer'

type Context = NoticeDeps
type Begin = z.output<(typeof forumSchemas)['begin']['body']>
type Reply = z.output<(typeof forumSchemas)['reply']['body']>

/** Where a post stands. */
interface PostTarget {
  thread: { id: number; slug: string }
  number: number
}

/**
 * Opens a thread with its first post. The form sent twice opens one.
 * @throws DomainError forum_category_not_found, email_not_confirmed, forum_repeated
 */
export async function beginThread(deps: Context, author: Author, body: Begin): Promise<PostTarget> {
  const category = await requireCategory(deps, body.category)
  return deps.db.transaction(async (tx) => {
    const before = await admit(tx, deps, { author, body, threadId: null })
    if (before) return before
    const at = deps.clock.now()
    const thread = await insertThread(tx, {
      category_id: category.id,
      user_id: author.userId,
      title: body.title,
      slug: threadSlug(body.title),
      tags: body.tags ?? [],
      posts: 1,
      created_at: at,
      last_post_at: at,
      last_user_id: author.userId,
    })
    const { id, slug } = thread
    const postId = await insertPost(tx, { ...written(body, author, at), thread_id: id, number: 1 })
    await keepPictures(deps, tx, { postId, text: body.text })
    await countThread(tx, category.id, 1)
    await setWatch(tx, { threadId: id, userId: author.userId, level: 'watching' })
    await tellOfPost(deps, tx, { thread, number: 1, author, text: body.text, quotedId: undefined })
    return { thread: { id, slug }, number: 1 }
  })
}

/**
 * Writes into a thread. Its row is held meanwhile: posts are numbered without a gap, and its counter is their number.
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
    const thread = await lockThread(tx, id, author)
    if (!thread) throw missingThread(id)
    if (thread.locked_at && !author.isAdmin) {
      throw new DomainError('forum_thread_locked', `Thread ${id} is locked.`)
    }
    const quote = await quoteOf(tx, author, { threadId: id, quote: body.quote })
    const at = deps.clock.now()
    const number = thread.posts + 1
    const row = { ...written(body, author, at), ...quote, thread_id: id, number }
    const postId = await insertPost(tx, row)
    await keepPictures(deps, tx, { postId, text: body.text })
    const last = { posts: number, last_post_at: at, last_user_id: author.userId }
    await updateThread(tx, id, last)
    const quotedId = quote.quoted_id
    await tellOfPost(deps, tx, { thread, number, author, text: body.text, quotedId })
    return { thread: { id, slug: thread.slug }, number }
  })
}

interface Admission {
  author: Author
  body: Pick<Begin, 'text' | 'request_key'>
  /** The thread to answer; null for a new one. */
  threadId: number | null
}

/**
 * Holds the author, so that one member's posts come one after the other.
 * @returns where the post stands that this form wrote before
 */
async function admit(
  tx: Db,
  { clock }: Context,
  { author, body: { text, request_key: key }, threadId }: Admission,
): Promise<PostTarget | null> {
  const { userId } = author
  const member = await lockAuthor(tx, userId)
  // Who may not see the thread hears that first, and nothing else.
  if (threadId !== null && !(await lockThread(tx, threadId, author))) return null
  if (!member?.email_verified_at) {
    throw new DomainError('email_not_confirmed', 'The email address is not confirmed.')
  }
  const before = await findByRequest(tx, userId, key)
  if (before) return { thread: { id: before.thread_id, slug: before.slug }, number: before.number }
  await refuseSilenced(tx, userId, clock.now())
  const since = new Date(clock.now().getTime() - REPEAT_WINDOW_MS)
  if (await hasWritten(tx, { userId, source: text, since })) {
    throw new DomainError('forum_repeated', 'The same text within five minutes.')
  }
  await refusePost(tx, { author, text, now: clock.now() }, threadId)
  return null
}

function written(
  { text, request_key }: Pick<Begin, 'text' | 'request_key'>,
  { userId }: Author,
  at: Date,
) {
  return {
    user_id: userId,
    source: text,
    body: postTree(text),
    renderer: POST_RENDERER,
    request_key,
    created_at: at,
  }
}

/** Nobody is quoted with words that he has not written. */
async function quoteOf(
  tx: Db,
  author: Author,
  { threadId, quote }: { threadId: number; quote: Reply['quote'] },
) {
  if (!quote) return { quoted_id: undefined, quote: '' }
  const found = await findPost(tx, quote.post_id, author)
  const words = found && found.thread.id === threadId ? plainWords(textOf(found.post.body)) : ''
  if (!words.includes(plainWords(quote.text))) {
    throw new DomainError('forum_quote_wrong', `Not in post ${quote.post_id}.`)
  }
  return { quoted_id: quote.post_id, quote: quote.text }
}
