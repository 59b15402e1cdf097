import { eq } from 'drizzle-orm'

import { forumLikes, forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { memoryLimits } from '@/server/kernel/ports/limits'
import { freshShop, fresh } from '@/__tests__/support/fixtures'
import {
  beginThread,
  openThread,
  readList,
  readThread,
  reply,
  TEXT,
  TITLE,
  writer,
  type PostPosition,
} from '@/__tests__/support/forum/forum'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, logIn, register, type Member } from '@/__tests__/support/members'
import { openTestShop } from '@/__tests__/support/shop'

const shop = freshShop()
const ada = fresh(() => writer(shop, 'Ada'))
const ben = fresh(() => writer(shop, 'Ben'))

const like = (member: Member, post: number, method = 'PUT') =>
  as(shop, member)(method, `/api/forum/posts/${post}/like`)

describe('a new thread', () => {
  test('is read by everybody, counted by its category, and first in the list', async () => {
    const id = await openThread(shop, ada)
    const { thread, posts } = await readThread(shop, id)
    expect(thread).toMatchObject({
      slug: 'which-pressure-on-packed-snow',
      title: TITLE,
      category: { slug: 'prime', title: 'Prime' },
      author: { name: 'Ada-R' },
      posts: 1,
      replies: 0,
      is_own: false,
    })
    expect(posts).toMatchObject([{ number: 1, body: [{ tag: 'p', children: [TEXT] }], likes: 0 }])
    const list = await readList(shop, '?category=prime')
    expect(list).toMatchObject({ found: 1, pages: 1, threads: [{ id }] })
    expect(JSON.stringify([list, posts])).not.toMatch(/example\.com|user_id|"Rider"/)
  })

  test('is one thread when its form is sent twice, also at once', async () => {
    const request_key = crypto.randomUUID()
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => beginThread(shop, ada, { request_key })),
    )
    expect(new Set(replies.map((one) => dataOf<PostPosition>(one).thread.id)).size).toBe(1)
    expect((await readList(shop)).found).toBe(1)
  })

  test('needs a confirmed e-mail address, a category and words', async () => {
    expect(await beginThread(shop, await register(shop, 'Cleo'))).toMatchObject({
      status: 403,
      body: { code: 'email_not_confirmed' },
    })
    expect((await beginThread(shop, ada, { category: 'nowhere' })).status).toBe(404)
    const refused: [Record<string, unknown>, string][] = [
      [{ title: 'Too short' }, 'title'],
      [{ title: 'x'.repeat(256) }, 'title'],
      [{ text: 'Nineteen characters' }, 'text'],
      [{ text: 'a b '.repeat(10) }, 'text'],
      [{ text: `${'word '.repeat(6_400)} one more` }, 'text'],
      [{ request_key: 'mine' }, 'request_key'],
    ]
    for (const [change, field] of refused) {
      const { status, body } = await beginThread(shop, ada, change)
      expect({ change, status, field: body.errors?.[0]?.field }).toEqual({
        change,
        status: 422,
        field,
      })
    }
    expect((await readList(shop)).found).toBe(0)
  })

  test('of a robot is answered and written nowhere', async () => {
    expect((await beginThread(shop, ada, { website: 'https://spam.test' })).status).toBe(200)
    expect((await readList(shop)).found).toBe(0)
  })
})

