import type { SearchesPage, SynonymGroup } from '@/contract/searches'
import { createApi } from '@/server/app'
import { createDb } from '@/server/kernel/db/client'
import { helpSearches, helpSynonyms } from '@/server/kernel/db/schema/help-center'

import { registerAdmin } from '../../support/admins'
import { dataOf } from '../../support/member-shop'
import { as, type Member } from '../../support/members'
import { openTestShop, type TestShop } from '../../support/shop'

const PATH = '/api/backoffice/synonyms'

let shop: TestShop
let admin: Member
beforeAll(async () => {
  shop = await openTestShop()
  admin = await registerAdmin(shop)
})
afterAll(() => shop.close())

const work = (method: string, path: string, body?: unknown) => as(shop, admin)(method, path, body)
const read = async () => dataOf<SearchesPage>(await work('GET', '/api/backoffice/searches'))
const find = async (q: string, send = shop.send) => {
  const { body } = await send('GET', `/api/help-center/search?q=${encodeURIComponent(q)}&page=1`)
  return (body.data as unknown as { total: number }).total
}
const add = (...words: string[]) => work('POST', PATH, { words })
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
  expect(searches[0]).toMatchObject({ topics_now: 0, unknown: ['xylophone'] })
})

test('a synonym is known to the searches of every process at once, and the list says so', async () => {
  // Another process: its own connection, and nothing of what this one remembers.
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
  const { id, seen } = dataOf<SynonymGroup>(await add('xylophone', 'Battery'))
  const [here, there] = [await find('xylophones'), await find('xylophone', elsewhere)]
  expect(here).toBeGreaterThan(0)
  expect(there).toBe(await find('xylophone'))
  const { searches } = await read()
  expect(searches.at(-1)).toMatchObject({ query: 'xylophone', topics_now: there })
  await work('PUT', `${PATH}/${id}`, { words: ['xylophone', 'marimba'], seen })
  expect(await find('xylophone', elsewhere)).toBe(0)
  await work('DELETE', `${PATH}/${id}`)
  await other.close()
})

test('words are kept as the search compares them; less than two are no group', async () => {
  const group = dataOf<SynonymGroup>(await add('Pédelec', 'E-Bike', 'pedelec'))
  expect(group.words).toEqual(['pedelec', 'e', 'bike'])
  for (const words of [['one'], [], ['Same', 'same'], ['…', 'word'], ['x'.repeat(41), 'y']]) {
    expect((await add(...words)).status).toBe(422)
  }
})

test('an edit over another one is refused, and so is a group that says nothing new', async () => {
  const { id, seen } = dataOf<SynonymGroup>(await add('aerial', 'antenna'))
  expect((await add('ANTENNA', 'aerial')).body.code).toBe('synonyms_exist')
  const change = (...words: string[]) => work('PUT', `${PATH}/${id}`, { words, seen })
  expect((await change('tire', 'tyre')).body.code).toBe('synonyms_exist')
  const replies = await Promise.all([change('aerial', 'mast'), change('aerial', 'pole')])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('synonyms_changed')
  expect((await work('DELETE', `${PATH}/${id}`)).status).toBe(200)
  expect((await work('DELETE', `${PATH}/${id}`)).body.code).toBe('synonyms_not_found')
  expect((await change('aerial', 'mast')).body.code).toBe('synonyms_not_found')
})

test('of several equal groups at once one is written, and there are 500 at most', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => add('brolly', 'umbrella')))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const left = 500 - (await shop.db.select().from(helpSynonyms)).length
  const rows = Array.from({ length: left }, (_, index) => ({ words: [`a${index}`, `b${index}`] }))
  await shop.db.insert(helpSynonyms).values(rows)
  expect((await add('one', 'more')).body.code).toBe('synonyms_full')
})
