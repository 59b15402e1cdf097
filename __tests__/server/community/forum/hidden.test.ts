import { forumCategories } from '@/server/kernel/db/schema/community/forum'
import {
  HIDING,
  moderator,
  openThread,
  readList,
  readThread,
  reply,
  TITLE,
  writer,
} from '@/__tests__/support/forum/forum'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, type Member } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'

const TAG = 'glacier'

const shop = freshShop()
const ada = fresh(() => writer(shop, 'Ada'))
const ben = fresh(() => writer(shop, 'Ben'))
const admin = fresh(() => moderator(shop, 'Cleo'))
let id: number
let post: number
beforeEach(async () => {
  id = await openThread(shop, ada, { tags: [TAG] })
  post = (await readThread(shop, id)).posts[0]?.id ?? 0
})

const hide = (member: Member, is_hidden = true) =>
  as(shop, member)('PUT', `/api/forum/threads/${id}/hidden`, { is_hidden })
const moderate = (member: Member, change: Record<string, unknown>) =>
  as(shop, member)('PUT', `/api/backoffice/forum/threads/${id}`, change)
const sitemap = async () => JSON.stringify((await shop.send('GET', '/api/public-addresses')).body)

describe('the author', () => {
  test('hides the thread and shows it again, as often as it is asked, and it is counted once', async () => {
    for (const is_hidden of [true, true, false, false, true, false]) {
      expect(dataOf(await hide(ada, is_hidden))).toEqual({ is_hidden })
      expect((await readList(shop)).found).toBe(is_hidden ? 0 : 1)
    }
    expect((await readThread(shop, id, ada)).thread.can_hide).toBe(true)
  })

  test('doesn’t show what an administrator hid, even after hiding it first', async () => {
    await hide(ada)
    await moderate(admin, { is_pinned: true })
    expect((await readThread(shop, id, ada)).thread.can_hide).toBe(true)
    await moderate(admin, HIDING)
    expect((await readThread(shop, id, ada)).thread.can_hide).toBe(false)
    expect(await hide(ada, false)).toMatchObject({
      status: 409,
      body: { code: 'forum_hidden_by_admin' },
    })
    expect((await readList(shop)).found).toBe(0)
    await moderate(admin, { is_hidden: false })
    expect((await hide(ada)).status).toBe(200)
  })

  test('is the only member who hides it', async () => {
    expect((await hide(ben)).status).toBe(404)
    expect((await readThread(shop, id, ben)).thread.can_hide).toBe(false)
    await hide(ada)
    expect((await hide(ben, false)).status).toBe(404)
    expect((await readList(shop)).found).toBe(0)
  })
})

describe('a hidden thread', () => {
  beforeEach(async () => {
    expect((await moderate(admin, HIDING)).status).toBe(200)
  })

  test('is a 404 to guests, and is found by its author and by administrators', async () => {
    for (const send of [shop.send, as(shop, ben)]) {
      const answer = await send('GET', `/api/forum/threads/${id}`)
      expect(answer.status).toBe(404)
      expect(JSON.stringify(answer.body)).not.toContain(TITLE)
    }
    const own = await readThread(shop, id, ada)
    expect(own.thread).toMatchObject({ is_hidden: true, is_own: true, can_moderate: false })
    expect((await readThread(shop, id, admin)).thread.can_moderate).toBe(true)
    const hidden = async (member: Member) =>
      dataOf<{ threads: { id: number }[] }>(await as(shop, member)('GET', '/api/forum/hidden'))
    expect((await hidden(ada)).threads).toHaveLength(1)
    expect((await hidden(admin)).threads).toHaveLength(1)
    expect((await hidden(ben)).threads).toEqual([])
    expect((await reply(shop, ada, { thread: id, text: 'I still may write here.' })).status).toBe(
      200,
    )
  })

  test('is there for everybody when it is shown again, and counted once', async () => {
    await moderate(admin, HIDING)
    await moderate(admin, { is_hidden: false })
    await moderate(admin, { is_hidden: false })
    expect((await readList(shop)).found).toBe(1)
    expect((await sitemap()).match(new RegExp(`/forum/thread/${id}/`, 'g'))).toHaveLength(1)
    const rows = await shop.db.select().from(forumCategories)
    expect(rows.reduce((sum, { threads }) => sum + threads, 0)).toBe(1)
  })
})

describe('moderation', () => {
  test('pins and locks, and a pinned thread stands above newer ones', async () => {
    shop.clock.advance(60_000)
    const newer = await openThread(shop, ben, { text: 'A newer thread of somebody else.' })
    expect((await readList(shop)).threads.map((one) => one.id)).toEqual([newer, id])
    expect(dataOf(await moderate(admin, { is_pinned: true, is_locked: true }))).toEqual({
      is_hidden: false,
      is_pinned: true,
      is_locked: true,
    })
    expect((await readList(shop)).threads.map((one) => one.id)).toEqual([id, newer])
  })

  test('sees what was reported, once for each member, until it is settled', async () => {
    const flag = () =>
      as(shop, ben)('POST', `/api/forum/posts/${post}/flags`, { reason: 'spam', note: 'Twice.' })
    await flag()
    await flag()
    const read = async () =>
      dataOf<{ count: number; posts: { reports: unknown[] }[] }>(
        await as(shop, admin)('GET', '/api/backoffice/forum/flags'),
      )
    expect(await read()).toMatchObject({ count: 1, posts: [{ reports: [{ reason: 'spam' }] }] })
    const hide = await as(shop, admin)('PUT', `/api/backoffice/forum/posts/${post}`, HIDING)
    expect(hide.status).toBe(200)
    expect((await read()).count).toBe(0)
    expect((await readThread(shop, id)).posts[0]).toMatchObject({ state: 'hidden', body: [] })
    expect((await readThread(shop, id, ada)).posts[0]?.body).not.toEqual([])
  })

  test('deletes a thread with all in it; its author only while nobody else has written', async () => {
    await reply(shop, ben, { thread: id, text: 'Here I am, so it has to stay.' })
    const remove = (member: Member) => as(shop, member)('DELETE', `/api/forum/threads/${id}`)
    expect((await remove(ben)).status).toBe(404)
    expect(await remove(ada)).toMatchObject({
      status: 409,
      body: { code: 'forum_thread_answered' },
    })
    await as(shop, admin)('PUT', `/api/backoffice/forum/threads/${id}`, HIDING)
    expect((await remove(admin)).status).toBe(200)
    expect((await shop.send('GET', `/api/forum/threads/${id}`)).status).toBe(404)
    expect((await readList(shop)).found).toBe(0)
    const own = await openThread(shop, ada, { text: 'Nobody ever answers me here.' })
    expect((await as(shop, ada)('DELETE', `/api/forum/threads/${own}`)).status).toBe(200)
  })
})
