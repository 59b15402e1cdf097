import { count, eq } from 'drizzle-orm'

import type {
  WireForumDeleted,
  WireForumFlagged,
  WireForumIndex,
  WireForumLog,
} from '@/contract/community/forum/forum'
import { UNDO_WINDOW_MS } from '@/domain/community/forum/forum-deletion'
import { purgeDeleted } from '@/server/community'
import { forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { forumDeletions } from '@/server/kernel/db/schema/community/forum-deletions'
import { forumVersions } from '@/server/kernel/db/schema/community/forum-versions'
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
import { findersOf, SURFACES, worldOf } from '@/__tests__/support/forum/forum-surfaces'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, logIn, type Member } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'

const SECRET = 'A secret that I regret already, @Ada-R.'

const shop = freshShop()
const ada = fresh(() => writer(shop, 'Ada'))
let ben: Member
let admin: Member
let id: number
beforeEach(async () => {
  ben = await writer(shop, 'Ben')
  admin = await moderator(shop, 'Cleo')
  id = await openThread(shop, ada, { tags: ['glacier'] })
})

const at = (member: Member | null) => (member ? as(shop, member) : shop.send)
const remove = (member: Member, post: number) => at(member)('DELETE', `/api/forum/posts/${post}`)
const restore = (member: Member | null, post: number) =>
  at(member)('POST', `/api/forum/posts/${post}/restore`)
const removeThread = (member: Member) => at(member)('DELETE', `/api/forum/threads/${id}`)
/** Staff delete only what is hidden. */
const hide = (kind: string, one: number) =>
  at(admin)('PUT', `/api/backoffice/forum/${kind}/${one}`, HIDING)
const restoreThread = (member: Member | null) =>
  at(member)('POST', `/api/forum/threads/${id}/restore`)
const deletedFor = async (member: Member) =>
  dataOf<WireForumDeleted>(await at(member)('GET', '/api/forum/deleted')).threads
const noticesOf = async (member: Member) =>
  JSON.stringify((await at(member)('GET', '/api/forum/notifications')).body)

async function secretPost(): Promise<number> {
  await reply(shop, ben, { thread: id, text: SECRET })
  return (await readThread(shop, id)).posts[1]?.id ?? 0
}

