import { eq } from 'drizzle-orm'

import type { WireMemberPage } from '@/contract/community/forum/forum'
import { formerNames, users } from '@/server/kernel/db/schema/accounts/users'

import { deliver } from '@/__tests__/support/after-sales'
import {
  HIDING,
  moderator,
  openThread,
  readThread,
  reply,
  TEXT,
  TITLE,
  writer,
} from '@/__tests__/support/forum/forum'
import { buyCart, dataOf, saveBike } from '@/__tests__/support/member-shop'
import { as } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'

const shop = freshShop()
const ada = fresh(() => writer(shop, 'Ada'))
const ben = fresh(() => writer(shop, 'Ben'))
let name: string
beforeEach(async () => {
  const info = await as(shop, ada)('GET', `/api/user/${ada.id}/info`)
  name = dataOf<{ user_name: string }>(info).user_name
})

const consent = (has_page: boolean, shows_bikes = false) =>
  as(shop, ada)('PUT', '/api/forum/profile', { has_page, shows_bikes })
const open = (of = name, query = '') =>
  shop.send('GET', `/api/forum/member/${encodeURIComponent(of)}${query}`)
const pageOf = async (of = name, query = '') => dataOf<WireMemberPage>(await open(of, query))
const linkOf = async (thread: number) => (await readThread(shop, thread)).posts[0]?.author?.has_page

test('there is no page, and no link to one, before the member wants it and after', async () => {
  const thread = await openThread(shop, ada)
  expect((await open()).body.code).toBe('forum_member_not_found')
  expect(await linkOf(thread)).toBeUndefined()
  await consent(true)
  expect(await pageOf()).toMatchObject({ name, posts: 1, bikes: [], since: '2026-11-01' })
  expect(await linkOf(thread)).toBe(true)
  await consent(false)
  expect((await open()).status).toBe(404)
  expect(await linkOf(thread)).toBeUndefined()
})

test('it names public posts as everyone reads them, newest first, by pages', async () => {
  const thread = await openThread(shop, ben)
  const admin = await moderator(shop, 'Cleo')
  for (let number = 2; number <= 23; number += 1) {
    shop.clock.advance(1_000)
    await reply(shop, ada, { thread, text: `This is **reply** ${number} of mine.` })
  }
  const { posts } = await readThread(shop, thread)
  await as(shop, admin)('PUT', `/api/backoffice/forum/posts/${posts[4]?.id}`, HIDING)
  await as(shop, ada)('DELETE', `/api/forum/posts/${posts[5]?.id}`)
  await consent(true)
  const first = await pageOf()
  expect(first.posts).toBe(20)
  expect(first.written[0]).toMatchObject({
    thread: { id: thread, title: TITLE },
    ...{ number: 23, excerpt: 'This is reply 23 of mine.' },
  })
  const numbers = first.written.map(({ number }) => number)
  expect(numbers).not.toContain(5)
  expect(numbers).not.toContain(6)
  expect(first.next).toBeNull()
  await reply(shop, ada, { thread, text: 'One more, on a page of its own.' })
  const { next } = await pageOf()
  expect((await pageOf(name, `?before=${next}`)).written.map(({ number }) => number)).toEqual([2])
})

test('bikes are named by consent alone, and once they have arrived', async () => {
  await openThread(shop, ada, { text: TEXT })
  await saveBike(shop, ada)
  const number = await buyCart(shop, ada)
  await consent(true, true)
  expect((await pageOf()).bikes).toEqual([])
  await deliver(shop, number)
  expect((await pageOf()).bikes).toEqual([{ title: 'Nyx', size: 'M' }])
  await consent(true, false)
  expect((await pageOf()).bikes).toEqual([])
})

test('former names lead to it in any case; nobody disabled has one', async () => {
  await consent(true)
  const [user] = await shop.db.select().from(users).where(eq(users.email, ada.email))
  const left_at = shop.clock.now()
  await shop.db.insert(formerNames).values({ name_key: 'old-ada', user_id: user?.id ?? 0, left_at })
  expect((await pageOf('OLD-Ada')).name).toBe(name)
  await shop.db
    .update(users)
    .set({ disabled_at: shop.clock.now() })
    .where(eq(users.email, ada.email))
  expect((await open()).status).toBe(404)
})
