import { and, eq, sql } from 'drizzle-orm'
import { createDb, type Connection } from '@/server/kernel/db/client'
import { parts } from '@/server/kernel/db/schema/catalog/bikes'
import { contentPages, contentVersions } from '@/server/kernel/db/schema/catalog/content'
import { helpTopics } from '@/server/kernel/db/schema/community/help-center'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { seedTexts } from '@/server/kernel/db/schema/catalog/seed-texts'
import { settings } from '@/server/kernel/db/schema/catalog/trade'
import firstTexts from '@/server/seed/data/first-texts.json'
import { seed } from '@/server/seed/seed'
import { rowName, textHash } from '@/server/seed/text-hash'
import { tablesOfTexts } from '@/server/seed/texts'
import { pageTexts } from '@/server/seed/update-pages'
import { updateTexts } from '@/server/seed/update-texts'
import { createTestDatabase } from '@/__tests__/support/database/database'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let shop: Connection

beforeEach(async () => {
  database = await createTestDatabase()
  shop = createDb(database.url, { max: 2 })
})

afterEach(async () => {
  await shop.close()
  await database.drop()
})

const PART = 10_102
const PRODUCT = 5_000_120

const titleOfPart = async () =>
  (await shop.db.select().from(parts).where(eq(parts.id, PART)))[0]?.title

const productRow = async () =>
  (await shop.db.select().from(products).where(eq(products.id, PRODUCT)))[0]

const versionsOf = (slug: string) =>
  shop.db
    .select({ version: contentVersions, latest: contentPages.latest })
    .from(contentVersions)
    .innerJoin(contentPages, eq(contentPages.id, contentVersions.page_id))
    .where(and(eq(contentPages.slug, slug), eq(contentPages.kind, 'page')))
    .orderBy(contentVersions.number)

/** Simulates a shop seeded by an earlier version, with that version's hash recorded for this row. */
async function recordEarlier(row: string, hash: string): Promise<void> {
  await shop.db.update(seedTexts).set({ hash }).where(eq(seedTexts.row, row))
  await shop.db.delete(settings).where(eq(settings.key, 'seeded_texts'))
}

test('a part that nobody edited gets the new words, and keeps the price the shop gave it', async () => {
  const words = await titleOfPart()
  const earlier = { title: 'The old words', note: '' }
  await shop.db
    .update(parts)
    .set({ ...earlier, price_cents: 12_345 as never })
    .where(eq(parts.id, PART))
  await recordEarlier(`parts:${PART}`, textHash(['title', 'note'], earlier))
  await seed(database.url)
  const [row] = await shop.db.select().from(parts).where(eq(parts.id, PART))
  expect(row).toMatchObject({ title: words, price_cents: 12_345 })
  await shop.db.update(parts).set({ title: 'Edited later' }).where(eq(parts.id, PART))
  await seed(database.url)
  expect(await titleOfPart()).toBe('Edited later')
})

test('an edited part stays as it is', async () => {
  await shop.db.update(parts).set({ title: 'Our own words' }).where(eq(parts.id, PART))
  const earlier = { title: 'The old words', note: '' }
  await recordEarlier(`parts:${PART}`, textHash(['title', 'note'], earlier))
  await seed(database.url)
  expect(await titleOfPart()).toBe('Our own words')
})

test('a row that was deleted does not come back', async () => {
  await shop.db.delete(products).where(eq(products.id, PRODUCT))
  await shop.db.delete(settings).where(eq(settings.key, 'seeded_texts'))
  await seed(database.url)
  expect(await productRow()).toBeUndefined()
})

test('lists and data sheets are replaced too', async () => {
  const present = await productRow()
  const columns = tablesOfTexts().find(({ name }) => name === 'products')?.texts ?? []
  const earlier = { ...present, facts: [{ label: 'Colour', value: 'Grey' }], warnings: [] }
  const { facts, warnings } = earlier
  await shop.db.update(products).set({ facts, warnings }).where(eq(products.id, PRODUCT))
  await recordEarlier(`products:${PRODUCT}`, textHash(columns, earlier))
  await seed(database.url)
  expect(await productRow()).toEqual(present)
})

