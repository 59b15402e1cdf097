import { sql } from 'drizzle-orm'

import type { AuditEntry, AuditList } from '@/contract/office/audit/audit'
import { createApi } from '@/server/app'
import { writeEntry } from '@/server/kernel/audit/write-entry'
import { requireAuditLog } from '@/scripts/database/require-audit-log'

import { registerAdmin } from '@/__tests__/support/admins'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, bearer } from '@/__tests__/support/members'
import { shared, sharedShop } from '@/__tests__/support/fixtures'

const SKU = 'frame:nyx:M'

const shop = sharedShop()
const owner = shared(() => registerAdmin(shop, 'Olga'))
const other = shared(() => registerAdmin(shop, 'Max', 'manager'))
beforeAll(async () => {
  await as(shop, owner)('PUT', `/api/backoffice/stock/${SKU}/threshold`, { threshold: 7 })
  await as(shop, other)('PUT', `/api/backoffice/stock/${SKU}/threshold`, { threshold: 9 })
  for (let day = 1; day <= 120; day += 1) {
    const at = new Date(Date.UTC(2020, 0, day, 12))
    const origin = { action: 'backoffice.addNote', requestId: 'r', at, actor: null }
    const details = { before: {}, after: {}, asked: {}, reason: '=1+1' }
    await writeEntry(shop.db, origin, { entity: { kind: 'orders', id: `NK-${day}` }, details })
  }
})

const get = (query: string) => as(shop, owner)('GET', `/api/backoffice/audit${query}`)
const find = async (query: string) => dataOf<AuditList>(await get(query))
const subjects = ({ items }: AuditList) => items.map(({ subject }) => subject.id)

test('the newest change comes first, with who, what, before and after', async () => {
  const { items, people } = await find('')
  expect(items[0]).toMatchObject({
    ...{ action: 'stock.setThreshold', role: 'manager', subject: { kind: 'stock', id: SKU } },
    ...{ before: { threshold: 7 }, after: { threshold: 9 }, is_erased: false },
    actor: { name: expect.stringContaining('Max') },
  })
  expect(people.map(({ name }) => name)).toEqual([
    expect.stringContaining('Max'),
    expect.stringContaining('Olga'),
  ])
})

test('a search by person, action, subject in any letter case, and day finds just those', async () => {
  const olga = (await find('')).people.find(({ name }) => name.includes('Olga'))?.id
  expect((await find(`?person=${olga}`)).items.map(({ after }) => after)).toEqual([
    { threshold: 7 },
  ])
  expect((await find('?person=nobody')).items).toEqual([])
  expect((await find('?action=stock.setThreshold')).items).toHaveLength(2)
  expect(subjects(await find('?subject=nk-12'))).toEqual(['NK-12'])
  expect(subjects(await find('?kind=stock&subject=FRAME:nyx:m'))).toEqual([SKU, SKU])
  expect(subjects(await find('?from=2020-01-03&to=2020-01-05'))).toEqual(['NK-5', 'NK-4', 'NK-3'])
})

test('pages lead on and back without a gap, also while entries are added', async () => {
  const first = await find('?kind=orders')
  const second = await find(`?kind=orders&after=${first.next}`)
  const third = await find(`?kind=orders&after=${second.next}`)
  const all = [first, second, third].flatMap(subjects)
  expect(all).toEqual(Array.from({ length: 120 }, (_, index) => `NK-${120 - index}`))
  expect([first.previous, third.next]).toEqual([null, null])
  const back = await find(`?kind=orders&before=${third.previous}`)
  expect(back.items).toEqual(second.items)
  expect([first, second, third, back].map(({ range }) => range)).toEqual(
    [1, 51, 101, 51].map((from) => ({ from, matching: 120 })),
  )
})

test('an entry says its place in the chain, and one that isn’t there isn’t found', async () => {
  const { items } = await find('')
  expect(dataOf<AuditEntry>(await get(`/${items[0]?.id}`))).toMatchObject({
    ...items[0],
    link: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  expect((await get('/999999')).status).toBe(404)
})

test('the table holds every entry of the search, and no cell is run as a formula', async () => {
  const reply = await createApi(shop.deps).fetch(
    new Request('http://shop/api/backoffice/audit-table?kind=orders', {
      headers: bearer(owner.token),
    }),
  )
  expect(reply.headers.get('content-type')).toContain('text/csv')
  const lines = (await reply.text()).trim().split('\r\n')
  expect(lines).toHaveLength(121)
  expect(lines[1]).toContain("'=1+1")
})

test('the verification says of a database without a log that it isn’t up to date', async () => {
  await expect(requireAuditLog(shop.db)).resolves.toBeUndefined()
  const empty = shop.db.transaction(async (tx) => {
    await tx.execute(sql`set local search_path to pg_catalog`)
    await requireAuditLog(tx)
  })
  await expect(empty).rejects.toThrow(/no audit log yet/)
})
