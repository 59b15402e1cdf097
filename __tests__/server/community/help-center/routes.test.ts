import { eq } from 'drizzle-orm'

import { searchSynonyms } from '@/server/kernel/db/schema/catalog/searches'
import { helpSearches, helpTopics } from '@/server/kernel/db/schema/community/help-center'
import { seed } from '@/server/seed/seed'
import { purgeOldSearches } from '@/server/community/help-center/record-search'
import { memoryLimits } from '@/server/kernel/ports/limits'

import { sharedShop } from '@/__tests__/support/fixtures'
import { testSearchInput } from '@/__tests__/support/search-input'

const PATHS = ['/api/help-center/searching?keyword=', '/api/help-center/search?q=']
const ATTACKS = [
  "' or 1=1 --",
  "'; drop table help_topics; --",
  '%_%',
  '\\',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'brake:* | !tire & (a)',
  '\ud800',
  '😀 tire',
]

const shop = sharedShop()

const searches = () => shop.db.select().from(helpSearches)
const search = async (q: string) => {
  const { body } = await shop.send('GET', `/api/help-center/search?q=${encodeURIComponent(q)}`)
  return body.data as unknown as { total: number; results: { slug: string }[] }
}

testSearchInput(shop, PATHS, ATTACKS)

test.each(['page=0', 'page=-1', 'page=1.5', 'page=99999999', 'page=x'])(
  'search?%s is refused with its field',
  async (query) => {
    const { status, body } = await shop.send('GET', `/api/help-center/search?q=tire&${query}`)
    expect(status).toBe(422)
    expect(body.errors?.[0]?.field).toBe('page')
  },
)

test('an address searches sixty times a minute; pages of the shop itself are not counted', async () => {
  process.env.TRUSTED_PROXIES = '1'
  const { limits } = shop.deps
  shop.deps.limits = memoryLimits()
  const send = (headers?: Record<string, string>) =>
    shop.send('GET', '/api/help-center/searching?keyword=tire', undefined, headers)
  const visitor = { 'x-forwarded-for': '203.0.113.9' }
  for (let count = 0; count < 60; count += 1) expect((await send(visitor)).status).toBe(200)
  const refused = await send(visitor)
  expect(refused.status).toBe(429)
  expect(refused.body).toMatchObject({ status: 429, data: { total: 0, results: [] } })
  expect((await send()).status).toBe(200)
  shop.deps.limits = limits
  delete process.env.TRUSTED_PROXIES
})

describe('what is written down of searches', () => {
  beforeEach(() => shop.db.delete(helpSearches))

  test('is the words, the number of results and the day, counted', async () => {
    await search('Flat  TIRE?')
    await search('flat tire')
    await search('zzzyx')
    const { total } = await search('flat tire')
    expect(await searches()).toEqual(
      expect.arrayContaining([
        { day: '2026-11-20', query: 'flat tire', results: total, times: 3 },
        { day: '2026-11-20', query: 'zzzyx', results: 0, times: 1 },
      ]),
    )
  })

  test.each([
    ['a mailbox', 'refund for ada@example.com'],
    ['a telephone', 'call me +1 (503) 555-7788'],
    ['an order', 'where is NK-100001'],
    ['a frame number', 'nx 20261105'],
  ])('leaves out what may name a person: %s', async (_name, text) => {
    await search(text)
    expect(await searches()).toEqual([])
  })

  test('is forgotten after four hundred days', async () => {
    const row = { query: 'flat tire', results: 3 }
    await shop.db.insert(helpSearches).values([
      { ...row, day: '2025-10-16' },
      { ...row, day: '2025-10-15' },
    ])
    await purgeOldSearches(shop.deps)
    expect((await searches()).map(({ day }) => day)).toEqual(['2025-10-16'])
  })

  test('is not what is only typed, and not later pages', async () => {
    await shop.send('GET', '/api/help-center/searching?keyword=tire')
    await shop.send('GET', '/api/help-center/search?q=tire&page=2')
    expect(await searches()).toEqual([])
  })
})

describe('a topic', () => {
  test('has its text as a tree, its facts filled in, and its neighbors', async () => {
    const { body } = await shop.send('GET', '/api/help-center/topics/torque-values')
    expect(body.data).toMatchObject({
      title: 'How tight should the bolts be?',
      category: { slug: 'assembly-and-care', title: 'Assembly and care' },
      headings: [{ text: 'Nireeka Prime' }, { text: 'Nireeka Homie' }, { text: 'Nyx' }],
    })
    expect(JSON.stringify(body.data)).toContain('"tag":"table"')
    expect((body.data as unknown as { related: unknown[] }).related.length).toBeGreaterThan(2)
  })

  test.each(['nothing-here', 'search', 'A B', '..%2F..', 'x'.repeat(500)])(
    '%s is not found',
    async (slug) => {
      expect((await shop.send('GET', `/api/help-center/topics/${slug}`)).status).toBe(404)
    },
  )

  test('that is changed, hidden or to come is so for every search at once', async () => {
    const set = (change: Partial<typeof helpTopics.$inferInsert>) =>
      shop.db.update(helpTopics).set(change).where(eq(helpTopics.slug, 'cookies'))
    const slugs = async (q: string) => (await search(q)).results.map(({ slug }) => slug)
    await set({ source: 'A quokka sits here.' })
    expect(await slugs('quokka')).toEqual(['cookies'])
    await set({ publish_at: null })
    expect(await slugs('quokka')).toEqual([])
    await set({ publish_at: new Date('2026-11-20T13:00:00Z') })
    expect(await slugs('quokka')).toEqual([])
    expect((await shop.send('GET', '/api/help-center/topics/cookies')).status).toBe(404)
    shop.clock.set('2026-11-20T13:00:00Z')
    expect(await slugs('quokka')).toEqual(['cookies'])
    await shop.db.insert(searchSynonyms).values({ words: ['quokka', 'marsupial'] })
    expect(await slugs('marsupials')).toEqual(['cookies'])
  })
})

test('sowing again changes nothing', async () => {
  const all = async () => [
    await shop.db.select().from(helpTopics).orderBy(helpTopics.id),
    await shop.db.select().from(searchSynonyms).orderBy(searchSynonyms.id),
  ]
  const before = await all()
  await seed(shop.url)
  expect(await all()).toEqual(before)
})

test('every topic is an address of the sitemap', async () => {
  const { body } = await shop.send('GET', '/api/public-addresses')
  const { addresses } = body.data as unknown as { addresses: { path: string }[] }
  const rows = await shop.db.select().from(helpTopics)
  const paths = addresses.map(({ path }) => path)
  for (const { slug } of rows) expect(paths).toContain(`/help-center/${slug}`)
  expect(paths).not.toContain('/help-center/search')
})
