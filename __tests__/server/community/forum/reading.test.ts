import { eq } from 'drizzle-orm'

import type { ReadMark } from '@/domain/community/forum/forum-reading'
import { forumReads } from '@/server/kernel/db/schema/community/forum-reads'
import { forumThreads } from '@/server/kernel/db/schema/community/forum'

import { moderator, openThread, reply, writer } from '@/__tests__/support/forum/forum'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, type Member } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'

const shop = freshShop()
const ada = fresh(() => writer(shop, 'Ada'))
const ben = fresh(() => writer(shop, 'Ben'))
let id: number
beforeEach(async () => {
  id = await openThread(shop, ada)
  await reply(shop, ben, { thread: id, text: 'Start with six psi and go down.' })
  await reply(shop, ada, { thread: id, text: 'Thank you, I will try that one.' })
})

const marksOf = async (member: Member, threads: number[] = [id]) =>
  dataOf<{ reads: ReadMark[] }>(
    await as(shop, member)('GET', `/api/forum/reads?threads=${threads.join(',')}`),
  ).reads
const mark = (member: Member, ...reads: ReadMark[]) =>
  as(shop, member)('PUT', '/api/forum/reads', { reads })
const markAll = (member: Member, category: string) =>
  as(shop, member)('PUT', '/api/forum/reads/all', { category })
const hide = () =>
  shop.db.update(forumThreads).set({ hidden_at: shop.clock.now() }).where(eq(forumThreads.id, id))

test('a mark rises, never falls, and ends at the last post', async () => {
  expect(await marksOf(ben)).toEqual([])
  await mark(ben, { thread: id, number: 2 })
  expect(await marksOf(ben)).toEqual([{ thread: id, number: 2 }])
  await mark(ben, { thread: id, number: 1 })
  expect(await marksOf(ben)).toEqual([{ thread: id, number: 2 }])
  await mark(ben, { thread: id, number: 900 })
  expect(await marksOf(ben)).toEqual([{ thread: id, number: 3 }])
  expect(await marksOf(ada)).toEqual([])
})

test('a batch marks many threads, one twice by its highest, and leaves out what isn’t there', async () => {
  const other = await openThread(shop, ben, { title: 'Another thread about snow', text: OTHER })
  const sent = [
    { thread: other, number: 1 },
    ...[1, 3, 2].map((number) => ({ thread: id, number })),
    { thread: 987_654, number: 5 },
  ]
  expect((await mark(ben, ...sent)).status).toBe(200)
  expect((await marksOf(ben, [id, other, 987_654])).sort((a, b) => a.thread - b.thread)).toEqual([
    { thread: id, number: 3 },
    { thread: other, number: 1 },
  ])
})

const OTHER = 'Studded tires roll slower than I thought they would.'

test('two pages that mark at once leave the higher mark', async () => {
  await Promise.all([3, 1, 2, 3, 1].map((number) => mark(ben, { thread: id, number })))
  expect(await marksOf(ben)).toEqual([{ thread: id, number: 3 }])
})

test('a hidden thread is marked and named for its author and administrators alone', async () => {
  const cleo = await moderator(shop, 'Cleo')
  await mark(ben, { thread: id, number: 1 })
  await hide()
  for (const member of [ada, ben, cleo]) await mark(member, { thread: id, number: 3 })
  expect(await marksOf(ben)).toEqual([])
  expect(await marksOf(ada)).toEqual([{ thread: id, number: 3 }])
  expect(await marksOf(cleo)).toEqual([{ thread: id, number: 3 }])
  await shop.db.update(forumThreads).set({ hidden_at: null })
  expect(await marksOf(ben)).toEqual([{ thread: id, number: 1 }])
})

test('a category is marked as read where it was opened, and no other category', async () => {
  const talk = await openThread(shop, ada, {
    ...{ category: 'talk', title: 'Coffee before a long ride?', text: OTHER },
  })
  await reply(shop, ben, { thread: talk, text: 'Two cups, and one to go with them.' })
  await mark(ben, { thread: id, number: 1 }, { thread: talk, number: 1 })
  expect((await markAll(ben, 'prime')).status).toBe(200)
  expect((await marksOf(ben, [id, talk])).sort((a, b) => a.thread - b.thread)).toEqual([
    { thread: id, number: 3 },
    { thread: talk, number: 1 },
  ])
  expect(await marksOf(ada)).toEqual([])
  expect((await markAll(ben, 'no-such-one')).status).toBe(404)
})

test('bad batches get a clear answer', async () => {
  expect((await mark(ben)).status).toBe(422)
  expect((await mark(ben, { thread: id, number: 0 })).status).toBe(422)
  const many = Array.from({ length: 51 }, (_, index) => index + 1)
  expect((await as(shop, ben)('GET', `/api/forum/reads?threads=${many.join()}`)).status).toBe(422)
  expect((await as(shop, ben)('GET', '/api/forum/reads?threads=1;2')).status).toBe(422)
})

test('marks go with the thread', async () => {
  await mark(ben, { thread: id, number: 3 })
  await shop.db.delete(forumThreads).where(eq(forumThreads.id, id))
  expect(await shop.db.select().from(forumReads)).toEqual([])
})
