import { count } from 'drizzle-orm'

import type {
  WireForumLog,
  WireForumQueue,
  WireForumWaiting,
} from '@/contract/community/forum/forum'
import type { WireOverview } from '@/contract/office/overview/overview'
import { RETENTION_MS } from '@/domain/kit/retention'
import { purgeRejected } from '@/server/community'
import { forumPosts } from '@/server/kernel/db/schema/community/forum'
import { forumNotices } from '@/server/kernel/db/schema/community/forum-notices'
import { forumQueue } from '@/server/kernel/db/schema/community/forum-queue'
import { liveEvents } from '@/server/kernel/db/schema/system/live'
import { registerAdmin } from '@/__tests__/support/admins'
import {
  HIDING,
  approveAll,
  beginThread,
  moderator,
  newcomer,
  openThread,
  readList,
  readThread,
  reply,
  writer,
} from '@/__tests__/support/forum/forum'
import { SURFACES } from '@/__tests__/support/forum/forum-surfaces'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, type Member } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'

jest.setTimeout(60_000)

const WORDS = 'Marmots whistle in my new post, @Ada-R.'
const NEW_TITLE = 'What do marmots whistle about?'

const shop = freshShop()
const ada = fresh(() => writer(shop, 'Ada'))
const newt = fresh(() => newcomer(shop, 'Newt'))
const admin = fresh(() => moderator(shop, 'Cleo'))
let thread: number
beforeEach(async () => {
  thread = await openThread(shop, ada, { tags: ['glacier'] })
})

const at = (member: Member | null) => (member ? as(shop, member) : shop.send)
const send = (text = WORDS, more = {}) => reply(shop, newt, { thread, text, ...more })
const begin = (more = {}) => beginThread(shop, newt, { title: NEW_TITLE, text: WORDS, ...more })
const waitingFor = async (member: Member) =>
  dataOf<WireForumWaiting>(await at(member)('GET', '/api/forum/waiting')).posts
const queue = async () =>
  dataOf<WireForumQueue>(await at(admin)('GET', '/api/backoffice/forum/queue'))
const decide = (id: number | undefined, body: unknown, member = admin) =>
  at(member)('PUT', `/api/backoffice/forum/queue/${id}`, body)
const log = async () =>
  dataOf<WireForumLog>(await at(admin)('GET', '/api/backoffice/forum/log')).records

test('the first reply of a new member waits, and its author alone reads it', async () => {
  expect(dataOf(await send())).toEqual({ thread: null, number: null, is_waiting: true })
  expect(await waitingFor(newt)).toMatchObject([
    { text: WORDS, thread: { id: thread }, rejected_at: null, reason: '' },
  ])
  expect([await waitingFor(ada), await waitingFor(admin)]).toEqual([[], []])
  expect((await at(null)('GET', '/api/forum/waiting')).status).toBe(401)
})

test.each([
  ['a reply', () => send()],
  ['a thread', () => begin({ tags: ['marmots'] })],
])('%s that waits is nowhere for anyone', async (_, write) => {
  const [before] = await shop.db.select({ rows: count() }).from(liveEvents)
  const list = await readList(shop)
  expect((await write()).status).toBe(200)
  const post = (await readThread(shop, thread)).posts[0]?.id ?? 0
  const paths = Object.values(SURFACES).flatMap(({ path }) =>
    path ? [path({ thread, post, names: { author: 'Ada' } })] : [],
  )
  const more = ['/api/forum/search?q=marmots', '/api/forum/notifications', '/api/forum/threads']
  for (const path of [...paths, ...more]) {
    for (const reader of [null, ada, newt, admin]) {
      const answer = JSON.stringify((await at(reader)('GET', path)).body)
      expect({ path, isNamed: /marmots whistle|"marmots"/i.test(answer) }).toEqual({
        ...{ path, isNamed: false },
      })
    }
  }
  expect(await readList(shop)).toEqual(list)
  expect((await readThread(shop, thread)).thread).toMatchObject({ posts: 1, replies: 0 })
  expect(await shop.db.select().from(forumNotices)).toEqual([])
  const [after] = await shop.db.select({ rows: count() }).from(liveEvents)
  expect(after).toEqual(before)
})

test('what is approved is published as of now, tells whom it mentions, and is in the log', async () => {
  const quote = { post_id: (await readThread(shop, thread)).posts[0]?.id, text: 'eight psi' }
  await send(WORDS, { quote })
  await reply(shop, ada, { thread, text: 'This one comes in between them.' })
  shop.clock.advance(60_000)
  const { count: found, posts } = await queue()
  expect({ found, posts }).toMatchObject({
    found: 1,
    posts: [{ text: WORDS, category: null, author: { id: newt.id }, thread: { id: thread } }],
  })
  const decided = await decide(posts[0]?.id, { is_approved: true })
  expect(dataOf(decided)).toMatchObject({ published: { thread: { id: thread }, number: 3 } })
  const shown = await readThread(shop, thread)
  expect(shown.thread.posts).toBe(3)
  expect(shown.posts[2]).toMatchObject({
    author: { id: newt.id },
    quote: { number: 1, text: 'eight psi' },
    created_at: shop.clock.now().toISOString(),
  })
  expect(JSON.stringify((await at(ada)('GET', '/api/forum/notifications')).body)).toContain(
    '"mention"',
  )
  expect(await log()).toMatchObject([
    { action: 'approve_post', thread_id: thread, number: 3, member: { id: newt.id } },
  ])
  expect([(await queue()).count, await waitingFor(newt)]).toEqual([0, []])
})

