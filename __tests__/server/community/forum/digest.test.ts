import { and, eq } from 'drizzle-orm'

import type { WireForumNotices } from '@/contract/community/forum/forum'
import { sendDigests } from '@/server/community'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { users } from '@/server/kernel/db/schema/accounts/users'

import {
  approveAll,
  beginThread,
  newcomer,
  openThread,
  reply,
  writer,
} from '@/__tests__/support/forum/forum'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, type Member } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'
import { confirmEmail } from '@/__tests__/support/after-sales'

const DAY_MS = 86_400_000

const shop = freshShop()
const ada = fresh(() => writer(shop, 'Ada'))
const ben = fresh(() => writer(shop, 'Ben'))
let id: number
beforeEach(async () => void (id = await openThread(shop, ada)))

const noticesOf = async (member: Member) =>
  dataOf<WireForumNotices>(await as(shop, member)('GET', '/api/forum/notifications')).notices
const watch = (member: Member, is_watching: boolean, slug = 'prime') =>
  as(shop, member)('PUT', '/api/forum/watches', { category: slug, is_watching })
const choose = (member: Member, level: string) =>
  as(shop, member)('PUT', '/api/forum/digest', { level })
const levelOf = async (member: Member) =>
  dataOf<{ level: string }>(await as(shop, member)('GET', '/api/forum/digest')).level

const isAda = () => eq(users.email, ada.email)

/** Returns a member's digests after concurrent digest rounds `days` later. */
async function digestsOf(member: Member, days: number) {
  const now = () => new Date(shop.clock.now().getTime() + days * DAY_MS)
  const later = { ...shop.deps, clock: { ...shop.deps.clock, now } }
  await Promise.all([sendDigests(later), sendDigests(later), sendDigests(later)])
  const isOwn = and(eq(mailOutbox.recipient, member.email), eq(mailOutbox.kind, 'forum_digest'))
  return shop.db.select().from(mailOutbox).where(isOwn)
}

describe('who watches a category', () => {
  test('is told of its new threads and of no others, until they stop', async () => {
    expect((await watch(ben, true)).status).toBe(200)
    expect((await watch(ben, true)).status).toBe(200)
    const first = await openThread(shop, ada, {
      title: 'Which rims for sand?',
      text: 'Are wide ones worth their weight?',
    })
    await openThread(shop, ada, {
      category: 'nyx',
      title: 'Which fork oil in winter?',
      text: 'Which one do you use in winter?',
    })
    const notices = await noticesOf(ben)
    expect(notices).toMatchObject([{ kind: 'thread', number: 1, thread: { id: first } }])
    await watch(ben, false)
    await openThread(shop, ada, {
      title: 'Which valves for fat rims?',
      text: 'Do you take short or long ones?',
    })
    expect(await noticesOf(ben)).toHaveLength(1)
  })

  test('is told once where a mention is the stronger reason, and never of an own thread', async () => {
    await watch(ada, true)
    await watch(ben, true)
    const { user_name } = dataOf<{ user_name: string }>(
      await as(shop, ben)('GET', `/api/user/${ben.id}/info`),
    )
    await openThread(shop, ada, {
      title: 'Which rims for sand?',
      text: `What do you think of them, @${user_name}?`,
    })
    expect((await noticesOf(ben)).map(({ kind }) => kind)).toEqual(['mention'])
    expect(await noticesOf(ada)).toEqual([])
  })

  test('is told of a thread that waited for review when it is published', async () => {
    await watch(ben, true)
    await beginThread(shop, await newcomer(shop, 'Eve'), {
      title: 'My first ride on the Prime',
      text: 'Hello from the coast, where I ride a Prime.',
    })
    expect(await noticesOf(ben)).toEqual([])
    await approveAll(shop)
    expect((await noticesOf(ben)).map(({ kind }) => kind)).toEqual(['thread'])
  })

  test('finds the categories again; unknown ones are refused', async () => {
    await watch(ben, true)
    const { body } = await as(shop, ben)('GET', '/api/forum/watches')
    expect(body.data).toEqual({ categories: ['prime'] })
    expect((await watch(ben, true, 'nothing')).body.code).toBe('forum_category_not_found')
  })
})