test('a page gets a version more, which is public at once; the earlier one stays in its history', async () => {
  const [first] = await versionsOf('shipping')
  const earlier = { title: 'Shipping', description: 'Old words.', source: 'Old words.\n' }
  await shop.db
    .update(contentVersions)
    .set(earlier)
    .where(eq(contentVersions.id, first?.version.id ?? 0))
  await recordEarlier(
    'content_pages:page/shipping',
    textHash(['title', 'description', 'source'], earlier),
  )
  await seed(database.url)
  const [old, added, ...more] = await versionsOf('shipping')
  expect(more).toEqual([])
  expect(old?.version).toMatchObject(earlier)
  expect(added).toMatchObject({
    latest: 2,
    version: { number: 2, source: first?.version.source, author_id: null },
  })
  expect(added?.version.publish_at?.getTime()).toBeLessThanOrEqual(Date.now())
})

test('a page that an editor saved keeps his version as the newest', async () => {
  const [first] = await versionsOf('shipping')
  const page_id = first?.version.page_id ?? 0
  const words = { title: 'Shipping', description: 'Ours.', source: 'Ours.\n' }
  await shop.db.insert(contentVersions).values({ ...words, page_id, number: 2, publish_at: null })
  await shop.db.update(contentPages).set({ latest: 2 }).where(eq(contentPages.id, page_id))
  await recordEarlier('content_pages:page/shipping', 'another')
  await seed(database.url)
  expect(await versionsOf('shipping')).toHaveLength(2)
})

test('a topic of the help center says that it changed', async () => {
  const [topic] = await shop.db.select().from(helpTopics).limit(1)
  const earlier = { ...topic, source: 'Old words.' }
  const columns = ['title', 'description', 'source', 'keywords']
  const isTopic = eq(helpTopics.id, topic?.id ?? 0)
  await shop.db.update(helpTopics).set({ source: 'Old words.' }).where(isTopic)
  await recordEarlier(`help_topics:${topic?.slug}`, textHash(columns, earlier))
  await seed(database.url)
  const [after] = await shop.db.select().from(helpTopics).where(isTopic)
  expect(after?.source).toBe(topic?.source)
  expect(after?.updated_at.getTime()).toBeGreaterThan(topic?.updated_at.getTime() ?? Infinity)
})

test('a shop from before hashes were recorded is known by those of its first texts', async () => {
  const earlier = { title: 'The old words', note: '' }
  await shop.db.update(parts).set(earlier).where(eq(parts.id, PART))
  await shop.db.execute(sql`delete from seed_texts`)
  await shop.db.delete(settings).where(eq(settings.key, 'seeded_texts'))
  const first = { [`parts:${PART}`]: textHash(['title', 'note'], earlier) }
  await shop.db.transaction((tx) => updateTexts(tx, { tables: tablesOfTexts(), first }))
  expect(await titleOfPart()).not.toBe('The old words')
})

test('the first texts name rows of the seed', () => {
  const rows = [...tablesOfTexts(), pageTexts()].flatMap((table) =>
    table.rows.map((row) => rowName(table, row)),
  )
  const known = new Set(rows)
  expect(Object.keys(firstTexts).filter((row) => known.has(row)).length).toBeGreaterThan(400)
})

test('what the database made of the seed has the hashes of the seed', async () => {
  const recorded = await shop.db.select().from(seedTexts)
  const rows = [...tablesOfTexts(), pageTexts()].flatMap((table) =>
    table.rows.map((row) => ({ row: rowName(table, row), hash: textHash(table.texts, row) })),
  )
  const byRow = (one: { row: string }, other: { row: string }) => (one.row < other.row ? -1 : 1)
  expect(recorded.sort(byRow)).toEqual(rows.sort(byRow))
})