describe('replies', () => {
  test('fifty at once get fifty numbers that follow each other, and the counter agrees', async () => {
    const thread = await openThread(shop, ada)
    const members = [ada, ben, await writer(shop, 'Cleo'), await writer(shop, 'Dan')]
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        reply(shop, members[index % 4] ?? ada, {
          thread,
          text: `Reply ${index} with enough words.`,
        }),
      ),
    )
    const numbers = replies.map((one) => dataOf<PostPosition>(one).number).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 2))
    const [row] = await shop.db.select().from(forumThreads)
    expect(row?.posts).toBe(51)
    expect(await shop.db.select().from(forumPosts)).toHaveLength(51)
    const last = await readThread(shop, thread, undefined, 3)
    expect(last.pages).toBe(3)
    expect(last.posts.map(({ number }) => number)).toEqual([
      41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
    ])
  })

  test('sent twice are one post; the same words again are refused for five minutes', async () => {
    const thread = await openThread(shop, ada)
    const request_key = crypto.randomUUID()
    const text = 'Go down in steps of half a psi.'
    const first = await reply(shop, ben, { thread, text, request_key })
    expect(dataOf(await reply(shop, ben, { thread, text, request_key }))).toEqual(dataOf(first))
    const again = await reply(shop, ben, { thread, text })
    expect(again).toMatchObject({ status: 409, body: { code: 'forum_repeated' } })
    shop.clock.advance(5 * 60_000 + 1)
    expect((await reply(shop, ben, { thread, text })).status).toBe(200)
  })

  test('quote words that stand in a post of the thread, and nothing else', async () => {
    const thread = await openThread(shop, ada)
    const other = await openThread(shop, ada, { text: 'Another thread with other words in it.' })
    const [post] = (await readThread(shop, thread)).posts
    const [foreign] = (await readThread(shop, other)).posts
    const text = 'That is more than I would take there.'
    const quote = { post_id: post?.id, text: 'eight psi   in front' }
    expect((await reply(shop, ben, { thread, text, quote })).status).toBe(200)
    const { posts } = await readThread(shop, thread)
    expect(posts[1]?.quote).toEqual({ number: 1, name: 'Ada-R', text: 'eight psi   in front' })
    for (const wrong of [
      { post_id: post?.id, text: 'I am a fool' },
      { post_id: foreign?.id, text: 'other words' },
      { post_id: 999_999, text: 'eight' },
    ]) {
      const refused = await reply(shop, ben, { thread, text: `${text} Really.`, quote: wrong })
      expect(refused).toMatchObject({ status: 422, body: { code: 'forum_quote_wrong' } })
    }
  })

  test('end where a thread is locked', async () => {
    const thread = await openThread(shop, ada)
    await shop.db.update(forumThreads).set({ locked_at: shop.clock.now() })
    const refused = await reply(shop, ben, { thread, text: 'Too late for these words.' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'forum_thread_locked' } })
  })
})

describe('a post', () => {
  test('is changed by its author for a day; the first five minutes leave no mark', async () => {
    const thread = await openThread(shop, ada)
    const [post] = (await readThread(shop, thread)).posts
    const edit = (member: Member, text: string) =>
      as(shop, member)('PUT', `/api/forum/posts/${post?.id}`, { text })
    expect((await edit(ben, 'These are not my own words.')).status).toBe(404)
    shop.clock.advance(4 * 60_000)
    expect(dataOf(await edit(ada, 'I ride **seven** psi in front.'))).toMatchObject({
      edited_at: null,
    })
    shop.clock.advance(2 * 60_000)
    await edit(ada, 'I ride *six* psi in front now.')
    const shown = (await readThread(shop, thread)).posts[0]
    expect(shown?.edited_at).toBe(shop.clock.now().toISOString())
    expect(JSON.stringify(shown?.body)).toContain('"em"')
    shop.clock.advance(24 * 3_600_000)
    expect(await edit(await logIn(shop, ada), 'I ride five psi in front, at last.')).toMatchObject({
      status: 409,
      body: { code: 'forum_edit_closed' },
    })
  })

  test('is liked once by a member, however often he presses', async () => {
    const thread = await openThread(shop, ada)
    const id = (await readThread(shop, thread)).posts[0]?.id ?? 0
    await Promise.all(Array.from({ length: 50 }, () => like(ben, id)))
    expect((await readThread(shop, thread, ben)).posts[0]).toMatchObject({
      likes: 1,
      is_liked: true,
    })
    expect(await shop.db.select().from(forumLikes)).toHaveLength(1)
    await Promise.all(Array.from({ length: 20 }, () => like(ben, id, 'DELETE')))
    expect((await readThread(shop, thread, ben)).posts[0]).toMatchObject({
      likes: 0,
      is_liked: false,
    })
    expect(await like(ada, id)).toMatchObject({ status: 409, body: { code: 'forum_own_post' } })
  })
})

