import { eq } from 'drizzle-orm'

import { shelveDueTopics } from '@/server/catalog'
import { catalogRevision } from '@/server/kernel/db/schema/catalog/trade'
import { dealers } from '@/server/kernel/db/schema/community/dealers'
import { helpTopics } from '@/server/kernel/db/schema/community/help-center'
import { seedHelpTopics } from '@/server/seed/data/help'

import { freshOffice } from '@/__tests__/support/fixtures'
import { as } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'

const HOUR_MS = 3_600_000
const [FIRST] = seedHelpTopics()
const OLD = FIRST?.slug ?? ''
const NEW = 'tubeless-tires'

const { shop, admin } = freshOffice()

const office = (slug: string) => `/api/backoffice/content/help/${slug}`
const work = (method: string, path: string, body?: unknown) => as(shop, admin)(method, path, body)
const topic = (slug: string) => shop.send('GET', `/api/help-center/topics/${slug}`)
const soon = (ms: number) => new Date(shop.clock.now().getTime() + ms).toISOString()
const rowOf = async (slug: string) =>
  (await shop.db.select().from(helpTopics).where(eq(helpTopics.slug, slug)))[0]

const edit = (base: number, more: Record<string, unknown> = {}) => ({
  ...{ title: 'Tubeless tires', description: 'How they seal.', source: 'Shake **zorbium** well.' },
  ...{ base, owner: 'Support', review_by: null, publish_at: null },
  ...{ category: FIRST?.category, keywords: ['kwyjibo'], ...more },
})

interface Edited {
  latest: number
  source: string
  category: string
  keywords: string[]
  categories: { slug: string }[]
  history: { author: string | null; is_public: boolean }[]
}

test('the topics that the shop begins with have a history and are listed, but not among public texts', async () => {
  const edited = dataOf<Edited>(await work('GET', office(OLD)))
  expect(edited).toMatchObject({ latest: 1, source: FIRST?.source, category: FIRST?.category })
  expect(edited.history).toMatchObject([{ author: null, is_public: true }])
  expect(edited.categories.length).toBeGreaterThan(3)
  const list = await work('GET', '/api/backoffice/content?kind=help')
  expect(dataOf<{ entries: unknown[] }>(list).entries).toHaveLength(seedHelpTopics().length)
  const open = dataOf<{ entries: { kind: string }[] }>(await shop.send('GET', '/api/content'))
  expect(open.entries.some(({ kind }) => kind === 'help')).toBe(false)
  expect((await shop.send('GET', `/api/content/help/${OLD}`)).status).toBe(404)
})

test('a draft changes nothing; published, the help center shows and finds it, and its votes stay', async () => {
  const before = await rowOf(OLD)
  await work('PUT', office(OLD), edit(1))
  expect(await rowOf(OLD)).toEqual(before)
  await work('PUT', `${office(OLD)}/versions/2`, { publish_at: soon(0) })
  expect(await rowOf(OLD)).toMatchObject({ id: before?.id, title: 'Tubeless tires' })
  expect(JSON.stringify((await topic(OLD)).body)).toContain('zorbium')
  for (const word of ['zorbium', 'kwyjibo']) {
    const found = await shop.send('GET', `/api/help-center/search?q=${word}`)
    expect(found.body.data).toMatchObject({ results: [{ slug: OLD }] })
  }
  await work('POST', `${office(OLD)}/versions/1/restore`, { base: 2 })
  await work('PUT', `${office(OLD)}/versions/3`, { publish_at: soon(0) })
  expect(await rowOf(OLD)).toMatchObject({ title: before?.title, keywords: before?.keywords })
})

test('a new topic appears at its hour, once, however many processes look', async () => {
  expect((await work('PUT', office(NEW), edit(0, { category: null }))).body.errors).toMatchObject([
    { field: 'category' },
  ])
  expect((await work('PUT', office(NEW), edit(0, { publish_at: soon(HOUR_MS) }))).status).toBe(200)
  await shelveDueTopics(shop.deps)
  expect((await topic(NEW)).status).toBe(404)
  shop.clock.advance(HOUR_MS)
  await Promise.all([1, 2, 3].map(() => shelveDueTopics(shop.deps)))
  const rows = await shop.db.select().from(helpTopics).where(eq(helpTopics.slug, NEW))
  expect(rows).toHaveLength(1)
  expect((await topic(NEW)).status).toBe(200)
  const revision = () => shop.db.select().from(catalogRevision)
  const at = await revision()
  await shelveDueTopics(shop.deps)
  expect(await revision()).toEqual(at)
})

test('an offline topic is gone and comes back', async () => {
  await work('PUT', `${office(OLD)}/archived`, { is_archived: true })
  expect((await topic(OLD)).status).toBe(404)
  await work('PUT', `${office(OLD)}/archived`, { is_archived: false })
  expect((await topic(OLD)).status).toBe(200)
})

test('a shop without dealers promises none: no topics about them, no links, no topic of the contact form', async () => {
  const slugs = async () => {
    const data = dataOf<{ categories: { topics: { slug: string }[] }[] }>(
      await shop.send('GET', '/api/help-center'),
    )
    return data.categories.flatMap(({ topics }) => topics.map(({ slug }) => slug))
  }
  const topics = async () =>
    dataOf<{ topics: string[] }>(await shop.send('GET', '/api/contact')).topics
  const all = await slugs()
  expect(all).toContain('book-a-test-ride')
  expect(await topics()).toContain('dealer')
  expect(JSON.stringify((await topic('assemble-the-bike')).body)).toContain('/dealers')
  await shop.db.update(dealers).set({ is_active: false })
  const left = await slugs()
  expect(all.length - left.length).toBe(4)
  for (const slug of left) {
    const text = JSON.stringify((await topic(slug)).body)
    expect(text).not.toMatch(/\/dealers|\{\{|help-center\/(book-a-test|assembly-by|find-a-dealer)/)
  }
  expect((await topic('book-a-test-ride')).status).toBe(404)
  expect(await topics()).not.toContain('dealer')
})