describe('a deleted post', () => {
  test('comes back with its words, its quotes, likes and the solution it was', async () => {
    const post = await secretPost()
    await at(ada)('PUT', `/api/forum/posts/${post}/like`)
    await at(ada)('PUT', `/api/forum/threads/${id}/solution`, { number: 2 })
    const quote = { post_id: post, text: 'A secret' }
    await reply(shop, ada, { thread: id, text: 'What kind of one is that?', quote })
    const before = await readThread(shop, id)
    expect((await remove(ada, post)).status).toBe(404)
    expect((await remove(ben, post)).status).toBe(200)
    expect((await remove(ben, post)).status).toBe(404)
    const { posts, thread } = await readThread(shop, id)
    expect(thread.posts).toBe(3)
    expect(posts[1]).toMatchObject({
      number: 2,
      state: 'deleted',
      author: null,
      body: [],
      likes: 0,
    })
    expect(JSON.stringify(posts)).not.toContain('A secret')
    expect(posts[2]?.quote).toBeNull()
    expect(thread.solved_by).toBeNull()
    expect((await restore(ben, post)).status).toBe(200)
    expect(await readThread(shop, id)).toEqual(before)
    expect(await shop.db.select().from(forumDeletions)).toEqual([])
  })

  test('is named nowhere meanwhile, not even to its author and administrators', async () => {
    const post = await secretPost()
    await at(ada)('POST', `/api/forum/posts/${post}/flags`, { reason: 'spam' })
    expect(await noticesOf(ada)).toContain('"mention"')
    await remove(ben, post)
    const paths = [
      `/api/forum/threads/${id}`,
      `/api/forum/posts/${post}/versions`,
      `/api/forum/posts/${post}/source`,
      '/api/forum/search?q=secret',
      '/api/forum/search?q=regret',
    ]
    for (const path of paths) {
      for (const reader of [null, ada, ben, admin]) {
        const answer = JSON.stringify((await at(reader)('GET', path)).body)
        expect({ path, isNamed: answer.includes('secret that') }).toEqual({ path, isNamed: false })
      }
    }
    expect(await noticesOf(ada)).not.toContain('"mention"')
    const flagged = async () =>
      dataOf<WireForumFlagged>(await at(admin)('GET', '/api/backoffice/forum/flags')).count
    expect(await flagged()).toBe(0)
    await restore(ben, post)
    expect(await flagged()).toBe(1)
    expect(await noticesOf(ada)).toContain('"mention"')
    expect(JSON.stringify((await shop.send('GET', paths[4] ?? '')).body)).toContain('secret that')
  })

  test('is restored by whoever deleted it, and what a moderator deleted by moderators', async () => {
    const other = await moderator(shop, 'Dan')
    const post = await secretPost()
    const mayRestore = async (member: Member) =>
      (await readThread(shop, id, member)).posts[1]?.can_restore
    await remove(ben, post)
    for (const member of [ada, admin]) {
      expect(await mayRestore(member)).toBe(false)
      expect((await restore(member, post)).status).toBe(404)
    }
    expect(await mayRestore(ben)).toBe(true)
    expect((await restore(ben, post)).status).toBe(200)
    await hide('posts', post)
    await remove(admin, post)
    expect([await mayRestore(ben), await mayRestore(other)]).toEqual([false, true])
    expect((await restore(ben, post)).status).toBe(404)
    expect((await restore(other, post)).status).toBe(200)
    expect((await restore(other, post)).status).toBe(404)
  })

  test('stays away from a silenced author, and hidden if it was hidden', async () => {
    const post = await secretPost()
    await at(admin)('PUT', `/api/backoffice/forum/posts/${post}`, HIDING)
    await remove(ben, post)
    const silence = { days: 1, reason: 'Too loud.' }
    await at(admin)('PUT', `/api/backoffice/forum/silences/${ben.id}`, silence)
    expect(await restore(ben, post)).toMatchObject({
      status: 403,
      body: { code: 'forum_silenced' },
    })
    await at(admin)('POST', `/api/backoffice/forum/silences/${ben.id}/lift`, {})
    expect((await restore(ben, post)).status).toBe(200)
    expect((await readThread(shop, id)).posts[1]).toMatchObject({ state: 'hidden', body: [] })
  })

  test('leaves its text free to be posted again', async () => {
    await remove(ben, await secretPost())
    expect((await reply(shop, ben, { thread: id, text: SECRET })).status).toBe(200)
  })

  test('loses its words for good after 24 hours, wherever they stood', async () => {
    const post = await secretPost()
    const quote = { post_id: post, text: 'A secret' }
    await reply(shop, ada, { thread: id, text: 'What kind of one is that?', quote })
    shop.clock.advance(6 * 60_000)
    await at(ben)('PUT', `/api/forum/posts/${post}`, { text: `${SECRET} Edited.` })
    await remove(ben, post)
    shop.clock.advance(UNDO_WINDOW_MS - 1)
    await purgeDeleted(shop.deps)
    expect(JSON.stringify(await shop.db.select().from(forumPosts))).toContain('A secret')
    shop.clock.advance(1)
    ben = await logIn(shop, ben)
    expect((await restore(ben, post)).status).toBe(404)
    expect((await readThread(shop, id, ben)).posts[1]?.can_restore).toBe(false)
    await purgeDeleted(shop.deps)
    expect(JSON.stringify(await shop.db.select().from(forumPosts))).not.toContain('A secret')
    expect(await shop.db.select().from(forumVersions)).toEqual([])
    expect(await shop.db.select().from(forumDeletions)).toEqual([])
    expect((await readThread(shop, id)).posts).toMatchObject([{}, { state: 'deleted' }, {}])
  })

  test('is either restored or gone when both happen at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const post = (await secretPostNumber(round)) ?? 0
      await remove(ben, post)
      await shop.db
        .update(forumDeletions)
        .set({ purge_at: new Date(shop.clock.now().getTime() + 1) })
      const late = { ...shop.deps, clock: { now: () => new Date(shop.clock.now().getTime() + 1) } }
      const [answer] = await Promise.all([restore(ben, post), purgeDeleted(late)])
      const [row] = await shop.db.select().from(forumPosts).where(eq(forumPosts.id, post))
      const isBack = answer.status === 200
      expect({ isBack, isThere: row?.deleted_at === null, hasWords: row?.source !== '' }).toEqual({
        ...{ isBack, isThere: isBack, hasWords: isBack },
      })
    }
  })
})

async function secretPostNumber(round: number) {
  await reply(shop, ben, { thread: id, text: `${SECRET} Number ${round}.` })
  return (await readThread(shop, id)).posts.at(-1)?.id
}

