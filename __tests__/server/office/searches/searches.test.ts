import type { WireForumFound } from '@/contract/community/forum/forum'
import type { EntryOf } from '@/contract/kit/resource/resource'
import type { SearchInVain, searches } from '@/contract/office/searches/searches'
import type { WireSparePage } from '@/contract/shop/spares/spares'
import { purgeZeroResultSearches } from '@/server/catalog'
import { createApi } from '@/server/app'
import { createDb } from '@/server/kernel/db/client'
import { helpSearches } from '@/server/kernel/db/schema/community/help-center'
import { searchesInVain, searchSynonyms } from '@/server/kernel/db/schema/catalog/searches'

import { sharedOffice } from '@/__tests__/support/fixtures'
import { openThread, writer } from '@/__tests__/support/forum/forum'
import { dataOf } from '@/__tests__/support/member-shop'

const PATH = 'synonyms'
type SynonymGroup = EntryOf<typeof searches>
type SearchesPage = { searches: SearchInVain[] }

const { shop, office } = sharedOffice()
const read = async () => dataOf<SearchesPage>(await office('GET', 'searches'))
const find = async (q: string, send = shop.send) => {
  const { body } = await send('GET', `/api/help-center/search?q=${encodeURIComponent(q)}&page=1`)
  return (body.data as unknown as { total: number }).total
}
const add = (...words: string[]) => office('POST', PATH, { place: 'help', words })
const note = (day: string, query: string, times: number, results = 0) =>
  shop.db.insert(helpSearches).values({ day, query, times, results })

test('what is looked for in vain is counted over 30 days, what finds something is not shown', async () => {
  await note('2026-11-19', 'xylophone', 2)
  await note('2026-11-01', 'xylophone', 5)
  await note('2026-10-19', 'xylophone', 100)
  await note('2026-11-18', 'zeppelin kit', 3)
  await note('2026-11-18', 'battery', 9, 4)
  expect(await find('gyroscope')).toBe(0)
  const { searches } = await read()
  expect(searches.map(({ query, times, last_day }) => [query, times, last_day])).toEqual([
    ['xylophone', 7, '2026-11-19'],
    ['zeppelin kit', 3, '2026-11-18'],
    ['gyroscope', 1, '2026-11-20'],
  ])
  expect(searches[0]).toMatchObject({ results_now: 0, unknown: ['xylophone'] })
})

test('a synonym is known to the searches of every process at once, and the list says so', async () => {
  // Simulates another process with its own connection and empty caches.
  const other = createDb(shop.url, { max: 2, waitMs: 15_000 })
  const api = createApi({ ...shop.deps, db: other.db })
  const elsewhere: typeof shop.send = async (method, path) => {
    const response = await api.request(path, { method })
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as never,
    }
  }
  expect(await find('xylophone', elsewhere)).toBe(0)
  const { id, version } = dataOf<SynonymGroup>(await add('xylophone', 'Battery'))
  const [here, there] = [await find('xylophones'), await find('xylophone', elsewhere)]
  expect(here).toBeGreaterThan(0)
  expect(there).toBe(await find('xylophone'))
  expect((await read()).searches.at(-1)).toMatchObject({ query: 'xylophone', results_now: there })
  await office('PUT', `${PATH}/${id}`, { words: ['xylophone', 'marimba'], version })
  expect(await find('xylophone', elsewhere)).toBe(0)
  await other.close()
})

test('words are kept as the search compares them; less than two are no group', async () => {
  const group = dataOf<SynonymGroup>(await add('Pédelec', 'E-Bike', 'pedelec'))
  expect(group.words).toEqual(['pedelec', 'e', 'bike'])
  for (const words of [['one'], [], ['Same', 'same'], ['…', 'word'], ['x'.repeat(41), 'y']]) {
    expect((await add(...words)).status).toBe(422)
  }
})

test('a group that says nothing new is refused', async () => {
  const { id, version } = dataOf<SynonymGroup>(await add('aerial', 'antenna'))
  const refused = [
    await add('ANTENNA', 'aerial'),
    await office('PUT', `${PATH}/${id}`, { words: ['tire', 'tyre'], version }),
  ]
  for (const { status, body } of refused) {
    expect([status, body.errors?.[0]?.message]).toEqual([422, expect.stringMatching(/already/)])
  }
})

test('of several equal groups at once one is written, and there are 500 at most', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => add('brolly', 'umbrella')))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  const left = 500 - (await shop.db.$count(searchSynonyms))
  const rows = Array.from({ length: left }, (_, index) => ({ words: [`a${index}`, `b${index}`] }))
  await shop.db.insert(searchSynonyms).values(rows)
  expect((await add('one', 'more')).body.errors?.[0]?.message).toMatch(/500 groups/)
})