test('what waits is counted on the first screen of the back office until it is decided', async () => {
  const waiting = async () => {
    const { waiting: kinds } = dataOf<WireOverview>(
      await as(shop, owner)('GET', '/api/backoffice/overview'),
    )
    const { count: found, at: oldest } = kinds.find(({ kind }) => kind === 'first_posts') ?? {}
    return [found, oldest]
  }
  const owner = await registerAdmin(shop, 'Olga')
  expect(await waiting()).toEqual([0, null])
  const first = shop.clock.now().toISOString()
  await send()
  shop.clock.advance(60_000)
  await begin({ text: 'Does anyone know when they sleep?' })
  expect(await waiting()).toEqual([2, first])
  const [one, two] = (await queue()).posts
  await decide(one?.id, { is_approved: true })
  await decide(two?.id, { is_approved: false, reason: 'Advertising.' })
  expect(await waiting()).toEqual([0, null])
})

test('an approved thread is a thread like any other', async () => {
  await begin({ tags: ['marmots'] })
  expect((await queue()).posts).toMatchObject([
    { title: NEW_TITLE, category: 'Prime', thread: null },
  ])
  await approveAll(shop)
  expect(await readList(shop, '?tag=marmots')).toMatchObject({
    found: 1,
    threads: [{ title: NEW_TITLE, author: { id: newt.id } }],
  })
})

test('what is rejected stays away, and its author reads why for 30 days', async () => {
  await send()
  const id = (await queue()).posts[0]?.id
  expect(await decide(id, { is_approved: false, reason: ' ' })).toMatchObject({ status: 422 })
  expect((await decide(id, { is_approved: false, reason: 'Off topic.' })).status).toBe(200)
  expect((await queue()).count).toBe(0)
  expect(await waitingFor(newt)).toMatchObject([{ text: WORDS, reason: 'Off topic.' }])
  expect(await log()).toMatchObject([{ action: 'reject_post', reason: 'Off topic.' }])
  expect(JSON.stringify(await log())).not.toContain('Marmots')
  expect((await readThread(shop, thread)).thread.posts).toBe(1)
  shop.clock.advance(RETENTION_MS.rejected_posts - 1)
  await purgeRejected(shop.deps)
  expect(await shop.db.select().from(forumQueue)).toHaveLength(1)
  shop.clock.advance(2)
  await purgeRejected(shop.deps)
  expect(await shop.db.select().from(forumQueue)).toEqual([])
})

test('a form sent again waits once, and isn’t written again when it is approved', async () => {
  const request_key = crypto.randomUUID()
  await Promise.all([1, 2, 3].map(() => send(WORDS, { request_key })))
  expect((await queue()).count).toBe(1)
  expect(await send()).toMatchObject({ status: 409, body: { code: 'forum_repeated' } })
  await approveAll(shop)
  expect(dataOf(await send(WORDS, { request_key }))).toMatchObject({ number: 2, is_waiting: false })
  expect(await shop.db.select().from(forumPosts)).toHaveLength(2)
})

test('two decisions at once are one', async () => {
  await send()
  const id = (await queue()).posts[0]?.id
  const statuses = await Promise.all(
    [true, true, false].map(async (is_approved) => {
      return (await decide(id, { is_approved, reason: 'Decided.' })).status
    }),
  )
  expect(statuses.sort()).toEqual([200, 404, 404])
  expect(await log()).toHaveLength(1)
})

test('after two posts that stay nothing waits any more', async () => {
  for (const one of [1, 2]) {
    expect(dataOf(await send(`The ${one}. post of mine in this.`))).toMatchObject({
      is_waiting: true,
    })
    await approveAll(shop)
  }
  expect(dataOf(await send('The third post of mine is here.'))).toMatchObject({ number: 4 })
})

test('known members and administrators never wait', async () => {
  expect(dataOf(await reply(shop, ada, { thread, text: WORDS }))).toMatchObject({ number: 2 })
  const other = await reply(shop, admin, { thread, text: 'Marmots again, from the office.' })
  expect(dataOf(other)).toMatchObject({ number: 3 })
})

test('what waits counts for the limits of new members', async () => {
  for (const one of [1, 2, 3]) await send(`The ${one}. post of mine in this.`)
  expect((await send()).body.message).toContain('up to 3 times in a thread')
})

test('its author withdraws it, and nobody else does', async () => {
  await send()
  const [post] = await waitingFor(newt)
  const withdraw = (member: Member) => at(member)('DELETE', `/api/forum/waiting/${post?.id}`)
  expect((await withdraw(ada)).status).toBe(404)
  expect((await withdraw(newt)).status).toBe(200)
  expect((await queue()).count).toBe(0)
})

test('a thread that was hidden or locked meanwhile takes nothing, and isn’t named to the author', async () => {
  await send()
  const id = (await queue()).posts[0]?.id
  const path = `/api/backoffice/forum/threads/${thread}`
  await at(admin)('PUT', path, { is_locked: true })
  expect((await decide(id, { is_approved: true })).body.code).toBe('forum_thread_locked')
  await at(admin)('PUT', path, { ...HIDING, is_locked: false })
  expect((await decide(id, { is_approved: true })).status).toBe(404)
  expect(await waitingFor(newt)).toEqual([])
  await at(admin)('PUT', path, { is_hidden: false })
  expect((await decide(id, { is_approved: true })).status).toBe(200)
})