describe('limits', () => {
  test('a member writes ten posts in ten minutes, whatever the thread', async () => {
    await shop.close()
    Object.assign(shop, await openTestShop({ deps: { limits: memoryLimits() } }))
    const cleo = await writer(shop, 'Cleo')
    const thread = await openThread(shop, cleo)
    for (let index = 1; index < 10; index += 1) {
      const text = `Number ${index} of many that I write.`
      expect((await reply(shop, cleo, { thread, text })).status).toBe(200)
    }
    const refused = await reply(shop, cleo, { thread, text: 'One more than there may be.' })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(refused.headers.get('retry-after')).toBeTruthy()
  })
})

test('a thread is solved by a post of it, as its author says, until that post is gone', async () => {
  const thread = await openThread(shop, ada)
  await reply(shop, ben, { thread, text: 'Take the tire off and look at it.' })
  const solve = (member: Member, number: number | null) =>
    as(shop, member)('PUT', `/api/forum/threads/${thread}/solution`, { number })
  expect((await solve(ben, 2)).status).toBe(404)
  expect((await solve(ada, 3)).status).toBe(404)
  expect(dataOf(await solve(ada, 2))).toEqual({ solved_by: 2 })
  expect((await readList(shop)).threads[0]?.is_solved).toBe(true)
  const [, post] = (await readThread(shop, thread)).posts
  await as(shop, ben)('DELETE', `/api/forum/posts/${post?.id}`)
  expect((await readThread(shop, thread)).thread).toMatchObject({
    solved_by: null,
    is_solved: false,
  })
})

test('nothing that can be sent is answered with a fault of the server', async () => {
  const thread = await openThread(shop, ada)
  const id = (await readThread(shop, thread)).posts[0]?.id ?? 0
  const nasty = [
    null,
    true,
    -1,
    2 ** 53,
    '',
    '\u0000',
    'x'.repeat(40_000),
    [],
    {},
    [[]],
    { $gt: 1 },
  ]
  const whole: Record<string, Record<string, unknown>> = {
    'POST /api/forum/threads': { category: 'prime', title: TITLE, text: TEXT, request_key: 'x' },
    [`POST /api/forum/threads/${thread}/posts`]: {
      text: TEXT,
      quote: { post_id: id, text: 'eight' },
      request_key: 'x',
    },
    [`PUT /api/forum/posts/${id}`]: { text: TEXT },
    [`POST /api/forum/posts/${id}/flags`]: { reason: 'spam', note: 'x' },
    'POST /api/forum/preview': { text: TEXT },
  }
  for (const [call, body] of Object.entries(whole)) {
    const [method = '', path = ''] = call.split(' ')
    for (const name of Object.keys(body)) {
      for (const value of nasty) {
        const { status } = await as(shop, ben)(method, path, { ...body, [name]: value })
        expect({ call, name, value, isFault: status >= 500 }).toMatchObject({ isFault: false })
      }
    }
  }
  const pages = ['0', '-1', '1e9', 'x', '99999999', '']
  for (const page of pages) {
    const { status } = await shop.send('GET', `/api/forum/threads/${thread}?page=${page}`)
    expect({ page, status }).toEqual({ page, status: 422 })
  }
})

test('a member who leaves is forgotten: the words stay by nobody, and likes are taken back', async () => {
  const thread = await openThread(shop, ada)
  await reply(shop, ben, { thread, text: 'I shall be gone by tomorrow.' })
  await like(ben, (await readThread(shop, thread)).posts[0]?.id ?? 0)
  const left = await as(shop, ben)('POST', '/api/account/delete', { password: ben.password })
  expect(left.status).toBe(200)
  const { posts, thread: read } = await readThread(shop, thread)
  expect(posts).toMatchObject([
    { likes: 0 },
    { author: null, body: [{ children: ['I shall be gone by tomorrow.'] }] },
  ])
  expect(read.last_author).toBeNull()
  const rows = await shop.db.select().from(forumPosts).where(eq(forumPosts.number, 2))
  expect(rows[0]).toMatchObject({ user_id: null, request_key: null })
})
