import { eq, sql } from 'drizzle-orm'

import { syncSearch } from '@/server/community'
import { forumThreads } from '@/server/kernel/db/schema/community/forum'
import { forumSearch, forumSearchStale } from '@/server/kernel/db/schema/community/forum-search'
import { HIDING, moderator, openThread, reply, TITLE } from '@/__tests__/support/forum/forum'
import { as } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'

const shop = freshShop()
const admin = fresh(() => moderator(shop, 'Cleo'))
let id: number
beforeEach(async () => {
  id = await openThread(shop, admin, { tags: ['glacier'] })
  // Creates a thread of two pages and raises its post counter to that of a long thread.
  for (let one = 2; one <= 21; one += 1) {
    await reply(shop, admin, { thread: id, text: `Marmots whistle in reply number ${one}.` })
  }
  await shop.db.update(forumThreads).set({ posts: 1_001 }).where(eq(forumThreads.id, id))
})

const found = async (query: string) =>
  JSON.stringify((await shop.send('GET', `/api/forum/search?${query}`)).body).includes(TITLE)
const rows = () =>
  shop.db
    .select({ isPublic: forumSearch.is_public, isSolved: forumSearch.is_solved })
    .from(forumSearch)
    .orderBy(forumSearch.page)
const hide = (is_hidden: boolean) =>
  as(shop, admin)('PUT', `/api/backoffice/forum/threads/${id}`, { ...HIDING, is_hidden })

test('a long thread that is hidden is found no more at once, and its pages follow in batches', async () => {
  expect(await found('q=marmots')).toBe(true)
  expect((await hide(true)).status).toBe(200)
  expect(await found('q=marmots')).toBe(false)
  expect((await rows()).map(({ isPublic }) => isPublic)).toEqual([true, true])
  await syncSearch(shop.deps, 1)
  expect((await rows()).map(({ isPublic }) => isPublic)).toEqual([false, false])
  expect(await shop.db.select().from(forumSearchStale)).toEqual([])
  await hide(false)
  expect(await found('q=marmots')).toBe(false)
  await syncSearch(shop.deps, 1)
  expect(await found('q=marmots')).toBe(true)
})

test('a change while pages follow begins anew', async () => {
  await hide(true)
  await shop.db.update(forumSearchStale).set({ page: 2 })
  await as(shop, admin)('PUT', `/api/forum/threads/${id}/solution`, { number: 2 })
  await syncSearch(shop.deps, 1)
  expect(await rows()).toEqual([
    { isPublic: false, isSolved: true },
    { isPublic: false, isSolved: true },
  ])
})

test('its tags follow on all pages', async () => {
  await as(shop, admin)('PUT', `/api/forum/threads/${id}/tags`, { tags: ['moraine'] })
  await syncSearch(shop.deps)
  const tagged = await shop.db.execute(sql`select array(
    select lexeme from unnest(words) where lexeme like '#%') as tags from forum_search`)
  expect(tagged.rows).toEqual([{ tags: ['#moraine'] }, { tags: ['#moraine'] }])
  expect([await found('q=marmots&tag=moraine'), await found('q=marmots&tag=glacier')]).toEqual([
    true,
    false,
  ])
})
