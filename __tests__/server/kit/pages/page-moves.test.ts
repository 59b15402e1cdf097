import { sql } from 'drizzle-orm'

import { purgePageMoves } from '@/server/kernel/pages/queries'
import { watchPages } from '@/server/kernel/pages/watch'
import { sharedShop } from '@/__tests__/support/fixtures'

const PAGE = '/spares/5000301'
const OTHER = '/spares/5000302'
const TERMS = '/terms'

/** Simulates two processes that poll one database. */
const shop = sharedShop()
let watches: ReturnType<typeof watchPages>[]
/** Polls of each process, of which each reads its clock once. */
let polls: number[]
beforeEach(async () => {
  // Removes the seed's changes, which would count as moves of every page on the first poll.
  await shop.deps.db.execute(sql`delete from page_moves`)
  polls = [0, 0]
  watches = polls.map((_, index) => {
    const now = () => {
      polls[index] = (polls[index] ?? 0) + 1
      return new Date()
    }
    return watchPages({ ...shop.deps, clock: { now } }, 20)
  })
  await lookedTwice()
})
afterEach(() => {
  for (const { stop } of watches) stop()
})

/** Waits for two polls of each process, because the first may have begun earlier. */
async function lookedTwice(): Promise<void> {
  const seen = polls.map((count) => count + 2)
  while (polls.some((count, index) => count < (seen[index] ?? 0)))
    await new Promise((resolve) => setTimeout(resolve, 5))
}

const movedAt = (path: string) => watches.map(({ moved }) => moved.movedAt(path))

/** Waits until both processes know of the move; a move that they miss exceeds the time limit of the test. */
async function untilBothKnow(path: string, since: number): Promise<void> {
  while (movedAt(path).some((at) => at < since)) await lookedTwice()
}

it.each([
  ['a text that is saved', sql`update content_versions set title = title || '!'`, TERMS],
  ['a text that is archived', sql`update content_pages set archived_at = now()`, TERMS],
  ['a price', sql`update products set price_cents = price_cents + 100 where id = 5000301`, PAGE],
  ['a setting', sql`update settings set value = value`, '/contact'],
  ['a dealer', sql`update dealers set id = id`, '/dealers'],
  [
    'the last pieces',
    sql`update stock_items set on_hand = reserved where sku like 'product:5000301%'`,
    PAGE,
  ],
])('%s moves its pages for every process', async (_, edit, page) => {
  const since = Date.now()
  await shop.deps.db.execute(edit)
  await untilBothKnow(page, since)
  expect(Math.min(...movedAt(page))).toBeGreaterThanOrEqual(since)
})

it('stock of one product moves no pages of others', async () => {
  const before = movedAt(OTHER)
  const since = Date.now()
  await shop.deps.db.execute(
    sql`update stock_items set on_hand = reserved + 3 where sku like 'product:5000301%'`,
  )
  await untilBothKnow(PAGE, since)
  await untilBothKnow('/accessories', since)
  expect(movedAt(OTHER)).toEqual(before)
})

it('one piece of many that is sold moves nothing', async () => {
  await shop.deps.db.execute(sql`update stock_items set on_hand = reserved + 90`)
  await lookedTwice()
  await shop.deps.db.execute(sql`delete from page_moves`)
  await shop.deps.db.execute(sql`update stock_items set on_hand = on_hand - 1`)
  const { rows } = await shop.deps.db.execute(sql`select * from page_moves`)
  expect(rows).toEqual([])
})

it('a text whose hour comes moves its pages without anybody writing', async () => {
  const at = new Date(Date.now() + 300).toISOString()
  await shop.deps.db.execute(
    sql`update content_versions set publish_at = ${at} where id = (select max(id) from content_versions)`,
  )
  const since = new Date(at).getTime()
  await untilBothKnow(TERMS, since)
  expect(Math.min(...movedAt(TERMS))).toBeGreaterThanOrEqual(since)
})

it('an edit that is committed late is seen, though another one with a later number came first', async () => {
  let since = 0
  await shop.deps.db.transaction(async (slow) => {
    await slow.execute(sql`update content_pages set owner = owner`)
    await shop.deps.db.execute(sql`insert into page_moves (pages) values ('product:1')`)
    await lookedTwice()
    since = Date.now()
  })
  await untilBothKnow(TERMS, since)
  expect(Math.min(...movedAt(TERMS))).toBeGreaterThanOrEqual(since)
})

it('moves are forgotten after a day', async () => {
  await shop.deps.db.execute(
    sql`insert into page_moves (pages, at) values ('all', now() - interval '25 hours'), ('all', now() - interval '23 hours')`,
  )
  await purgePageMoves(shop.deps.db)
  const { rows } = await shop.deps.db.execute(sql`select * from page_moves`)
  expect(rows).toHaveLength(1)
})
