import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

import { UNDO_WINDOW_MS } from '@/domain/community/forum/forum-deletion'
import { shelveDueTopics } from '@/server/catalog'
import { purgeDeleted, sendDigests, syncSearch } from '@/server/community'
import { contentPages } from '@/server/kernel/db/schema/catalog/content'
import { forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'
import { forumDeletions } from '@/server/kernel/db/schema/community/forum-deletions'
import { forumSearchStale } from '@/server/kernel/db/schema/community/forum-search'
import { helpTopics } from '@/server/kernel/db/schema/community/help-center'
import { bikeEdits } from '@/server/kernel/db/schema/catalog/bike-edits'
import { colors } from '@/server/kernel/db/schema/catalog/bikes'
import { jobDelays } from '@/server/kernel/db/schema/system/job-delays'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { offerAgain } from '@/server/office'
import { sumDays } from '@/server/office/reports/sum-days'
import { salesDays, payoutDays } from '@/server/kernel/db/schema/payments/report-days'
import { failOn } from '@/__tests__/support/database/failing-rows'
import { openThread, reply, writer } from '@/__tests__/support/forum/forum'
import { as } from '@/__tests__/support/members'
import { freshShop } from '@/__tests__/support/fixtures'

jest.setTimeout(120_000)

const DAY_MS = 86_400_000

const shop = freshShop()

const delays = async () => {
  const rows = await shop.db.select().from(jobDelays).orderBy(asc(jobDelays.row_id))
  return rows.map(({ work, row_id, attempts }) => [work, row_id, attempts])
}

test('a digest that can’t be written holds up no other, comes later, and is set aside in the end', async () => {
  const [ada, ben, cleo] = [
    await writer(shop, 'Ada'),
    await writer(shop, 'Ben'),
    await writer(shop, 'Cleo'),
  ]
  const [ofAda, ofBen] = [await openThread(shop, ada), await openThread(shop, ben, OTHER)]
  for (const thread of [ofAda, ofBen]) {
    await reply(shop, cleo, { thread, text: `Start with six psi and go down, ${thread}.` })
  }
  const allow = await failOn(shop.db, {
    ...{ table: mailOutbox, on: 'insert' },
    when: `new.recipient = '${ada.email}'`,
  })
  shop.clock.advance(8 * DAY_MS)
  const digests = async () => {
    const rows = await shop.db
      .select({ to: mailOutbox.recipient })
      .from(mailOutbox)
      .where(eq(mailOutbox.kind, 'forum_digest'))
    return rows.map(({ to }) => to)
  }
  await sendDigests(shop.deps)
  expect(await digests()).toEqual([ben.email])
  expect(await delays()).toMatchObject([['forum-digest/weekly', expect.any(Number), 1]])
  for (let tries = 1; tries < 20; tries += 1) {
    shop.clock.advance(6 * 60_000)
    await sendDigests(shop.deps)
  }
  const [aside] = await shop.db.select().from(jobDelays)
  expect(aside).toMatchObject({ attempts: 14, set_aside_at: expect.any(Date) })
  await allow()
  await sendDigests(shop.deps)
  expect(await digests()).toEqual([ben.email])
  await shop.db.delete(jobDelays)
  await sendDigests(shop.deps)
  expect(await digests()).toEqual([ben.email, ada.email])
})

const OTHER = { title: 'Which rims for sand?', text: 'Are wide ones worth their weight?' }

test('deleted words that can’t be removed keep no others in the shop', async () => {
  const ada = await writer(shop, 'Ada')
  const thread = await openThread(shop, ada)
  for (let index = 0; index < 3; index += 1) {
    await reply(shop, ada, { thread, text: `A secret with number ${index}.` })
  }
  const posts = await shop.db
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(eq(forumPosts.thread_id, thread))
    .orderBy(asc(forumPosts.id))
  const [, stuck] = posts.map(({ id }) => id)
  for (const { id } of posts.slice(1)) await as(shop, ada)('DELETE', `/api/forum/posts/${id}`)
  const gone = await openThread(shop, ada, OTHER)
  await as(shop, ada)('DELETE', `/api/forum/threads/${gone}`)
  const allow = await failOn(shop.db, {
    ...{ table: forumPosts, on: 'update', when: `new.id = ${stuck} and new.source = ''` },
  })
  shop.clock.advance(UNDO_WINDOW_MS)
  await purgeDeleted(shop.deps)
  const left = () => shop.db.select({ post: forumDeletions.post_id }).from(forumDeletions)
  expect(await left()).toEqual([{ post: stuck }])
  expect(await shop.db.select({ id: forumThreads.id }).from(forumThreads)).toEqual([{ id: thread }])
  // The purge is retried indefinitely.
  for (let tries = 0; tries < 20; tries += 1) {
    shop.clock.advance(6 * 60_000)
    await purgeDeleted(shop.deps)
  }
  await allow()
  shop.clock.advance(6 * 60_000)
  await purgeDeleted(shop.deps)
  expect(await left()).toEqual([])
})

test('a thread that can’t be indexed holds up no other', async () => {
  const ada = await writer(shop, 'Ada')
  const [first, second] = [await openThread(shop, ada), await openThread(shop, ada, OTHER)]
  await shop.db
    .insert(forumSearchStale)
    .values([first, second].map((id) => ({ thread_id: id, page: 1 })))
  await failOn(shop.db, {
    ...{ table: forumSearchStale, on: 'delete', when: `old.thread_id = ${first}` },
  })
  await syncSearch(shop.deps)
  expect(await shop.db.select().from(forumSearchStale)).toMatchObject([{ thread_id: first }])
  expect(await delays()).toEqual([['forum-search/threads', first, 1]])
})

test('a help topic that can’t be shown holds up no other', async () => {
  const topics = await shop.db.select().from(helpTopics).orderBy(asc(helpTopics.slug)).limit(2)
  const slugs = topics.map(({ slug }) => slug)
  const now = shop.clock.now()
  await shop.db
    .update(contentPages)
    .set({ archived_at: now })
    .where(inArray(contentPages.slug, slugs))
  await failOn(shop.db, {
    ...{ table: helpTopics, on: 'update', when: `new.slug = '${slugs[0]}'` },
  })
  await shelveDueTopics(shop.deps)
  const hidden = await shop.db
    .select({ slug: helpTopics.slug })
    .from(helpTopics)
    .where(and(inArray(helpTopics.slug, slugs), isNull(helpTopics.publish_at)))
  expect(hidden).toEqual([{ slug: slugs[1] }])
  expect(await delays()).toMatchObject([['help-topics/topics', expect.any(Number), 1]])
})

test('a bike that can’t be offered again holds up no other', async () => {
  const until = new Date(shop.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10)
  const withheld = { until, reason: 'It is sold out.' }
  const bikes = await shop.db.execute<{ id: number }>(sql`
    update colors set withheld = ${JSON.stringify(withheld)}::jsonb
    where id in (select min(id) from colors group by bike_id) returning bike_id as id`)
  const ids = bikes.rows.map(({ id }) => Number(id)).sort((a, b) => a - b)
  expect(ids.length).toBeGreaterThan(2)
  await failOn(shop.db, { table: bikeEdits, on: 'insert', when: `new.bike_id = ${ids[0]}` })
  shop.clock.advance(2 * DAY_MS)
  await offerAgain(shop.deps)
  const left = await shop.db
    .select({ id: colors.bike_id })
    .from(colors)
    .where(sql`${colors.withheld} is not null and ${colors.withheld} <> 'null'::jsonb`)
  expect(left).toEqual([{ id: ids[0] }])
  expect(await delays()).toEqual([['bike-offers/bikes', ids[0], 1]])
})

test('a report that can’t be added up holds up no other', async () => {
  await failOn(shop.db, { table: salesDays, on: 'insert', when: 'true' })
  await sumDays(shop.deps)
  expect(await shop.db.select().from(salesDays)).toEqual([])
  expect((await shop.db.select().from(payoutDays)).length).toBeGreaterThan(90)
  expect(await delays()).toEqual([['report-sums/sales', 0, 1]])
})