describe('spare parts and the forum have words and searches of their own', () => {
  const readOf = async (scope: string) =>
    dataOf<SearchesPage>(await office('GET', `searches?place=${scope}`))
  const addTo = (scope: string, ...words: string[]) => office('POST', PATH, { place: scope, words })
  const spares = async (query: object) => {
    const { body } = await shop.send(
      'GET',
      `/api/spares/search?${new URLSearchParams({ ...query })}`,
    )
    return body.data as unknown as WireSparePage
  }
  const forum = async (query: Record<string, string>) => {
    const { body } = await shop.send('GET', `/api/forum/search?${new URLSearchParams(query)}`)
    return body.data as unknown as WireForumFound
  }
  const timesOf = async (scope: string) =>
    Object.fromEntries((await readOf(scope)).searches.map(({ query, times }) => [query, times]))

  test('each search in vain counts, also one whose page is made already; filters, later pages and names don’t', async () => {
    for (const q of ['klaxon', 'klaxon', 'Klaxon!', 'jo@example.com']) await spares({ q })
    for (const q of ['klaxon chain', 'chain']) await spares({ q })
    for (const more of [{ page: '2' }, { bike: 'nyx' }, { stock: '1' }]) {
      await spares({ q: 'klaxon', ...more })
    }
    expect(await timesOf('spares')).toEqual({ klaxon: 3, 'klaxon chain': 1 })
    for (const q of ['klaxon', 'klaxon', 'what is the', 'ask@example.com']) await forum({ q })
    await forum({ q: 'klaxon', solved: 'yes' })
    expect(await timesOf('forum')).toEqual({ klaxon: 2 })
  })

  test('a synonym is of its place alone, for the next search, and what is found now says so', async () => {
    const [chains, plural] = [(await spares({ q: 'chain' })).total, { q: 'klaxons' }]
    expect((await spares(plural)).total).toBe(0)
    const { id, version } = dataOf<SynonymGroup>(await addTo('spares', 'Klaxon', 'chains'))
    const page = await spares(plural)
    expect(page).toMatchObject({ is_partial: false, near: 0 })
    expect(page.total).toBeGreaterThan(0)
    expect(page.total).toBeLessThanOrEqual(chains)
    expect(page.results[0]?.title).toMatch(/^Chain/)
    expect(page.results[0]?.marks).toEqual([[0, 5]])
    expect((await spares({ q: 'klaxom' })).results[0]).toMatchObject({ is_near: true })
    expect((await forum({ q: 'klaxon' })).results).toEqual([])
    expect(await find('klaxon')).toBe(0)
    const known = (await readOf('spares')).searches.find(({ query }) => query === 'klaxon')
    expect(known).toMatchObject({ results_now: page.total, unknown: [] })
    const changed = await office('PUT', `${PATH}/${id}`, { words: ['hooter', 'chain'], version })
    expect(changed.status).toBe(200)
    expect((await spares(plural)).total).toBe(0)
    expect((await readOf('spares')).searches[0]).toMatchObject({ unknown: ['klaxon'] })
  })

  test.each([
    ['brakepads', 'brake pads'],
    ['chain ring', 'chainring'],
    ['brakepads qwertz', undefined],
  ])('%s, once without results, is found now as %s', async (query, expanded) => {
    const day = '2026-11-19'
    await shop.db.insert(searchesInVain).values({ place: 'spares' as const, day, query })
    const { searches } = await readOf('spares')
    const total = expanded === undefined ? 0 : (await spares({ q: expanded })).total
    expect(expanded === undefined || total > 0).toBe(true)
    const { results_now, unknown } = searches.find((one) => one.query === query) ?? {}
    expect({ results_now, unknown }).toEqual({
      results_now: total,
      unknown: expanded === undefined ? ['brakepads', 'qwertz'] : [],
    })
  })

  test('the forum finds threads by synonyms, first in titles, and no correction is told', async () => {
    const writing = await writer(shop, 'Ada')
    for (const title of ['Battery in the cold', 'Rides in the snow']) {
      shop.clock.advance(1_000)
      await openThread(shop, writing, {
        title,
        text: `${title}: does the battery mind?`,
        category: 'prime',
      })
    }
    const battery = await forum({ q: 'battery' })
    expect(battery.results.length).toBe(2)
    await addTo('forum', 'klaxon', 'battery')
    const { results, is_corrected } = await forum({ q: 'klaxon' })
    expect(results.map(({ thread }) => thread.id)).toEqual(
      battery.results.map(({ thread }) => thread.id),
    )
    expect(is_corrected).toBe(false)
    expect(results.every(({ excerpt }) => excerpt.marks.length > 0)).toBe(true)
    const [now] = (await readOf('forum')).searches
    expect(now).toMatchObject({ query: 'klaxon', unknown: [] })
    expect(now?.results_now).toBe(new Set(results.map(({ thread }) => thread.id)).size)
  })

  test('equal words are one group in each place, and a place that is none is refused', async () => {
    expect((await addTo('spares', 'brolly', 'parasol')).status).toBe(200)
    expect((await addTo('forum', 'parasol', 'brolly')).status).toBe(200)
    expect((await addTo('spares', 'parasol', 'brolly')).status).toBe(422)
    expect((await addTo('shop', 'a', 'b')).status).toBe(422)
  })

  test('what is older than 400 days is forgotten', async () => {
    const [old, retained] = [
      { place: 'forum' as const, day: '2025-10-15', query: 'old' },
      { place: 'forum' as const, day: '2025-10-17', query: 'kept' },
    ]
    await shop.db.insert(searchesInVain).values([old, retained])
    await purgeZeroResultSearches(shop.deps)
    const rows = await shop.db.select().from(searchesInVain)
    expect(rows.map(({ query }) => query)).toEqual(expect.arrayContaining(['kept']))
    expect(rows.map(({ query }) => query)).not.toContain('old')
  })
})