describe('a deleted thread', () => {
  test.each([
    ['its author', () => ada],
    ['an administrator', () => admin],
  ])('of %s is named by nothing to anyone, and comes back whole', async (_, who) => {
    const people = { guest: null, member: ben, author: ada, admin }
    const world = await worldOf(shop, { people, thread: id, tag: 'glacier' })
    const before = await readThread(shop, id)
    const counted = async () => {
      const index = dataOf<WireForumIndex>(await shop.send('GET', '/api/forum'))
      const threads = index.categories.reduce((sum, one) => sum + one.threads, 0)
      return [threads, (await readList(shop)).found]
    }
    const isStaff = who() === admin
    if (isStaff) await hide('threads', id)
    expect((await removeThread(who())).status).toBe(200)
    expect(await counted()).toEqual([0, 0])
    for (const [name, one] of Object.entries(SURFACES)) {
      expect([name, await findersOf(world, one)]).toEqual([name, []])
    }
    const members = [ada, ben, admin]
    const found = await Promise.all(members.map(async (one) => (await deletedFor(one)).length))
    expect(found).toEqual(members.map((one) => (one === who() ? 1 : 0)))
    for (const one of members.filter((member) => member !== who())) {
      expect((await restoreThread(one)).status).toBe(404)
    }
    expect(dataOf(await restoreThread(who()))).toEqual({
      thread: { id, slug: before.thread.slug },
    })
    if (isStaff) {
      await at(admin)('PUT', `/api/backoffice/forum/threads/${id}`, { is_hidden: false })
    }
    expect(await readThread(shop, id)).toEqual(before)
    expect(await counted()).toEqual([1, 1])
    expect((await readList(shop, '?tag=glacier')).found).toBe(1)
    expect((await restoreThread(who())).status).toBe(404)
  })

  test('comes back hidden if it was, and is counted once', async () => {
    await at(ada)('PUT', `/api/forum/threads/${id}/hidden`, { is_hidden: true })
    await removeThread(ada)
    expect(dataOf<{ threads: [] }>(await at(ada)('GET', '/api/forum/hidden')).threads).toEqual([])
    await restoreThread(ada)
    expect((await readList(shop)).found).toBe(0)
    expect((await readThread(shop, id, ada)).thread).toMatchObject({ is_hidden: true })
    await at(ada)('PUT', `/api/forum/threads/${id}/hidden`, { is_hidden: false })
    expect((await readList(shop)).found).toBe(1)
  })

  test('takes what was said in it out of notifications and reports until it is back', async () => {
    const post = await secretPost()
    await at(ada)('POST', `/api/forum/posts/${post}/flags`, { reason: 'spam' })
    await hide('threads', id)
    await removeThread(admin)
    expect(await noticesOf(ada)).not.toContain('"mention"')
    const { count: open } = dataOf<WireForumFlagged>(
      await at(admin)('GET', '/api/backoffice/forum/flags'),
    )
    expect(open).toBe(0)
    await restoreThread(admin)
    expect(await noticesOf(ada)).toContain('"mention"')
  })

  test('is in the log with both, without its title while it is deleted', async () => {
    const log = async () =>
      dataOf<WireForumLog>(await at(admin)('GET', `/api/backoffice/forum/log?thread=${id}`)).records
    await removeThread(ada)
    expect(JSON.stringify(await log())).not.toContain(TITLE)
    await restoreThread(ada)
    expect(await log()).toMatchObject([
      { action: 'restore_thread', before: { is_deleted: true }, after: { is_deleted: false } },
      { action: 'delete_thread', actor: { id: ada.id }, thread: { id } },
    ])
  })

  test('goes for good after 24 hours, some of its posts at a time', async () => {
    for (let one = 0; one < 7; one += 1) {
      await reply(shop, ben, { thread: id, text: `Reply ${one} with enough words.` })
    }
    const stored = await openThread(shop, ada, { text: 'Another thread that stays here.' })
    await hide('threads', id)
    await removeThread(admin)
    shop.clock.advance(UNDO_WINDOW_MS)
    const [first] = await shop.db.select({ rows: count() }).from(forumPosts)
    expect(first?.rows).toBe(9)
    await purgeDeleted(shop.deps, 3)
    expect(await shop.db.select({ id: forumThreads.id }).from(forumThreads)).toEqual([
      { id: stored },
    ])
    expect(await shop.db.select({ thread: forumPosts.thread_id }).from(forumPosts)).toEqual([
      { thread: stored },
    ])
    expect(await shop.db.select().from(forumDeletions)).toEqual([])
  })
})