describe('the digest', () => {
  test('comes once a week with what is unread, and not again for the same', async () => {
    await reply(shop, ben, { thread: id, text: 'Start with six psi and go down.' })
    const [letter, ...more] = await digestsOf(ada, 8)
    expect(more).toEqual([])
    expect(letter?.subject).toBe('1 new notification in our forum')
    expect(letter?.text).toContain('Which pressure on packed snow?')
    expect(letter?.text).not.toContain('six psi')
    expect(await digestsOf(ada, 16)).toHaveLength(1)
    expect(await digestsOf(ben, 16)).toEqual([])
  })

  test('does not come for what was read, to who wants none, or to an unconfirmed mailbox', async () => {
    await reply(shop, ben, { thread: id, text: 'Start with six psi and go down.' })
    await choose(ada, 'never')
    expect(await digestsOf(ada, 8)).toEqual([])
    await choose(ada, 'daily')
    await shop.db.update(users).set({ email_verified_at: null }).where(eq(users.email, ada.email))
    expect(await digestsOf(ada, 9)).toEqual([])
    await confirmEmail(shop, ada)
    const [newest] = await noticesOf(ada)
    await as(shop, ada)('PUT', '/api/forum/notifications/read', { up_to: newest?.id })
    expect(await digestsOf(ada, 10)).toEqual([])
  })

  test('does not come to a disabled account, which is told of nothing new either', async () => {
    await reply(shop, ben, { thread: id, text: 'Start with six psi and go down.' })
    await watch(ada, true)
    await shop.db.update(users).set({ disabled_at: shop.clock.now() }).where(isAda())
    expect(await digestsOf(ada, 8)).toEqual([])
    await openThread(shop, ben, { title: 'Which rims for sand?', text: 'Are wide ones better?' })
    await shop.db.update(users).set({ disabled_at: null }).where(isAda())
    const [letter] = await digestsOf(ada, 8)
    expect(letter?.subject).toBe('1 new notification in our forum')
  })

  test('comes daily to who asked for it', async () => {
    await choose(ada, 'daily')
    await reply(shop, ben, { thread: id, text: 'Start with six psi and go down.' })
    expect(await digestsOf(ada, 1)).toHaveLength(1)
    await reply(shop, ben, { thread: id, text: 'And go down to four on ice.' })
    expect(await digestsOf(ada, 1)).toHaveLength(1)
    expect(await digestsOf(ada, 2)).toHaveLength(2)
  })

  test('ends with one press in a mail program, without a login, and is taken back', async () => {
    await choose(ada, 'daily')
    await reply(shop, ben, { thread: id, text: 'Start with six psi and go down.' })
    const [letter] = await digestsOf(ada, 1)
    const { pathname } = new URL(letter?.unsubscribe_url ?? '')
    const path = pathname.replace('/forum/unsubscribe/', '/api/forum/digest/end/')
    const press = (address: string) =>
      shop.send('POST', address, 'List-Unsubscribe=One-Click', {
        'content-type': 'application/x-www-form-urlencoded',
      })
    expect((await press(path)).status).toBe(200)
    expect((await press(path)).status).toBe(200)
    expect(await levelOf(ada)).toBe('never')
    const back = path.replace('/end/', '/resume/')
    expect((await press(back)).status).toBe(200)
    expect((await press(back)).status).toBe(200)
    expect(await levelOf(ada)).toBe('daily')
    const wrong = await press(path.replace(/[^/]+$/, 'x'))
    expect([wrong.status, await levelOf(ada)]).toEqual([422, 'daily'])
  })
})
